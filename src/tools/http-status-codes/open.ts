import type { Opener } from '#core/opener.ts';

export const open: Opener = ({ code }) => ({ query: String(code), filter: 'all' });
