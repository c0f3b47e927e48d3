import type { Opener } from '#core/opener.ts';

export const open: Opener = ({ text, ...rest }, op) =>
  op.endsWith('/unescape') ? { ...rest, literal: text, source: 'literal' } : { ...rest, text, source: 'text' };
