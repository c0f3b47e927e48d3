import { ToolError } from '#core/operation.ts';
import { segments } from '#lib/segment.ts';
import { readTypedEscapes } from '#lib/typed-escapes.ts';
import { columnCutter, joinCells, readColumns } from './column.ts';
import type { Step } from './fields.ts';
import { isBlank, Lines, mapLines, widthOf } from './lines.ts';

const defaults = { indent: 2, pad: 0, wrap: 80 } as const;

const trims = {
  start: /^\p{White_Space}+/u,
  end: /\p{White_Space}+$/u,
} as const;

/** Without backtracking over runs of white space inside. */
function trimEnd(line: string): string {
  let end = line.length;
  while (end > 0 && /\p{White_Space}/u.test(line.charAt(end - 1))) end--;
  return line.slice(0, end);
}

export function trimLines(lines: readonly string[], { side }: Step): string[] {
  return mapLines(lines, (line) => {
    const rest = side === 'end' ? line : line.replace(trims.start, '');
    return side === 'start' ? rest : trimEnd(rest);
  });
}

const wordStart = /(?<![\p{L}\p{M}\p{N}]|[\p{L}\p{M}\p{N}]['’])\p{L}/gu;

const cases = {
  lower: (line: string) => line.toLowerCase(),
  upper: (line: string) => line.toUpperCase(),
  title: (line: string) => line.toLowerCase().replace(wordStart, (letter) => letter.toUpperCase()),
};

export const changeCase = (lines: readonly string[], { letterCase }: Step): string[] =>
  mapLines(lines, cases[letterCase]);

export function addAffixes(lines: readonly string[], step: Step): string[] {
  const [prefix, suffix] = [readTypedEscapes(step.prefix), readTypedEscapes(step.suffix)];
  return mapLines(lines, (line) => prefix + line + suffix);
}

export function indent(lines: readonly string[], { width }: Step): string[] {
  const spaces = ' '.repeat(width ?? defaults.indent);
  return mapLines(lines, (line) => (isBlank(line) ? line : spaces + line));
}

function commonStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return a.slice(0, length);
}

export function dedent(lines: readonly string[]): string[] {
  const starts = lines.filter((line) => !isBlank(line)).map((line) => trims.start.exec(line)?.[0] ?? '');
  const common = starts.reduce((start, next) => commonStart(start, next), starts[0] ?? '');
  return mapLines(lines, (line) => line.slice(commonStart(common, line).length));
}

export function pad(lines: readonly string[], { width, padAt, fill }: Step, step: number): string[] {
  if (widthOf(fill) > 1) {
    const [field, expected] = [`steps.${step}.fill`, 'one grapheme cluster'];
    throw new ToolError('invalid-input', { field, problem: 'too-long', reason: 'fill', expected, max: 1 });
  }
  return mapLines(lines, (line) => {
    const missing = Math.max(0, (width ?? defaults.pad) - widthOf(line));
    const before = padAt === 'start' ? missing : padAt === 'both' ? Math.floor(missing / 2) : 0;
    return fill.repeat(before) + line + fill.repeat(missing - before);
  });
}

export function splitLines(lines: readonly string[], { separator }: Step): string[] {
  const mark = readTypedEscapes(separator ?? ',');
  const result = new Lines();
  for (const line of lines) {
    const parts = mark === '' ? Array.from(segments(line, 'grapheme'), ({ segment }) => segment) : line.split(mark);
    for (const part of parts) result.add(part);
  }
  return result.made;
}

export function joinLines(lines: readonly string[], { separator, count }: Step): string[] {
  if (lines.length === 0) return [];
  const mark = readTypedEscapes(separator ?? ',');
  const size = count || lines.length;
  const groups = Array.from({ length: Math.ceil(lines.length / size) }, (_, at) =>
    lines.slice(at * size, (at + 1) * size),
  );
  return mapLines(
    groups.map((group) => group.join(mark)),
    (line) => line,
  );
}

export function pickColumns(lines: readonly string[], { columns, delimiter, separator }: Step, step: number): string[] {
  const pick = readColumns(columns, step);
  const cut = columnCutter(delimiter);
  const between = readTypedEscapes(separator ?? (delimiter === '' ? ' ' : delimiter));
  return mapLines(lines, (line) => {
    const cells = cut(line);
    return joinCells(cells, pick(cells.length), between);
  });
}

export function numberLines(lines: readonly string[], step: Step): string[] {
  const { start, increment, separator, zeros, skipBlank } = step;
  const mark = readTypedEscapes(separator ?? '. ');
  const numbered = skipBlank ? lines.filter((line) => !isBlank(line)).length : lines.length;
  const written = (at: number): string => String(start + at * increment);
  const widest = Math.max(written(0).length, written(Math.max(0, numbered - 1)).length);
  const filled = (number: string): string =>
    number.startsWith('-') ? `-${number.slice(1).padStart(widest - 1, '0')}` : number.padStart(widest, '0');
  let next = 0;
  return mapLines(lines, (line) => {
    if (skipBlank && isBlank(line)) return line;
    const number = written(next++);
    return (zeros ? filled(number) : number) + mark + line;
  });
}
