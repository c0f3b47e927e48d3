import { ToolError } from '#core/operation.ts';
import { toJsonPath, toPointer } from '#lib/json-scan/path.ts';
import { Places } from '#lib/documents/places.ts';
import { jsonText } from '#lib/documents/print-json.ts';
import { readJson } from '#lib/documents/read-json.ts';
import { isList, type Value } from '#lib/documents/value.ts';
import { compile, isBlank } from './compile.ts';
import type { ExtractInput, Language, QueryInput } from './fields.ts';
import { typeOf, type TypeName } from './jmespath/functions.ts';
import { Locator } from './locator.ts';

export interface QueryResult {
  /** A normalized path (RFC 9535 §2.7) and a JSON Pointer (RFC 6901); null for what is not a part of the document. */
  readonly path: string | null;
  readonly pointer: string | null;
  readonly type: TypeName;
  /** Compact JSON. */
  readonly value: string;
  /** Where the value starts, from 1. */
  readonly line: number | null;
  readonly column: number | null;
}

export interface QueryAnswer {
  readonly language: Language;
  /** Of all results, those that are not listed too. */
  readonly count: number;
  readonly results: readonly QueryResult[];
}

export function queryText({ text, limit, ...input }: QueryInput): QueryAnswer {
  const { language, run } = compile(input);
  if (isBlank(text)) throw new ToolError('empty-input');
  const places = new Places();
  const { documents } = readJson(text, { places });
  const found = run(documents.length === 1 ? (documents[0] as Value) : documents);
  const locator = new Locator(text, documents, places);
  const results = found.slice(0, limit).map(({ value, steps: way }): QueryResult => {
    const steps = way?.();
    return {
      path: steps ? toJsonPath(steps) : null,
      pointer: steps ? toPointer(steps) : null,
      type: typeOf(value),
      value: jsonText(value),
      ...(steps ? locator.placeOf(steps) : { line: null, column: null }),
    };
  });
  return { language, count: found.length, results };
}

export function extractText({ indent, output, raw, text, ...input }: ExtractInput): string {
  const { language, run } = compile(input);
  if (isBlank(text)) return '';
  const { documents } = readJson(text, {});
  const found = run(documents.length === 1 ? (documents[0] as Value) : documents).map(({ value }) => value);
  const unit = indent === 'tab' ? '\t' : ' '.repeat(indent);
  const [single = null] = found;
  const isSingle = language === 'jmespath';
  if (output === 'array') return jsonText(isSingle ? single : found, unit);
  const values = isSingle && isList(single) ? single : found;
  const printed = (value: Value, layout: string): string =>
    raw && typeof value === 'string' ? value : jsonText(value, layout);
  if (output === 'lines') return values.map((value) => printed(value, '')).join('\n');
  const [first] = values;
  return first === undefined ? '' : printed(first, unit);
}
