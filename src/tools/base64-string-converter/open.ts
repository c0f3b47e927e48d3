import type { Opener } from '#core/opener.ts';

export const open: Opener = (input, op) =>
  op.endsWith('/decode') ? { base64: input['text'], source: 'base64' } : { ...input, source: 'text' };
