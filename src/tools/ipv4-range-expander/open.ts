import type { Opener } from '#core/opener.ts';

export const open: Opener = (input, op) => ({ ...input, mode: op.endsWith('/aggregate') ? 'many' : 'one' });
