import { toJson } from '../value-json.ts';

/** The elements of an array in valid JSON, as they are written. */
export function elementsOf(array: string): readonly string[] {
  const elements: string[] = [];
  let isInString = false;
  let depth = 0;
  let start = 0;
  // A backslash stands in strings only; the character after it ends none.
  for (const { 0: mark, index } of array.matchAll(/\\[^]|["[\]{},]/g)) {
    if (mark === '"') isInString = !isInString;
    if (isInString || mark === '"') continue;
    if (mark === '[' || mark === '{') depth += 1;
    else if (mark !== ',') depth -= 1;
    if (mark === ',' ? depth === 1 : depth === 0) elements.push(array.slice(start, index).trim());
    else if (depth > 1 || mark === '}' || mark === ']') continue;
    start = index + 1;
  }
  return elements.length === 1 && elements[0] === '' ? [] : elements;
}

/** A value as valid JSON has it: reading it would round large numbers, and lose `1.0` and repeated names. */
export class JsonText {
  constructor(private readonly source: string) {}

  /** Without white space. */
  get json(): string {
    let isInString = false;
    return this.source.replace(/\\[^]|"|\s+/g, (mark) => {
      if (mark === '"') isInString = !isInString;
      return isInString || mark === '"' ? mark : '';
    });
  }
}

/** A value as JSON. */
export async function jsonOf(value: unknown, indent?: number): Promise<string> {
  return value instanceof JsonText ? value.json : toJson(value, indent);
}

/** An indented array of elements in JSON. A line break in JSON is never part of a string. */
export function joinElements(elements: readonly string[]): string {
  if (elements.length === 0) return '[]\n';
  return `[\n${elements.map((element) => `  ${element.replaceAll('\n', '\n  ')}`).join(',\n')}\n]\n`;
}
