// Changed leaves in an address: `set=9:-4`, once for each.

/** The leaves and their values that an address names. @param {URLSearchParams} params */
export const setsIn = (params) =>
  params.getAll('set').map((text) => {
    const [leaf, values = ''] = text.split(':');
    return [Number(leaf), values.split(',').map(Number)];
  });

/** Adds them to an address. @param {URLSearchParams} params @param {[number, number[]][]} sets */
export function addSets(params, sets) {
  for (const [leaf, values] of sets) params.append('set', `${leaf}:${values.join(',')}`);
}
