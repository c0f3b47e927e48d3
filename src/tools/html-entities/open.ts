import type { Opener } from '#core/opener.ts';

export const open: Opener = (input, op) =>
  op.endsWith('/decode')
    ? { ...input, text: '', escaped: input['text'], source: 'escaped' }
    : { ...input, source: 'text' };
