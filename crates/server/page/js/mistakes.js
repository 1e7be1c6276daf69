// Learning from one's mistakes: each costly move of a game once more, before the answer is told.

import { say } from './announce.js';
import { fill, h } from './dom.js';
import { said } from './names.js';
import { replayedTable } from './replayed.js';
import { costText, reasonText } from './review.js';
import { tryout } from './tryout.js';
import { p, t, tenths } from './words.js';

/**
 * The panel beside the felt.
 * @param {{record: any, course: any, review: any, seat: number, show: (table: any, hands: any) => any, reach: (ply: number) => void}} game
 */
export function mistakesPanel({ record, course, review, seat, show, reach }) {
  const mine = review.seats.find((one) => one.seat === seat) ?? review.seats[0];
  const plies = [...mine.told].sort((a, b) => a - b).map((number) => review.plies[number - 1]);
  const box = h('section', { class: 'panel mistakes-panel', 'aria-live': 'polite' });
  const state = { number: 0, said: '' };
  const trial = tryout(show, chosen);

  const present = () => plies[state.number];
  const table = () => replayedTable(record, course, seat, present().ply - 1);
  const valueOf = (move) => present().decision.values.find((value) => value.move === move);

  function begin() {
    if (!plies.length) return fill(box, h('p', null, t('review-no-mistakes')));
    state.said = '';
    reach(present().ply - 1);
    trial.at(table());
    return draw(false);
  }

  function chosen(move) {
    const { decision } = present();
    const phrase = table().choices.find((choice) => choice.move === move)?.phrase;
    const told = phrase ? said(table(), phrase) : move;
    const value = valueOf(move);
    if (move === decision.best || (value && tenths(value.cost) === '0')) return answer(p('mistake-right', { move: told }));
    const same = move === decision.played ? ` ${p('mistake-same')}` : '';
    state.said = `${p('mistake-wrong', { move: told, cost: value ? `${tenths(value.cost)} %` : '–' })}${same}`;
    trial.at(table());
    return draw(false);
  }

  /** The answer, on the cards and in words. */
  function answer(first = '') {
    state.said = first;
    trial.stop();
    show(table(), { pick: {}, hint: present().decision, mine: false, watch: true, set() {}, play() {} });
    draw(true);
  }

  function next() {
    state.number = (state.number + 1) % plies.length;
    begin();
  }

  function draw(answered) {
    const { decision, phrase } = present();
    if (state.said) say(state.said);
    fill(
      box,
      h('h2', null, p('mistake-of', { number: state.number + 1, of: plies.length })),
      state.said ? h('p', { class: 'mistake-said' }, state.said) : null,
      answered
        ? [
            h('p', null, h('b', null, p('better-move', { move: said(table(), decision.best_phrase) }))),
            decision.reason ? h('p', { class: 'why' }, reasonText(record.game, decision.reason)) : null,
            h('p', { class: 'soft' }, p('played-move', { move: said(table(), phrase) }), ' · ', costText(decision)),
          ]
        : h('p', null, p('mistake-ask')),
      h(
        'div',
        { class: 'toolbar' },
        answered
          ? null
          : h('button', { type: 'button', class: 'secondary', onclick: () => answer() }, p('mistake-show')),
        state.number + 1 < plies.length
          ? h('button', { type: 'button', class: answered ? 'primary' : 'quiet', onclick: next }, p('mistake-next'))
          : answered
            ? h('p', { class: 'soft' }, p('mistake-done'))
            : null,
      ),
    );
  }

  return { box, begin, stop: () => trial.stop() };
}
