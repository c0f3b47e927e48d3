import type { Opener } from '#core/opener.ts';

export const open: Opener = (input, op) => {
  if (op.endsWith('htpasswd')) return { ...input, tab: 'htpasswd' };
  return { ...input, tab: op.endsWith('/decode') ? 'decode' : 'create' };
};
