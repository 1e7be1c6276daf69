// The horse of the konj, stepping to the left with one foreleg raised.

import { TONE as T, circle, line, path } from './shapes.js';

/** Coat, its shade and the mane as tones, and the colour of the saddle cloth. */
export function horse([coat, shade, mane], cloth) {
  const hoof = (d) => path(d, T.ink);
  const far =
    path('M158 246C150 268 150 286 146 304L142 316H156C158 302 166 284 172 262Z', shade, T.ink, 1) +
    hoof('M142 312H157L156 320H139Z') +
    path(
      'M84 236C66 232 46 232 38 242C34 252 42 264 44 276L56 274C54 264 51 256 54 252C64 254 78 258 90 252Z',
      shade,
      T.ink,
      1,
    ) +
    hoof('M43 272L57 270L58 280L44 283Z');
  const tail =
    path(
      'M184 204C206 206 208 244 198 280C194 294 186 298 184 288C190 264 190 236 180 220Z',
      mane,
      shade,
      1.2,
    ) + line('M190 216C198 236 196 258 191 278', shade, 1.2);
  const body =
    path(
      'M68 138C82 146 96 164 100 188C116 194 140 188 158 190C178 192 190 206 188 228C187 242 182 248 178 254C182 266 188 272 184 284C180 294 178 302 176 310L180 318H162L166 302C166 292 167 284 163 276C157 266 150 260 146 250C128 258 108 256 96 248C96 266 93 284 93 304L96 318H77L81 302C81 284 77 264 74 244C62 236 56 222 60 204C62 194 61 188 58 182C52 187 46 190 40 194C33 197 25 192 26 184C27 176 36 164 42 153C46 145 54 138 60 135L60 122L69 134Z',
      coat,
      shade,
      1.8,
    ) +
    path('M146 250C160 254 172 250 180 240C182 250 180 252 178 256C168 262 156 260 148 254Z', shade) +
    hoof('M78 311H95L97 320H74Z') +
    hoof('M163 311H178L182 320H160Z');
  const head =
    circle(50, 158, 2.6, T.ink) +
    circle(32, 184, 1.8, T.ink) +
    line('M31 191Q36 192 40 188', T.ink, 1.2) +
    path('M62 124L66 118L70 134Z', shade) +
    line('M34 174L45 186M42 152L60 176M60 178L66 146M40 182C54 190 70 186 82 176', T.red, 2.6) +
    circle(40, 181, 3, T.gold, T.goldDark, 1);
  const crest =
    path(
      'M60 134C68 128 76 132 80 138C94 148 106 168 106 192C100 186 95 184 90 188C93 178 88 173 80 176C85 167 78 160 71 162C75 153 69 147 62 148C65 142 63 138 60 134Z',
      mane,
      shade,
      1.2,
    ) + line('M70 142C80 150 88 160 92 176', shade, 1);
  const saddle =
    path('M96 190Q122 200 152 189L158 236Q126 250 92 238Z', cloth, T.ink, 1.2) +
    line('M96 232Q126 243 154 230', T.goldLight, 3) +
    line('M60 214Q80 224 96 216M158 214Q176 216 187 222', T.red, 3.4);
  return far + tail + body + head + crest + saddle;
}
