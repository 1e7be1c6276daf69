// What a card can take in Tablić: groups of table cards that sum to its value, and choices of them.

const NUMBERS = { J: 12, Q: 13, K: 14 };
const MOST_GROUPS = 60;

const rankOf = (code) => code.slice(0, -1);
const aces = (rules) => (rules.ace === '1' ? [1] : [1, 11]);

/** What a card may count when it lies on the table. */
const valuesOf = (code, rules) =>
  rankOf(code) === 'A' ? aces(rules) : [NUMBERS[rankOf(code)] ?? Number(rankOf(code))];

/** What a card counts when it is played; the ace as 11 takes all that it takes as 1. */
const playedAs = (code, rules) => Math.max(...valuesOf(code, rules));

const sweeps = (code, rules) => rules.jack === 'sweeps' && rankOf(code) === 'J';

/** All groups of table cards that a card can take, the small ones first. */
export function groups(played, table, rules) {
  if (sweeps(played, rules)) return table.length ? [[...table]] : [];
  const goal = playedAs(played, rules);
  const found = [];
  const grow = (from, group, sum) => {
    if (sum === goal) found.push(group);
    if (sum >= goal) return;
    for (let i = from; i < table.length; i += 1) {
      for (const value of valuesOf(table[i], rules)) grow(i + 1, [...group, table[i]], sum + value);
    }
  };
  grow(0, [], 0);
  const unique = new Map(found.map((group) => [group.join(' '), group]));
  return [...unique.values()].sort((a, b) => a.length - b.length).slice(0, MOST_GROUPS);
}

/** Splits chosen cards into groups that a card takes, or gives null when that cannot be. */
export function split(played, chosen, rules) {
  if (sweeps(played, rules)) return [chosen];
  const possible = groups(played, chosen, rules);
  const solve = (left) => {
    if (left.length === 0) return [];
    for (const group of possible.filter(
      (candidate) => candidate.includes(left[0]) && candidate.every((code) => left.includes(code)),
    )) {
      const rest = solve(left.filter((code) => !group.includes(code)));
      if (rest) return [group, ...rest];
    }
    return null;
  };
  return solve(chosen);
}

const worth = (code) => (code === '10d' ? 2 : code === '2c' || /^(A|10|J|Q|K)/.test(code) ? 1 : 0);

/** The points of some cards. */
export const points = (codes) => codes.reduce((sum, code) => sum + worth(code), 0);

/** The choice of disjoint groups that brings the most points, then the most cards. */
export function richest(played, table, rules) {
  const possible = groups(played, table, rules);
  let best = [];
  const better = (a, b) => points(a) - points(b) || a.length - b.length;
  const grow = (from, taken) => {
    if (better(taken, best) > 0) best = taken;
    for (let i = from; i < possible.length; i += 1) {
      if (!possible[i].some((code) => taken.includes(code))) grow(i + 1, [...taken, ...possible[i]]);
    }
  };
  grow(0, []);
  return best;
}
