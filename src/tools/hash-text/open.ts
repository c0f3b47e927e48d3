import type { Opener } from '#core/opener.ts';

export const open: Opener = (input, op) => {
  if (op.endsWith('/hash-file')) return { tab: 'file' };
  if (op.endsWith('/check-list')) return { tab: 'file', list: input['list'] };
  return op.endsWith('/identify') ? { tab: 'text', expected: input['text'] } : { tab: 'text', text: input['text'] };
};
