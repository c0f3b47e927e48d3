import { ToolError } from '#core/operation.ts';
import { toJsonPath } from '#lib/json-scan/path.ts';
import { Places } from '#lib/documents/places.ts';
import { readJson } from '#lib/documents/read-json.ts';
import type { Value } from '#lib/documents/value.ts';
import { compile, isBlank } from './compile.ts';
import { endsOf } from './extents.ts';
import type { QueryInput } from './fields.ts';
import { Locator } from './locator.ts';

export interface Span {
  /** A normalized path (RFC 9535 §2.7). */
  readonly path: string;
  /** UTF-16 units from 0, the end exclusive. */
  readonly index: number;
  readonly end: number;
}

export function locateText({ text, limit, ...input }: QueryInput): Span[] {
  const { run } = compile(input);
  if (isBlank(text)) throw new ToolError('empty-input');
  const places = new Places();
  const { documents } = readJson(text, { places });
  const found = run(documents.length === 1 ? (documents[0] as Value) : documents);
  const locator = new Locator(text, documents, places);
  const starts = new Map<number, string>();
  for (const { steps: way } of found.slice(0, limit)) {
    const steps = way?.();
    const index = steps && locator.offsetOf(steps);
    if (index !== undefined) starts.set(index, toJsonPath(steps ?? []));
  }
  const ends = endsOf(text, new Set(starts.keys()));
  return [...starts].map(([index, path]) => ({ path, index, end: ends.get(index) ?? index }));
}
