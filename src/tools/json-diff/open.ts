import type { Opener } from '#core/opener.ts';

export const open: Opener = ({ left, right = '' }) => ({ left, right });
