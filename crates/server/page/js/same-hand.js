// "Let each player play my hand": the same deal, another player in one's seat.

import { finished, games, sameHandState, startSameHand } from './api.js';
import { fill, h } from './dom.js';
import { playerName, sideOf } from './names.js';
import { linkTo } from './share.js';
import { number, p, t } from './words.js';

const end = (table, row) => {
  const side = sideOf(table.game, table.rules, table.seat);
  if (row.winner === null || row.winner === undefined) return row.winners?.includes(side) ? 'won' : 'drawn';
  return row.winner === side ? 'won' : 'lost';
};

/** The panel; it asks the server when the person says so. */
export function sameHandPanel(record, table, stopped) {
  const box = h('section', { class: 'panel' });
  const outcome = h('div', { 'aria-live': 'polite' });
  const choose = async () => {
    const all = (await games()).find((game) => game.name === table.game).players;
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
      const id = job.job ?? job.review ?? job['same-hand'] ?? job.id;
      const state = await finished(
        () => sameHandState(id),
        ({ done, of }) => {
          if (of) fill(outcome, h('p', { class: 'working' }, p('working-of', { done, of })));
        },
        stopped,
      );
      if (state.state === 'failed') throw new Error(state.error ?? p('failed'));
      if (state.state === 'done')
        fill(
          outcome,
          rowsTable(await Promise.all((state.rows ?? state.result?.rows ?? state.review?.rows).map(asRow))),
        );
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
          h('th', { scope: 'col' }, p('player')),
          h('th', { scope: 'col' }, p('result')),
          h('th', { scope: 'col' }, p('score')),
          h('th', null, h('span', { class: 'visually-hidden' }, p('to-replay'))),
        ),
      ),
      h(
        'tbody',
        null,
        [
          { player: null, scores: record.scores, winner: record.winner, winners: record.winners },
          ...rows,
        ].map((row) =>
          h(
            'tr',
            { class: `${row.player ? '' : 'you'} ${end(table, row)}` },
            h('th', { scope: 'row' }, row.player ? playerName(row.player) : t('who-you')),
            h('td', null, t(`page-short-${end(table, row)}`)),
            h(
              'td',
              null,
              (row.scores ?? []).map((score) => number(score, Number.isInteger(score) ? 0 : 1)).join(' : '),
            ),
            h(
              'td',
              null,
              row.link ? h('a', { href: row.link.slice(row.link.indexOf('#')) }, p('watch')) : '',
            ),
          ),
        ),
      ),
    );
  choose().catch((error) => fill(box, h('p', { class: 'error' }, error.message)));
  return box;
}
