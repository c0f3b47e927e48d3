import type { Opener } from '#core/opener.ts';

export const open: Opener = (input, op) => {
  if (op.endsWith('/hash-file')) return { tab: 'file' };
  return op.endsWith('/identify') ? { tab: 'text', expected: input['text'] } : { tab: 'text', text: input['text'] };
};
