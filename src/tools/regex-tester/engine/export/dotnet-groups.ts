/**
 * What .NET calls the group that JavaScript gives this number, from 1: it numbers the groups without a name first, so a
 * name is the only safe way to the others. `names` are those of all groups, in order.
 *
 * @example
 * ```ts
 * dotnetGroup(['year', null], 2); // '1'
 * ```
 */
export const dotnetGroup = (names: readonly (string | null)[], number: number): string =>
  names[number - 1] ?? String(names.slice(0, number).filter((name) => name === null).length);
