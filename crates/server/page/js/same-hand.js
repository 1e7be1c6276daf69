// "Let each player play my hand": the same deal, another player in one's seat.

import { catalogue, finished, sameHandState, startSameHand } from './api.js';
import { fill, h } from './dom.js';
import { playerName, sideOf } from './names.js';
import { linkTo } from './share.js';
import { number, p, t } from './words.js';

const end = (table, row) => {
  const side = sideOf(table, table.seat);
  if (row.winner === null || row.winner === undefined) return row.winners?.includes(side) ? 'won' : 'drawn';
  return row.winner === side ? 'won' : 'lost';
};

/** How one player fared: name, result, score, and the way to watch it. */
function rowOf(table, { player, scores = [], link, ...result }) {
  const how = end(table, result);
  const digits = (score) => (Number.isInteger(score) ? 0 : 1);
  return h(
    'tr',
    { class: `${player ? '' : 'you'} ${how}` },
    h('th', { scope: 'row' }, player ? playerName(player) : t('who-you')),
    h('td', null, t(`page-short-${how}`)),
    h('td', null, scores.map((score) => number(score, digits(score))).join(' : ')),
    h('td', null, link ? h('a', { href: link.slice(link.indexOf('#')) }, p('watch')) : ''),
  );
}

/** The panel; it asks the server when the person says so. */
export function sameHandPanel(record, table, stopped) {
  const box = h('section', { class: 'panel' });
  const outcome = h('div', { 'aria-live': 'polite' });
  const choose = async () => {
    const all = (await catalogue()).find((game) => game.name === table.game).players;
    const form = h(
      'form',
      {
        class: 'who-plays',
        onsubmit: (event) => {
          event.preventDefault();
          run(new FormData(form).getAll('player'));
        },
      },
      h(
        'div',
        { class: 'checks' },
        all.map((player) =>
          h(
            'label',
            null,
            h('input', { type: 'checkbox', name: 'player', value: player.name, checked: player.level }),
            ' ',
            playerName(player.name),
            player.sees === 'all-knowing'
              ? h('span', { class: 'sees-all', title: p('sees-all') }, p('sees-all-mark'))
              : null,
          ),
        ),
      ),
      h('button', { class: 'primary' }, p('same-hand-start')),
    );
    fill(
      box,
      h('h2', null, p('to-same-hand')),
      h('p', { class: 'soft' }, p('same-hand-note')),
      form,
      outcome,
    );
  };
  const run = async (players) => {
    if (!players.length) return;
    fill(outcome, h('p', { class: 'working' }, p('working')));
    try {
      const job = await startSameHand(record, table.seat, players);
      const state = await finished(
        () => sameHandState(job.review),
        ({ done, of }) => {
          if (of) fill(outcome, h('p', { class: 'working' }, p('working-of', { done, of })));
        },
        stopped,
      );
      if (state.state === 'failed') throw new Error(state.error ?? p('failed'));
      if (state.state === 'done') fill(outcome, rowsTable(await Promise.all(state.result.rows.map(asRow))));
    } catch (error) {
      fill(outcome, h('p', { class: 'error' }, error.message));
    }
  };
  const asRow = async (row) => {
    const players = record.players.map((name, seat) => (seat === table.seat ? row.player : name));
    return {
      ...row,
      link: await linkTo({
        ...record,
        players,
        moves: row.moves,
        scores: row.scores,
        winner: row.winner,
        winners: row.winners,
      }),
    };
  };
  const rowsTable = (rows) =>
    h(
      'table',
      { class: 'rows' },
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          ['player', 'result', 'score', 'to-replay'].map((id) => h('th', { scope: 'col' }, p(id))),
        ),
      ),
      h(
        'tbody',
        null,
        [{ ...record, player: null }, ...rows].map((row) => rowOf(table, row)),
      ),
    );
  choose().catch((error) => fill(box, h('p', { class: 'error' }, error.message)));
  return box;
}
