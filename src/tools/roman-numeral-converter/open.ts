import type { Opener } from '#core/opener.ts';

export const open: Opener = ({ number, text = String(number) }) => ({ text });
