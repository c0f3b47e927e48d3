import type { Opener } from '#core/opener.ts';

export const open: Opener = ({ text }, op) =>
  op.endsWith('/extract') ? { list: text, tab: 'many' } : { text, tab: 'one' };
