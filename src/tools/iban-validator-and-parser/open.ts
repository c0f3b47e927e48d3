import type { Opener } from '#core/opener.ts';

export const open: Opener = (input, op) =>
  op.endsWith('/parse-list') ? { list: input['text'], tab: 'many' } : { ...input, tab: 'check' };
