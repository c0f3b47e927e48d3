import type { Opener } from '#core/opener.ts';

/** The two panes hold what an operation reads: `text` the plain side, `encoded` the other one. */
export const open: Opener = ({ text, domain, ...input }, op) => {
  const given = String(text ?? domain ?? '');
  const encoded = { ...input, encoded: given, source: 'encoded' };
  switch (op.split('/')[1]) {
    case 'decode':
    case 'detect':
      return encoded;
    case 'idn-to-unicode':
      return { ...encoded, format: 'idn' };
    case 'from-punycode':
      return { ...encoded, format: 'punycode' };
    case 'idn-to-ascii':
      return { ...input, text: given, format: 'idn' };
    case 'to-punycode':
      return { ...input, text: given, format: 'punycode' };
    default:
      return { ...input, text: given };
  }
};
