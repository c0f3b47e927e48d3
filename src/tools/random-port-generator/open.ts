import type { Opener } from '#core/opener.ts';

export const open: Opener = ({ port, ...input }) => (port === undefined ? input : { lookup: port });
