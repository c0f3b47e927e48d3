import { grammars } from './grammars.ts';
import { readByGrammar } from './grammar.ts';
import { readMarkup } from './markup.ts';
import { Output, type Inside } from './output.ts';
import { readPlain } from './plain.ts';
import { delimiters, linesOf, quotesOf, type Target } from './targets.ts';

export interface UnescapeInput {
  readonly text: string;
  readonly target: Target;
  readonly perLine: boolean;
}

interface Literal {
  readonly start: number;
  readonly end: number;
  /** The delimiter, also of what came without one. */
  readonly quote: string;
  readonly isDelimited: boolean;
  /** PostgreSQL and PowerShell: with escapes. */
  readonly hasEscapes: boolean;
}

/** What may stand before the delimiters. */
const prefixes: Readonly<Partial<Record<Target, RegExp>>> = {
  postgres: /^E/i,
  sqlserver: /^N/i,
  bash: /^\$/,
};

/** The inside of a literal: without white space around it and its delimiters, if both are there. */
function literalIn(text: string, target: Target): Literal {
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  const prefix = prefixes[target]?.exec(text.slice(start, end))?.[0] ?? '';
  for (const begin of prefix === '' ? [start] : [start + prefix.length, start]) {
    const sign = text.charAt(begin);
    const isKnown = quotesOf[target].some((quote) => delimiters[quote] === sign);
    if (!isKnown || end - begin < 2 || text.charAt(end - 1) !== sign) continue;
    const hasEscapes = target === 'powershell' ? sign === '"' : begin > start;
    return { start: begin + 1, end: end - 1, quote: sign, isDelimited: true, hasEscapes };
  }
  const [usual] = quotesOf[target];
  return {
    start: 0,
    end: text.length,
    quote: usual ? delimiters[usual] : '',
    isDelimited: false,
    hasEscapes: text.includes(target === 'powershell' ? '`' : '\\'),
  };
}

async function unescapeOne(text: string, target: Target, whole: string, offset: number): Promise<string> {
  const { start, end, quote, isDelimited, hasEscapes } = literalIn(text, target);
  const out = new Output(whole);
  const inside: Inside = { text: text.slice(start, end), index: offset + start, out };
  const isPlain = (target === 'postgres' || target === 'powershell') && !hasEscapes;
  const grammar = isPlain ? undefined : grammars[target]?.(quote);
  // Without delimiters, line breaks may stand between several literals.
  if (grammar) readByGrammar(inside, isDelimited ? grammar : { ...grammar, bare: undefined }, target);
  else if (target === 'html' || target === 'xml') await readMarkup(inside, target);
  else readPlain(inside, target);
  return out.end();
}

export async function unescapeText({ text, target, perLine }: UnescapeInput): Promise<string> {
  if (!perLine) return unescapeOne(text, target, text, 0);
  const lines: string[] = [];
  for (const line of linesOf(text)) {
    lines.push((await unescapeOne(line.text, target, text, line.index)) + line.lineBreak);
  }
  return lines.join('');
}
