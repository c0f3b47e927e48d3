import type { Opener } from '#core/opener.ts';

export const open: Opener = (input, op) => ({
  ...input,
  mode: ['bytes', 'passphrase', 'pattern'].find((mode) => op.endsWith(`/${mode}`)) ?? 'characters',
});
