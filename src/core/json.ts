/** Values nested deeper cannot be written or sent to a worker everywhere: both are recursive in the engines. */
export const maxJsonDepth = 1_000;

/**
 * Finds the reason why a value is not a usable JSON value. It works without recursion, so that depth cannot exhaust the
 * stack.
 */
export function jsonProblem(value: unknown): 'wrong-type' | 'too-deep' | undefined {
  const seen = new Set<object>();
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const item of level) {
      if (item === null || typeof item === 'string' || typeof item === 'boolean' || Number.isFinite(item)) continue;
      if (typeof item !== 'object') return 'wrong-type';
      if (seen.has(item)) continue;
      seen.add(item);
      const prototype: unknown = Object.getPrototypeOf(item);
      if (!Array.isArray(item) && prototype !== Object.prototype && prototype !== null) return 'wrong-type';
      for (const member of Object.values(item)) next.push(member);
    }
    if (depth > maxJsonDepth) return 'too-deep';
    level = next;
  }
  return undefined;
}
