import { ToolError, type Details } from '#core/operation.ts';
import type { Position } from '#lib/json-scan/position.ts';

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

/** The error about a place in the text. */
export function faultAt(code: FaultCode, text: string, offset: number, details: Details = {}): ToolError {
  return new ToolError(code, { ...positionIn(text, Math.min(offset, text.length)), ...details });
}

type FaultCode =
  | 'invalid-yaml'
  | 'invalid-toml'
  | 'duplicate-key'
  | 'complex-key'
  | 'cyclic-alias'
  | 'too-many-nodes'
  | 'too-deep';
