import type { Opener } from '#core/opener.ts';

export const open: Opener = ({ mode }) => ({ tab: 'permissions', permissions: mode });
