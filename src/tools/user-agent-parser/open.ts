import type { Opener } from '#core/opener.ts';

export const open: Opener = ({ userAgent, text = userAgent }) => ({ text, isPrefilled: true });
