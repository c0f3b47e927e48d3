import { toJq, toJsonPath, toPointer } from '#lib/json-scan/path.ts';
import { byteOffsetOf } from '#lib/json-scan/position.ts';
import type { Scanner } from '#lib/json-scan/scanner.ts';
import { kindOf, Token, type Step, type ValueKind } from '#lib/json-scan/token.ts';

export interface Location {
  /** RFC 6901. */
  readonly pointer: string;
  /** Normalized path of RFC 9535. */
  readonly jsonPath: string;
  readonly jq: string;
  readonly type: ValueKind;
}

interface Found {
  readonly token: number;
  readonly steps: readonly Step[];
}

/** The innermost value around a UTF-16 offset; for a key and its colon, the member's value. Reads to the end. */
export function locateIn(scanner: Scanner, offset: number): Location {
  const target = byteOffsetOf(scanner.bytes, offset);
  const openings: number[] = [];
  let found: Found | undefined;
  let root: number = Token.null;
  let key = -1;
  for (let token = scanner.next(); token !== Token.end; token = scanner.next()) {
    const { start, end } = scanner;
    if (token === Token.key) {
      key = start;
      continue;
    }
    if (token === Token.comment) continue;
    if (token === Token.closeObject || token === Token.closeArray) {
      const opening = openings.pop() as number;
      if (!found && opening <= target && target < end) {
        const container = token === Token.closeObject ? Token.object : Token.array;
        found = { token: container, steps: scanner.steps(scanner.depth) };
      }
      continue;
    }
    const isContainer = token === Token.object || token === Token.array;
    const depth = isContainer ? scanner.depth - 1 : scanner.depth;
    if (depth === 0) root = token;
    const onKey = key >= 0 && key <= target && target <= scanner.colon;
    const onScalar = !isContainer && start <= target && target < end;
    if (!found && (onKey || onScalar)) found = { token, steps: scanner.steps(depth) };
    if (isContainer) openings.push(start);
    key = -1;
  }
  const { token, steps } = found ?? { token: root, steps: [] };
  return { pointer: toPointer(steps), jsonPath: toJsonPath(steps), jq: toJq(steps), type: kindOf(token) };
}
