import type { Opener } from '#core/opener.ts';

export const open: Opener = ({ emoji, query = emoji }) => ({ query });
