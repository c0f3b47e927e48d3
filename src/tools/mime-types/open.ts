import type { Opener } from '#core/opener.ts';

export const open: Opener = ({ type, name = type }) =>
  name === undefined ? {} : { query: name, top: 'all', source: 'all' };
