import { compiledPattern } from '#lib/compiled-pattern.ts';

/** Categories of RFC 9485 §3. */
const category = String.raw`\\[pP]\{(?:L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|Z[lps]?|S[ckmo]?|C[cfno]?)\}`;
const escaped = String.raw`\\[().*+\-?[\\\]^nrt{|}]`;
const classChar = String.raw`(?:[^\-[\\\]]|${escaped})`;
const classPart = String.raw`(?:${classChar}-${classChar}|${classChar}|${category})`;

/** One piece of a regular expression, without its quantifier. */
const tokens = new RegExp(
  String.raw`(?<any>\.)|(?<class>\[\^?(?:-?${classPart}+-?|-)\])|(?<category>${category})|(?<escape>${escaped})|(?<sign>[()|])|(?<repeat>[*+?]|\{\d+(?:,\d*)?\})|(?<char>[^().*+?[\\\]{|}])`,
  'uy',
);

/** Translated as RFC 9485 §5.4 says; undefined for what is not an I-Regexp. */
function translate(pattern: string): string | undefined {
  let out = '';
  let depth = 0;
  let canRepeat = false;
  for (let at = 0; at < pattern.length;) {
    tokens.lastIndex = at;
    const found = tokens.exec(pattern);
    if (!found) return undefined;
    const [token] = found;
    const { any, escape, repeat, sign } = found.groups ?? {};
    if (repeat !== undefined && !canRepeat) return undefined;
    if (sign === ')' && --depth < 0) return undefined;
    if (sign === '(') depth++;
    canRepeat = repeat === undefined && sign !== '(' && sign !== '|';
    if (any !== undefined) out += String.raw`[^\n\r]`;
    else if (sign === '(') out += '(?:';
    else out += escape === String.raw`\-` ? '-' : token === '/' ? String.raw`\/` : token;
    at += token.length;
  }
  return depth === 0 ? out : undefined;
}

const known = new Map<string, RegExp | undefined>();
const mostKnown = 100;

/** The regular expression of `match` (anchored) or `search`; undefined where the pattern is not an I-Regexp (RFC 9485). */
export function regexOf(pattern: string, isAnchored: boolean): RegExp | undefined {
  const key = `${isAnchored ? '^' : ''}${pattern}`;
  if (known.has(key)) return known.get(key);
  const source = translate(pattern);
  let regex: RegExp | undefined;
  try {
    if (source !== undefined) regex = compiledPattern(isAnchored ? `^(?:${source})$` : source, 'u');
  } catch (error) {
    // Such as a range that ends before it starts, or what is too large.
    if (!(error instanceof SyntaxError)) throw error;
  }
  if (known.size >= mostKnown) known.clear();
  known.set(key, regex);
  return regex;
}
