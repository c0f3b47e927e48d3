import type { Opener } from '#core/opener.ts';

export const open: Opener = (input, op) => ({ ...input, tab: op.endsWith('/transpose') ? 'transpose' : 'list' });
