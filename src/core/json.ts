/** Is this a JSON value? Without recursion, so that depth cannot exhaust the stack. */
export function isJson(value: unknown): boolean {
  const seen = new Set<object>();
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (next === null || typeof next === 'string' || typeof next === 'boolean' || Number.isFinite(next)) continue;
    if (typeof next !== 'object') return false;
    if (seen.has(next)) continue;
    seen.add(next);
    if (Array.isArray(next)) {
      for (const item of next) pending.push(item);
    } else {
      const prototype: unknown = Object.getPrototypeOf(next);
      if (prototype !== Object.prototype && prototype !== null) return false;
      for (const member of Object.values(next)) pending.push(member);
    }
  }
  return true;
}
