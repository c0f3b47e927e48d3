import type { Opener } from '#core/opener.ts';

export const open: Opener = ({ malformed, ...input }, op) => {
  if (!op.endsWith('/decode')) return { ...input, source: 'text' };
  const { text, base, ...options } = input;
  // The page always finds out the base of what is read; this is the one that it writes.
  const written = typeof base === 'number' ? { base } : {};
  return { ...options, ...written, digits: text, source: 'digits', replaces: malformed === 'replace' };
};
