import { ToolError } from '#core/operation.ts';
import { JsonFault, toToolError } from '#lib/json-scan/fault.ts';
import { decodeString } from '#lib/json-scan/literal.ts';
import { toPointer } from '#lib/json-scan/path.ts';
import { Scanner } from '#lib/json-scan/scanner.ts';
import { toBytes, toText } from '#lib/json-scan/source.ts';
import { Token } from '#lib/json-scan/token.ts';
import type { Ignores } from './ignore.ts';
import type { Interner, Value } from './value.ts';

export type Side = 'left' | 'right' | 'document' | 'patch';

/** A key that its object has more than once; the last one counts. */
export interface Repeated<S extends Side = Side> {
  readonly code: 'duplicate-key';
  readonly side: S;
  readonly path: string;
}

export interface Document<S extends Side = Side> {
  readonly root: Value;
  readonly warnings: readonly Repeated<S>[];
}

interface Open {
  readonly items: Value[] | undefined;
  readonly members: Map<string, Value>;
  key: string;
}

/** JSON with comments and trailing commas; too deep is beyond 2,000 levels. */
const jsonc = 1;

/**
 * Reads a document without recursion and without rounding. Errors: `invalid-json` and `too-deep`, each with
 * { side, line, column, … }.
 */
export function readDocument<S extends Side>(
  text: string,
  side: S,
  interner: Interner,
  ignores?: Ignores,
): Document<S> {
  const bytes = toBytes(text);
  try {
    return read(bytes, side, interner, ignores);
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    const { code, details } = toToolError(bytes, error);
    throw new ToolError(code, { side, ...details });
  }
}

function read<S extends Side>(bytes: Uint8Array, side: S, interner: Interner, ignores?: Ignores): Document<S> {
  const scanner = new Scanner(bytes, { level: jsonc });
  const warnings: Repeated<S>[] = [];
  const open: Open[] = [];
  let root: Value | undefined;
  const put = (value: Value): void => {
    const parent = open.at(-1);
    if (!parent) root = value;
    else if (ignores?.(scanner.steps(open.length))) return;
    else if (parent.items) parent.items.push(value);
    else parent.members.set(parent.key, value);
  };
  for (let token = scanner.next(); token !== Token.end; token = scanner.next()) {
    const { start, end } = scanner;
    if (token === Token.comment) continue;
    if (token === Token.object || token === Token.array) {
      open.push({ items: token === Token.array ? [] : undefined, members: new Map(), key: '' });
    } else if (token === Token.key) {
      const parent = open.at(-1) as Open;
      parent.key = decodeString(bytes, start, end);
      if (parent.members.has(parent.key)) {
        warnings.push({ code: 'duplicate-key', side, path: toPointer(scanner.steps(open.length)) });
      }
    } else if (token === Token.closeObject || token === Token.closeArray) {
      const { items, members } = open.pop() as Open;
      if (items) put({ kind: 'array', id: interner.list(items), items });
      else put({ kind: 'object', id: interner.dictionary(members), members });
    } else {
      const literal = toText(bytes, start, end);
      put({ kind: 'value', id: interner.scalar(literal, () => decodeString(bytes, start, end)), literal });
    }
  }
  return { root: root as Value, warnings };
}
