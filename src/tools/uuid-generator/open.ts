import type { Opener } from '#core/opener.ts';

export const open: Opener = (input, op) => {
  if (op.endsWith('/parse-list')) return { uuid: input['text'], tab: 'decode' };
  return { ...input, tab: op.endsWith('/parse') ? 'decode' : 'generate' };
};
