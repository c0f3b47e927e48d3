/**
 * As much of the beginning of a text as fits into a number of bytes of UTF-8; no character is cut.
 *
 * @example
 * ```ts
 * startOf('aé', 2); // 'a'
 * ```
 */
export function startOf(text: string, bytes: number): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text).subarray(0, bytes), {
    // An incomplete character at the end waits for more, which never comes.
    stream: true,
  });
}
