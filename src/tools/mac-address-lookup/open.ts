import type { Opener } from '#core/opener.ts';

const modes: Readonly<Record<string, string>> = { find: 'many', extract: 'many' };

export const open: Opener = (input, op) => {
  const name = op.slice(op.indexOf('/') + 1);
  if (name === 'from-ipv6') return { ipv6: input['address'], mode: 'ipv6' };
  return { ...input, mode: modes[name] ?? 'one' };
};
