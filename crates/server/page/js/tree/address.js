// Changed leaves in an address: `set=9:-4`, once for each.

/** The leaves and their values that an address names. @param {URLSearchParams} wishes */
export const setsIn = (wishes) =>
  wishes.getAll('set').map((text) => {
    const [leaf, values = ''] = text.split(':');
    return [Number(leaf), values.split(',').map(Number)];
  });

/** Adds them to an address. @param {URLSearchParams} wishes @param {[number, number[]][]} sets */
export function addSets(wishes, sets) {
  for (const [leaf, values] of sets) wishes.append('set', `${leaf}:${values.join(',')}`);
}
