const blank = /\s/g;

/** What is typed, in upper case and groups of four, as long as it is nothing but an IBAN's characters and blanks. */
export function groupTyped(text: string): string {
  const bare = text.replace(blank, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());
  return /^[A-Z0-9]*$/.test(bare) ? bare.replace(/.{4}(?=.)/g, '$& ') : text;
}

/** Where the caret stands in the grouped text when `caret` is its place in the typed one. */
export function groupedCaret(typed: string, caret: number, grouped: string): number {
  let left = typed.slice(0, caret).replace(blank, '').length;
  let at = 0;
  while (left > 0 && at < grouped.length) {
    if (grouped.charAt(at).trim() !== '') left -= 1;
    at += 1;
  }
  return at;
}
