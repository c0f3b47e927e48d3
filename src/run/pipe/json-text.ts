import { toJson } from '../value-json.ts';

/** The index behind the string that begins at `quote`. */
function afterString(json: string, quote: number): number {
  let end = quote;
  let escape = quote;
  do {
    end = json.indexOf('"', end + 1);
    escape = end;
    while (json[escape - 1] === '\\') escape -= 1;
  } while ((end - escape) % 2 === 1);
  return end + 1;
}

interface Part {
  readonly text: string;
  readonly at: number;
  readonly isString: boolean;
}

/** Valid JSON, cut into its strings and what stands between them. */
function* partsOf(json: string): Generator<Part> {
  for (let at = 0; at < json.length;) {
    const quote = json.indexOf('"', at);
    const next = quote === -1 ? json.length : quote;
    yield { text: json.slice(at, next), at, isString: false };
    if (quote === -1) return;
    at = afterString(json, quote);
    yield { text: json.slice(quote, at), at: quote, isString: true };
  }
}

/** The elements of an array in valid JSON, as they are written. */
export function elementsOf(array: string): readonly string[] {
  const elements: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { text, at, isString } of partsOf(array)) {
    if (isString) continue;
    for (const { 0: mark, index } of text.matchAll(/[[\]{},]/g)) {
      const isOpening = mark === '[' || mark === '{';
      if (isOpening) depth += 1;
      else if (mark !== ',') depth -= 1;
      const isFirst = isOpening && depth === 1;
      const isEnd = mark === ',' ? depth === 1 : depth === 0;
      if (isEnd) elements.push(array.slice(start, at + index).trim());
      if (isFirst || isEnd) start = at + index + 1;
    }
  }
  return elements.length === 1 && elements[0] === '' ? [] : elements;
}

/** A value as valid JSON has it: reading it would round large numbers, and lose `1.0` and repeated names. */
export class JsonText {
  constructor(private readonly source: string) {}

  /** Without white space. */
  get json(): string {
    return [...partsOf(this.source)].map(({ text, isString }) => (isString ? text : text.replace(/\s+/g, ''))).join('');
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
