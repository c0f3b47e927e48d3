/** The keys of a JSON Pointer (RFC 6901), or undefined if the text is not a JSON Pointer. */
export function keysOf(pointer: string): readonly string[] | undefined {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return undefined;
  return pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A key as a JSON Pointer writes it (RFC 6901, section 3): `a/b` as `a~1b`. */
export const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** RFC 6901, section 4: no sign, no leading zero, and never `-`, which names no element. */
const index = /^(?:0|[1-9]\d*)$/;

/** The value at a JSON Pointer (RFC 6901), or undefined where there is none. */
export function pointed(value: unknown, pointer: string): unknown {
  const keys = keysOf(pointer);
  if (!keys) return undefined;
  let found = value;
  for (const key of keys) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    if (Array.isArray(found) && !index.test(key)) return undefined;
    found = (found as Readonly<Record<string, unknown>>)[key];
  }
  return found;
}
