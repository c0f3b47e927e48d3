import { yamlNumber } from './numbers.ts';
import { CalendarDate, Float, isList, isTable, type Value } from './value.ts';
import { asBlock, endsBlank, inQuotes, needsQuotes, onOneLine, startsIndented } from './yaml-text.ts';

/** A longer key needs a `?` before it: YAML 1.2.2 §7.4. */
const longestKey = 1024;
/** Begins a document, or ends one, at the start of a line that is not indented. */
const documentMarker = /^(?:---|\.\.\.)/;

function printText(text: string, indent: string, step: string): string {
  if (needsQuotes(text, step.length) || endsBlank(text)) return inQuotes(text);
  return text.includes('\n') ? asBlock(text, indent) : onOneLine(text);
}

/** A text that is the whole document: PyYAML wants its lines indented. */
function printRootText(text: string, step: string): string {
  const isBlank = !/\S/.test(text);
  const isIndented = text.includes('\n') && startsIndented(text);
  return isBlank || isIndented || documentMarker.test(text) ? inQuotes(text) : printText(text, step, step);
}

function printKey(key: string, indent: string, step: string): string {
  const isMarker = indent === '' && documentMarker.test(key);
  const text = isMarker || key.includes('\n') ? inQuotes(key) : printText(key, indent, step);
  return text.length > longestKey ? `? ${text}\n${indent}:` : `${text}:`;
}

const isBlock = (value: Value): boolean => (isList(value) && value.length > 0) || (isTable(value) && value.size > 0);

/** The value, whose first line is indented already; the others by `indent`. */
function printValue(value: Value, indent: string, step: string): string {
  if (typeof value === 'string') return printText(value, indent, step);
  if (value instanceof Float) return yamlNumber(value);
  if (value instanceof CalendarDate) return value.source;
  const between = `\n${indent}`;
  if (isList(value)) {
    return value.map((item) => `- ${printValue(item, `${indent}  `, step)}`).join(between) || '[]';
  }
  if (!isTable(value)) return String(value);
  const inner = indent + step;
  const pairs = Array.from(value, ([key, item]) => {
    const gap = isBlock(item) ? `\n${inner}` : ' ';
    return printKey(key, indent, step) + gap + printValue(item, inner, step);
  });
  return pairs.join(between) || '{}';
}

/** Block style that readers of YAML 1.1 and 1.2 read alike. Local times are strings already. */
export function printYaml(documents: readonly Value[], indent: number): string {
  const step = ' '.repeat(indent);
  return documents
    .map((value) => `${typeof value === 'string' ? printRootText(value, step) : printValue(value, '', step)}\n`)
    .join('---\n');
}
