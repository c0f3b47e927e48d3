import { offsetOfLine } from '#ui/line-offset.ts';

interface Place {
  readonly line: number;
  readonly column: number;
  /** What stands there. */
  readonly source: string;
}

/** The text with these plain scalars in double quotes. */
export function withQuotes(text: string, places: readonly Place[]): string {
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const body = text.slice(start);
  const changes = places
    .map(({ line, column, source }) => ({ at: offsetOfLine(body, line, column), source }))
    .filter(({ at, source }) => source !== '' && body.startsWith(source, at))
    .toSorted((one, other) => other.at - one.at);
  const quoted = changes.reduce(
    (whole, { at, source }) => whole.slice(0, at) + JSON.stringify(source) + whole.slice(at + source.length),
    body,
  );
  return text.slice(0, start) + quoted;
}
