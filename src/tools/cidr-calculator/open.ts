import type { Opener } from '#core/opener.ts';

/** The tab of an operation. */
const tabs: Readonly<Record<string, string>> = {
  relate: 'compare',
  contains: 'look-up',
  overlaps: 'merge',
  merge: 'merge',
  exclude: 'exclude',
  'to-ranges': 'merge',
  'from-range': 'merge',
  format: 'merge',
  split: 'split',
};

export const open: Opener = (input, op) => {
  const name = op.slice(op.indexOf('/') + 1);
  const tab = tabs[name] ?? 'facts';
  if (name === 'to-ranges') return { ...input, as: 'range', tab };
  if (name !== 'from-range') return { ...input, tab };
  return { networks: `${String(input['first'])} - ${String(input['last'])}`, tab };
};
