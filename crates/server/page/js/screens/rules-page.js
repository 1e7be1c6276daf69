// The rules of a game on a page of their own: what the cards are worth in pictures, then in words.

import { card } from '../cards.js';
import { fill, h } from '../dom.js';
import { NAMES, tableOf } from '../games.js';
import { gameName } from '../names.js';
import { settingsOf } from '../settings.js';
import { p } from '../words.js';
import { rulesLines } from './rules.js';

/** Cards with what stands under each, where a game has such pictures. */
export const pictures = (game) =>
  tableOf(game).ranks
    ? h(
        'ul',
        { class: 'rank-pictures' },
        tableOf(game)
          .ranks()
          .map(({ cards, note }) =>
            h(
              'li',
              null,
              h('span', { class: 'fan' }, cards.map((code) => card(game, code, { class: 'small' }))),
              h('span', { class: 'rank-note' }, note),
            ),
          ),
      )
    : null;

export function rulesScreen(root, asked) {
  const game = NAMES.includes(asked) ? asked : NAMES[0];
  let left = false;
  document.title = `${p('rules-of', { game: gameName(game) })} · Adut`;
  rulesLines(game, settingsOf(game).rules).then((lines) => {
    if (left) return;
    fill(
      root,
      h(
        'article',
        { class: 'rules-page panel' },
        h('h1', null, p('rules-of', { game: gameName(game) })),
        pictures(game),
        lines.map((line) => h('p', null, line)),
        h(
          'div',
          { class: 'toolbar' },
          h('a', { class: 'primary', href: `#/learn/${game}` }, p('learn')),
          h('a', { class: 'secondary', href: '#/' }, p('to-lobby')),
        ),
      ),
    );
  });
  return {
    leave() {
      left = true;
    },
  };
}
