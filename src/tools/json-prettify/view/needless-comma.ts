const commaReasons: ReadonlySet<unknown> = new Set(['expected-key', 'unexpected-token', 'trailing-comma']);

/** The offset of a comma that is one too many, when that is what the error is about. */
export function needlessComma(text: string, offset: number | undefined, reason: unknown): number | undefined {
  if (offset === undefined || !commaReasons.has(reason)) return undefined;
  const at = reason === 'trailing-comma' ? text.lastIndexOf(',', offset - 1) : offset;
  return text[at] === ',' ? at : undefined;
}
