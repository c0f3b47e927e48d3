/**
 * The bytes of all parts in one array, a new one in every case. The parts are a list, since a call takes about 65,000
 * arguments in some engines.
 *
 * @example
 * ```ts
 * joinBytes([Uint8Array.of(1, 2), Uint8Array.of(3)]); // Uint8Array [1, 2, 3]
 * ```
 */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
