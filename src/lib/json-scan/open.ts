import { JsonFault } from './fault.ts';
import { depthLimit, Scanner } from './scanner.ts';
import { isLineSeparator, wideSpaceLength } from './source.ts';
import { dialects, Token, type Dialect, type Level } from './token.ts';

export interface ReadOptions {
  /** `auto` accepts what any of the three accepts. */
  readonly dialect: 'auto' | Dialect;
  readonly documents: 'single' | 'many';
  readonly maxDepth?: number;
}

/** A scanner at the start of the text. Blank text is the fault `empty-input`. */
export function openScanner(bytes: Uint8Array, { dialect, documents, maxDepth = depthLimit }: ReadOptions): Scanner {
  if (isBlank(bytes)) {
    throw new JsonFault({ code: 'empty-input', reason: 'unexpected-end', at: bytes.length, steps: [] });
  }
  const many = documents === 'many';
  const level = dialect === 'auto' ? largestLevel(bytes, many) : (dialects.indexOf(dialect) as Level);
  return new Scanner(bytes, { level, many, maxDepth });
}

function isBlank(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at] as number;
    const length = byte === 0x20 || (byte >= 0x09 && byte <= 0x0d) ? 1 : wideSpaceLength(bytes, at);
    if (length === 0) return false;
    at += length;
  }
  return true;
}

/**
 * JSON5 accepts all that JSONC accepts, but for one thing: U+2028 and U+2029 end its `//` comments.
 * Only a text that has one is tried as JSONC first.
 */
function largestLevel(bytes: Uint8Array, many: boolean): Level {
  if (!hasLineSeparator(bytes)) return 2;
  const scanner = new Scanner(bytes, { level: 1, many });
  try {
    while (scanner.next() !== Token.end);
    return 1;
  } catch (error) {
    if (error instanceof JsonFault) return 2;
    throw error;
  }
}

function hasLineSeparator(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0xe2); at >= 0; at = bytes.indexOf(0xe2, at + 1)) {
    if (isLineSeparator(bytes, at)) return true;
  }
  return false;
}
