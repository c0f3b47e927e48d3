import { ToolError } from '#core/operation.ts';
import { compiledPattern, isTooDeep, reasonOf } from '#lib/compiled-pattern.ts';

export interface Search {
  readonly find: string;
  readonly mode: 'text' | 'regex' | 'wildcard';
  readonly caseSensitive: boolean;
  readonly wholeWord: boolean;
}

const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

const sources = {
  text: escapePattern,
  regex: (find: string) => find,
  wildcard: (find: string) =>
    `^${Array.from(find, (sign) => (sign === '*' ? '[^]*' : sign === '?' ? '[^]' : escapePattern(sign))).join('')}$`,
};

/** A regular expression of a step (ECMAScript 2025, flags `gu`). Error: `invalid-pattern` { step, reason, index }. */
export async function patternOf({ find, mode, caseSensitive, wholeWord }: Search, step: number): Promise<RegExp> {
  const source = sources[mode](find);
  const word = String.raw`[\p{L}\p{N}_]`;
  try {
    // By itself first: `)(` is a fault that brackets around it would hide.
    if (mode === 'regex') RegExp(source, 'u');
    return compiledPattern(wholeWord ? `(?<!${word})(?:${source})(?!${word})` : source, caseSensitive ? 'gu' : 'giu');
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const place = mode === 'regex' && !isTooDeep(find) ? await placeOf(find) : undefined;
    throw new ToolError('invalid-pattern', { step, ...(place ?? { reason: reasonOf(error), index: 0 }) });
  }
}

/** What is wrong and where, which the engine's own message does not tell. */
async function placeOf(find: string): Promise<{ readonly reason: string; readonly index: number } | undefined> {
  const { RegExpParser, RegExpSyntaxError } = await import('@eslint-community/regexpp');
  try {
    new RegExpParser({ ecmaVersion: 2025 }).parsePattern(find, 0, find.length, true);
    return undefined;
  } catch (error) {
    if (!(error instanceof RegExpSyntaxError)) throw error;
    return { reason: reasonOf(error), index: error.index };
  }
}
