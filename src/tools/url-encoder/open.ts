import type { Opener } from '#core/opener.ts';

export const open: Opener = (input, op) =>
  op.endsWith('/decode')
    ? { ...input, text: '', encoded: input['text'], source: 'encoded' }
    : { ...input, source: 'text' };
