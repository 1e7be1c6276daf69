// How a game stands at a node, and how its moves stand on the edges.

import { triesteCard } from '../../art/trieste.js';
import { card } from '../cards.js';
import { drawn, h } from '../dom.js';
import { picture } from '../../games/connect4/board.js';
import { p, t } from '../words.js';
import { element } from './view.js';

const codes = (text) => (text === '' ? [] : text.split(' '));

/** A board; the small letters are the stones of a winning row, which is lit. */
export function boardSpot(spot) {
  const rows = spot.split('/');
  const won = rows.flatMap((line, row) =>
    [...line].flatMap((stone, col) => (/[xo]/.test(stone) ? [`${row},${col}`] : [])),
  );
  return drawn(picture(spot.toUpperCase().split('/'), new Set(won)));
}

/** A table: the trick in the middle, both hands open, what is left to draw. */
export function tableSpot(spot) {
  const cards = (text, options) => codes(text).map((code) => card('briskula', code, options));
  const part = (name, text, shown) =>
    h(
      'div',
      { class: `spot-part spot-${name}` },
      h('p', null, text),
      h('div', { class: 'spot-cards' }, shown),
    );
  const hand = (seat, name) =>
    part('hand', `${t(name)}: ${t('count-points', { count: spot.points[seat] })}`, cards(spot.hands[seat]));
  return h(
    'div',
    { class: 'spot-table' },
    hand(0, 'tree-max'),
    part('trick', p('trick'), spot.trick ? cards(spot.trick) : p('trick-empty')),
    hand(1, 'tree-min'),
    part('rest', spot.stock ? t('tree-stock-left') : p('trump-label'), cards(spot.stock || spot.trump)),
  );
}

/** Cards on edges: small, drawn once each and used from there. */
export function cardMarks(stage) {
  const store = element('defs', {}, stage);
  const known = new Set();
  const [width, height] = [27, 45];
  return {
    room: 28,
    draw(code) {
      if (!known.has(code)) {
        known.add(code);
        const face = drawn(triesteCard(code));
        const symbol = element(
          'symbol',
          { id: `card-${code}`, viewBox: face.getAttribute('viewBox') },
          store,
        );
        symbol.append(...face.childNodes);
      }
      const mark = element('g', { class: 'move-mark' });
      element(
        'rect',
        { x: -width / 2 - 2, y: -height / 2 - 2, width: width + 4, height: height + 4, rx: 4 },
        mark,
      );
      element('use', { href: `#card-${code}`, x: -width / 2, y: -height / 2, width, height }, mark);
      return mark;
    },
  };
}
