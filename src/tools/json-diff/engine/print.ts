import { quote } from '#lib/json-scan/literal.ts';
import type { Value } from './value.ts';

/** A container that is being printed: what is left of it, and how it ends. */
interface Frame {
  readonly rest: Iterator<readonly [string | undefined, Value]>;
  readonly close: string;
  isFirst: boolean;
}

function* elements(value: Value): Generator<readonly [string | undefined, Value]> {
  if (value.kind === 'array') for (const item of value.items) yield [undefined, item];
  else if (value.kind === 'object') yield* value.members;
}

const isEmpty = (value: Value): boolean =>
  value.kind === 'array' ? value.items.length === 0 : value.kind === 'object' && value.members.size === 0;

/** JSON text; compact, or two spaces per level as `JSON.stringify` lays it out, starting `depth` levels in. */
function print(root: Value, indented: boolean, depth: number): string {
  const parts: string[] = [];
  const open: Frame[] = [];
  const lineOf = (level: number): string => (indented ? `\n${'  '.repeat(depth + level)}` : '');
  const begin = (value: Value): void => {
    if (value.kind === 'value') parts.push(value.literal);
    else if (isEmpty(value)) parts.push(value.kind === 'array' ? '[]' : '{}');
    else {
      parts.push(value.kind === 'array' ? '[' : '{');
      open.push({ rest: elements(value), close: value.kind === 'array' ? ']' : '}', isFirst: true });
    }
  };
  begin(root);
  for (let frame = open.at(-1); frame; frame = open.at(-1)) {
    const { done, value } = frame.rest.next() as IteratorResult<readonly [string | undefined, Value], undefined>;
    if (done) {
      open.pop();
      parts.push(lineOf(open.length), frame.close);
      continue;
    }
    parts.push(frame.isFirst ? '' : ',', lineOf(open.length));
    frame.isFirst = false;
    const [key, element] = value;
    if (key !== undefined) parts.push(quote(key), indented ? ': ' : ':');
    begin(element);
  }
  return parts.join('');
}

export const compact = (value: Value): string => (value.kind === 'value' ? value.literal : print(value, false, 0));

/** Two spaces per level, as `JSON.stringify` lays it out; `depth` levels in from the second line on. */
export const indented = (value: Value, depth = 0): string => print(value, true, depth);
