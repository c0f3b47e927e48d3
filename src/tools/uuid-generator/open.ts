import type { Opener } from '#core/opener.ts';

export const open: Opener = (input, op) => {
  if (op.endsWith('/parse-list')) return { uuid: String(input['text']).trim().split(/\s+/)[0], tab: 'decode' };
  return { ...input, tab: op.endsWith('/parse') ? 'decode' : 'generate' };
};
