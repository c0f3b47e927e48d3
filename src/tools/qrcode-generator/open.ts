import type { Opener } from '#core/opener.ts';

export const open: Opener = (input) => ({ ...input, tab: 'text' });
