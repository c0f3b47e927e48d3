import { ToolError } from '#core/operation.ts';
import { compiledPattern } from '#lib/compiled-pattern.ts';
import { refuseLonger } from '#lib/text-limit.ts';
import { after, before, filler, matchesOf, type Found, type Rule } from '../kinds.ts';

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** UTF-16 units: of one value, and of all that one expression looks for; engines refuse larger ones. */
const longestValue = 5000;
const longestPattern = 10_000;

/** The values in lists of which an expression can be made. */
function* portionsOf(values: readonly string[]): Generator<readonly string[]> {
  let portion: string[] = [];
  let length = 0;
  for (const value of values) {
    if (length + value.length > longestPattern) {
      yield portion;
      [portion, length] = [[], 0];
    }
    portion.push(value);
    length += value.length;
  }
  if (portion.length > 0) yield portion;
}

function valueRule(values: readonly string[], kept: boolean): Rule {
  const pattern = new RegExp(`${before}(?:${values.map(escaped).join('|').replaceAll('\\-', '-')})${after}`, 'giu');
  return function* own(text: string): Generator<Found> {
    for (const found of matchesOf(text, pattern, 'custom', { keyOf: (value) => value.toLowerCase() }))
      yield { ...found, kept };
  };
}

/**
 * Whole values in any case: those of `allow` are left alone, those of `deny` masked whatever they are.
 * Error: `invalid-input` for a value that is too long.
 */
export function valuesOf(values: readonly string[], field: 'allow' | 'deny'): readonly Rule[] {
  for (const value of values) refuseLonger(field, value, longestValue);
  const given = [...new Set(values.filter((value) => value !== ''))].toSorted((a, b) => b.length - a.length);
  return Array.from(portionsOf(given), (portion) => valueRule(portion, field === 'allow'));
}

export interface OwnPattern {
  readonly name: string;
  readonly pattern: string;
}

/** Where a pattern is wrong, which the engine of the page does not tell. */
async function offsetOf(pattern: string): Promise<number> {
  const { RegExpParser, RegExpSyntaxError } = await import('@eslint-community/regexpp');
  try {
    new RegExpParser({ ecmaVersion: 2025 }).parsePattern(pattern, 0, pattern.length, true);
  } catch (error) {
    if (error instanceof RegExpSyntaxError) return error.index;
    if (!(error instanceof RangeError)) throw error;
  }
  return 0;
}

/** The patterns of a user (ECMAScript, flags `giu`). Error: `invalid-pattern` { index, offset }. */
export async function patternsOf(patterns: readonly OwnPattern[]): Promise<Rule[]> {
  const rules: Rule[] = [];
  for (const [index, { name, pattern }] of patterns.entries()) {
    let compiled: RegExp;
    try {
      compiled = compiledPattern(pattern, 'giu');
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      throw new ToolError('invalid-pattern', { index, offset: await offsetOf(pattern) });
    }
    rules.push(function* own(text: string): Generator<Found> {
      for (const { 0: value, index: from } of text.matchAll(compiled))
        if (value !== '' && !value.includes(filler))
          yield { from, to: from + value.length, kind: 'custom', name, key: value };
    });
  }
  return rules;
}
