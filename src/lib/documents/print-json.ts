import { jsonNumber } from './numbers.ts';
import { Float, isList, isTable, type Value } from './value.ts';

export interface JsonLayout {
  /** Spaces, or a tab; 0 is compact. */
  readonly indent?: number | 'tab';
  readonly documents?: 'array' | 'lines';
}

/** A value without dates as JSON, laid out as `JSON.stringify` does; so special floats are null. */
export function jsonText(value: Value, unit = '', outer = ''): string {
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Float) return value.isSpecial ? 'null' : jsonNumber(value);
  const inner = outer + unit;
  if (isList(value))
    return enclosed(
      '[]',
      value.map((item) => jsonText(item, unit, inner)),
      unit,
      outer,
    );
  if (!isTable(value)) return JSON.stringify(value);
  const colon = unit === '' ? ':' : ': ';
  const members = Array.from(value, ([key, item]) => `${JSON.stringify(key)}${colon}${jsonText(item, unit, inner)}`);
  return enclosed('{}', members, unit, outer);
}

function enclosed(brackets: string, items: readonly string[], unit: string, outer: string): string {
  const [open, close] = brackets;
  if (items.length === 0) return brackets;
  if (unit === '') return `${open}${items.join(',')}${close}`;
  const line = `\n${outer}${unit}`;
  return `${open}${line}${items.join(`,${line}`)}\n${outer}${close}`;
}

export function printJson(documents: readonly Value[], { indent = 2, documents: layout }: JsonLayout): string {
  if (layout === 'lines' && documents.length > 1) return documents.map((document) => jsonText(document)).join('\n');
  const unit = indent === 'tab' ? '\t' : ' '.repeat(indent);
  return jsonText(documents.length === 1 ? (documents[0] as Value) : documents, unit);
}
