import type { Opener } from '#core/opener.ts';

export const open: Opener = ({ value, ...input }) => ({ ...input, value: String(value) });
