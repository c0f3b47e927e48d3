import { ToolError, type Details } from '#core/operation.ts';
import type { Position } from '#lib/json-scan/position.ts';
import { shownCharacter } from '#lib/shown-character.ts';

/** The line and column of a UTF-16 offset. A line ends at CR LF, LF or CR. */
export function positionIn(text: string, offset: number): Position {
  let line = 1;
  let start = 0;
  for (const { 0: lineBreak, index } of text.slice(0, offset).matchAll(/\r\n?|\n/g)) {
    line++;
    start = index + lineBreak.length;
  }
  return { line, column: offset - start + 1, offset };
}

/** What is said of a character that nothing can begin with, or that is nowhere allowed. */
const unexpected: ReadonlySet<unknown> = new Set(['unexpected', 'unexpected-token', 'unprintable']);

/** The error about a place in the text. One about an unexpected character names the `character`. */
export function faultAt(code: FaultCode, text: string, offset: number, details: Details = {}): ToolError {
  const at = Math.min(offset, text.length);
  const place = positionIn(text, at);
  if (!unexpected.has(details['reason'])) return new ToolError(code, { ...place, ...details });
  if (at === text.length) return new ToolError(code, { ...place, ...details, reason: 'unexpected-end' });
  return new ToolError(code, { ...place, ...details, character: shownCharacter(text, at) });
}

type FaultCode =
  | 'invalid-yaml'
  | 'invalid-toml'
  | 'duplicate-key'
  | 'complex-key'
  | 'cyclic-alias'
  | 'too-many-nodes'
  | 'too-deep';
