import type { Opener } from '#core/opener.ts';

/** A list opens where accounts are moved. The field for the secret reads single addresses as well. */
export const open: Opener = ({ text, uri = text, secret = uri }, op) =>
  op === 'otp-generator/read-list' ? { list: text, tab: 'move' } : { secret };
