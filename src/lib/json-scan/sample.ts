import type { Sample } from '#core/sample.ts';
import { JsonFault } from './fault.ts';
import { PositionCounter } from './position.ts';
import { Scanner } from './scanner.ts';
import { toBytes } from './source.ts';
import { dialects, Token, type Dialect } from './token.ts';

/** What a sample that begins like JSON is. */
export interface JsonFacts {
  readonly root: 'object' | 'array';
  readonly dialect: Dialect;
  /** Values one after the other, each an object or an array. */
  readonly documents: number;
  /** The names of the members of the root, twenty at most. */
  readonly keys: readonly string[];
  /** Is it one array, of objects only, and not empty? */
  readonly isTable: boolean;
  /** Where it stops being JSON, JSONC or JSON5. */
  readonly fault: { readonly line: number; readonly column: number } | undefined;
}

const manyKeys = 20;
const values: ReadonlySet<Token> = new Set([Token.string, Token.number, Token.true, Token.false, Token.null]);

function scan(sample: Sample): JsonFacts | undefined {
  const { text, source } = sample;
  const bytes = toBytes(text);
  const scanner = new Scanner(bytes, { level: 2, many: true });
  const keys: string[] = [];
  let root: Token = Token.end;
  let isTable = true;
  let items = 0;
  // What only data has: a value, or a name in quotes.
  let isData = false;
  const facts = (fault?: JsonFacts['fault']): JsonFacts => ({
    root: root === Token.object ? 'object' : 'array',
    dialect: dialects[scanner.used],
    documents: scanner.documents,
    keys,
    isTable: isTable && root === Token.array && items > 0 && scanner.documents < 2,
    fault,
  });
  try {
    for (let token = scanner.next(); token !== Token.end; token = scanner.next()) {
      if (token === Token.comment) continue;
      if (token === Token.object || token === Token.array) {
        if (scanner.depth === 1) root ||= token;
        else if (scanner.depth === 2) {
          items++;
          isTable &&= token === Token.object;
        }
      } else if (token === Token.key) {
        // A name in quotes of either kind: Python prints single ones.
        isData ||= bytes[scanner.start] === 0x22 || bytes[scanner.start] === 0x27;
        if (scanner.depth === 1 && keys.length < manyKeys) keys.push(nameOf(scanner));
      } else if (values.has(token)) {
        // A value that stands alone is not a document here.
        if (scanner.depth === 0) return undefined;
        isData = true;
        if (scanner.depth === 1) isTable = false;
      }
    }
    return facts();
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    if (!source.complete && error.facts.at >= bytes.length - 8) return facts();
    // Typed where quotes become typographic ones.
    const begun = /^.\s*(?:“|$)/.test(text) || (isData && !isRemark(text, root, scanner.documents));
    if (!begun || root === Token.end) return undefined;
    const { line, column } = new PositionCounter(bytes).positionOf(error.facts.at);
    return facts({ line, column });
  }
}

/**
 * `[12:30] started`, `[1] A note`, `[1, 2].map(f)`: a bracket that is closed, with something else after it; the time or
 * fraction `[12:30]`, `[1/2]` alone; the declarations of a style sheet.
 */
function isRemark(text: string, root: Token, documents: number): boolean {
  if (root === Token.object) return /^\{\s*[\w-]+\s*:[^,;"'{}\n]*;/.test(text);
  if (documents > 0) return true;
  const [closed = '', after] = /^\[[^\]\n{"',]*\](\s*[^\s,\]}])?/.exec(text) ?? [];
  return after !== undefined || (closed.length === text.length && /[/:;]/.test(closed));
}

function nameOf({ bytes, start, end }: Scanner): string {
  const quoted = bytes[start] === 0x22 || bytes[start] === 0x27 ? 1 : 0;
  return new TextDecoder().decode(bytes.subarray(start + quoted, end - quoted));
}

const known = new WeakMap<Sample, { readonly facts: JsonFacts | undefined }>();

/** What the existing scanner finds in a sample, read once; undefined unless it begins like an object or an array. */
export function jsonOf(sample: Sample): JsonFacts | undefined {
  const found = known.get(sample);
  if (found) return found.facts;
  const facts = /^(?:\/[/*]|[[{])/.test(sample.text) ? scan(sample) : undefined;
  known.set(sample, { facts });
  return facts;
}
