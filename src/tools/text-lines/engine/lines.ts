import { ToolError } from '#core/operation.ts';
import { countGraphemes } from '#lib/segment.ts';

/** Of a result, in UTF-16 units. */
export const largest = 100_000_000;

/** The lines of a text; a break at its very end opens no other, and the empty text has none. */
export function linesOf(text: string): string[] {
  if (text === '') return [];
  const lines = text.split(/\r\n|\n|\r/);
  if (/[\r\n]$/.test(text)) lines.pop();
  return lines;
}

/** The lines as a text like the given one: with its first line break, and with one at the end if it has one there. */
export function textOf(lines: readonly string[], like: string): string {
  if (lines.length === 0) return '';
  const lineBreak = /\r\n|\n|\r/.exec(like)?.[0] ?? '\n';
  return lines.join(lineBreak) + (/[\r\n]$/.test(like) ? lineBreak : '');
}

/** Lines as they are made; one with a line break in it is several. Refuses more than a result may have. */
export class Lines {
  readonly made: string[] = [];
  private size = 0;

  add(line: string): void {
    this.size += line.length + 1;
    if (this.size > largest) throw new ToolError('too-large', { limit: largest });
    if (line.includes('\n') || line.includes('\r')) for (const part of line.split(/\r\n|\n|\r/)) this.made.push(part);
    else this.made.push(line);
  }
}

/** Every line made into another, or into several. */
export function mapLines(lines: readonly string[], change: (line: string, at: number) => string): string[] {
  const result = new Lines();
  for (const [at, line] of lines.entries()) result.add(change(line, at));
  return result.made;
}

export const isBlank = (line: string): boolean => !/\P{White_Space}/u.test(line);

/** In graphemes (UAX 29). */
export const widthOf = (text: string): number => (/^[ -~]*$/.test(text) ? text.length : countGraphemes(text).all);
