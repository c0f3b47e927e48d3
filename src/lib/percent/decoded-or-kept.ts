/**
 * A text without its percent escapes; a text whose escapes are not UTF-8 or not complete, as it is.
 *
 * @example
 * decodedOrKept('a%20b'); // 'a b'
 * decodedOrKept('100%'); // '100%'
 */
export function decodedOrKept(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
