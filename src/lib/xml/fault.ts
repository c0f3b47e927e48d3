import { ToolError, type Details } from '#core/operation.ts';

export interface Position {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
}

/** Where a text without CR stops being well-formed, and the facts for the sentence. */
export interface Fault {
  readonly at: number;
  readonly reason: string;
  /** Where the element starts that the fault is about. */
  readonly opened?: number;
  /** Where the entity is declared that the fault is about. */
  readonly declaration?: number;
  readonly facts?: Details;
}

/** A character as a sentence shows it; what cannot be seen as `U+000A`. */
export function nameOf(code: number): string {
  const isVisible = code > 0x20 && code < 0xd800;
  return isVisible ? String.fromCodePoint(code) : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

export function positionOf(text: string, offset: number): Position {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line++;
    lineStart = at + 1;
  }
  return { line, column: offset - lineStart + 1 };
}

/** The offset in the text as it was given, whatever its line breaks, of one in the text with LF only. */
function originalOffset(original: string, offset: number): number {
  let found = offset + (original.startsWith('\ufeff') ? 1 : 0);
  for (let at = original.indexOf('\r\n'); at >= 0 && at < found; at = original.indexOf('\r\n', at + 2)) found++;
  return found;
}

/**
 * The error for a fault: `reason`, `line`, `column`, `offset`, `openedAt` where an element starts, and `declaredLine` of
 * an entity.
 */
export function toToolError(original: string, text: string, fault: Fault): ToolError {
  const { at, reason, opened, declaration, facts } = fault;
  const openedAt = opened === undefined ? undefined : positionOf(text, opened);
  return new ToolError('not-well-formed', {
    reason,
    ...positionOf(text, at),
    offset: originalOffset(original, at),
    ...facts,
    ...(openedAt && { openedAt, openedLine: openedAt.line }),
    ...(declaration !== undefined && { declaredLine: positionOf(text, declaration).line }),
  });
}
