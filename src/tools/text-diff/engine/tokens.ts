import { segments } from '#lib/segment.ts';

export const granularities = ['line', 'word', 'char'] as const;
export type Granularity = (typeof granularities)[number];
export const whitespaceModes = ['none', 'trailing', 'changes', 'all'] as const;
export type WhitespaceMode = (typeof whitespaceModes)[number];

export interface Comparison {
  readonly ignoreCase: boolean;
  readonly ignoreWhitespace: WhitespaceMode;
}

/** Lines up to and including their LF; the last one may have none. */
export function splitLines(text: string): string[] {
  const lines: string[] = [];
  for (let start = 0; start < text.length;) {
    const feed = text.indexOf('\n', start);
    const end = feed === -1 ? text.length : feed + 1;
    lines.push(text.slice(start, end));
    start = end;
  }
  return lines;
}

export function tokenize(text: string, granularity: Granularity): string[] {
  if (granularity === 'line') return splitLines(text);
  return Array.from(segments(text, granularity === 'word' ? 'word' : 'grapheme'), ({ segment }) => segment);
}

const spaced: Readonly<Record<WhitespaceMode, (token: string) => string>> = {
  none: (token) => token,
  trailing: (token) => token.trimEnd(),
  changes: (token) => token.trimEnd().replace(/\s+/g, ' '),
  all: (token) => token.replace(/\s+/g, ''),
};

/** Tokens that count as equal get the same number. */
export function numberTokens(sides: readonly (readonly string[])[], how: Comparison): Int32Array[] {
  const numbers = new Map<string, number>();
  const space = spaced[how.ignoreWhitespace];
  return sides.map((tokens) =>
    Int32Array.from(tokens, (token) => {
      const bare = space(token);
      const key = how.ignoreCase ? bare.toLowerCase() : bare;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, numbers.size);
      return numbers.size - 1;
    }),
  );
}
