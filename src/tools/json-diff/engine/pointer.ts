import type { Value } from './value.ts';

/** The segments of a JSON Pointer (RFC 6901), or undefined when it is none. */
export function readPointer(text: string): string[] | undefined {
  if (text === '') return [];
  if (!text.startsWith('/') || /~(?![01])/.test(text)) return undefined;
  return text
    .slice(1)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** An index as RFC 6901 §4 writes it: no leading zeros. */
export function readIndex(segment: string): number | undefined {
  return /^(?:0|[1-9]\d*)$/.test(segment) ? Number(segment) : undefined;
}

export function childOf(value: Value, segment: string): Value | undefined {
  if (value.kind === 'object') return value.members.get(segment);
  if (value.kind !== 'array') return undefined;
  const index = readIndex(segment);
  return index === undefined ? undefined : value.items[index];
}
