import type { Input } from '#core/field.ts';
import { readTypedEscapes } from '#lib/typed-escapes.ts';
import type { previewFields, Step } from './fields.ts';
import { linesOf, mapLines } from './lines.ts';
import { patternOf, type Search } from './pattern.ts';

interface Replacing extends Search {
  readonly replacement: string;
}

/** Replaces in a line; a plain text means nothing but itself. */
async function replacer(
  given: Replacing,
  step: number,
): Promise<{ readonly pattern: RegExp; readonly change: (line: string) => string }> {
  const replacement = readTypedEscapes(given.replacement);
  const isRegex = given.mode === 'regex';
  const search = isRegex ? given : { ...given, mode: 'text' as const, find: readTypedEscapes(given.find) };
  const pattern = await patternOf(search, step);
  return {
    pattern,
    change: (line) => (isRegex ? line.replace(pattern, replacement) : line.replace(pattern, () => replacement)),
  };
}

export async function replaceInLines(lines: readonly string[], step: Step, number: number): Promise<string[]> {
  if (step.find === '') return [...lines];
  const { change } = await replacer(step, number);
  return mapLines(lines, change);
}

export interface Preview {
  /** Of replacements in all lines. */
  readonly count: number;
  readonly lines: readonly { readonly line: number; readonly before: string; readonly after: string }[];
}

export async function preview({ text, limit, ...given }: Input<typeof previewFields>): Promise<Preview> {
  if (given.find === '') return { count: 0, lines: [] };
  const { pattern, change } = await replacer(given, 0);
  const lines: { line: number; before: string; after: string }[] = [];
  let count = 0;
  for (const [at, before] of linesOf(text).entries()) {
    count += before.match(pattern)?.length ?? 0;
    if (lines.length === limit) continue;
    const after = change(before);
    if (after !== before) lines.push({ line: at + 1, before, after });
  }
  return { count, lines };
}
