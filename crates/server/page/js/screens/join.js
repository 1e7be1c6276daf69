// A friend's table: the link leads here, and from here to a free seat, or to the rail to watch.

import { joinTable, snapshot } from '../api.js';
import { note } from '../announce.js';
import { fill, h } from '../dom.js';
import { hasFreeSeat } from '../invite.js';
import { keepTable, PERSON, seatAt } from '../memory.js';
import { p } from '../words.js';

const TAKEN = 409;

async function takeFreeSeat(id) {
  const seated = await joinTable(id);
  const { game, players } = await snapshot(seated);
  const against = players.filter((_, seat) => seat !== seated.seat).map(({ name }) => name || PERSON);
  keepTable({ ...seated, game, against, begun: Date.now() });
}

/** Takes the first free seat; when there is none, or none any more, says so. */
async function takeSeat(id) {
  if (hasFreeSeat(await snapshot({ table: id }))) {
    try {
      return await takeFreeSeat(id);
    } catch (error) {
      if (error.status !== TAKEN) throw error;
    }
  }
  return note(p('seats-taken'));
}

/** Takes a seat if one is free and goes to the table; who sits there already just goes there. */
export function joinScreen(root, id) {
  let left = false;
  fill(root, h('p', { class: 'working' }, p('working')));
  const go = async () => {
    if (!seatAt(id)) await takeSeat(id);
    if (!left) location.replace(`#/t/${id}`);
  };
  go().catch((error) =>
    fill(
      root,
      h(
        'section',
        { class: 'panel lonely' },
        h('h1', null, p('join-failed')),
        h('p', null, error.message),
        h('a', { class: 'primary', href: '#/' }, p('to-lobby')),
      ),
    ),
  );
  return {
    leave() {
      left = true;
    },
  };
}
