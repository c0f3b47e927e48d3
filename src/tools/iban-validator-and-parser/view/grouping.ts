import { isList } from './longest.ts';

const blank = /\s/g;

export const bareOf = (text: string): string =>
  text.replace(blank, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** One IBAN in upper case and groups of four. Several, and what has other characters than an IBAN, stay as typed. */
export function groupTyped(text: string): string {
  const bare = bareOf(text);
  return /^[A-Z0-9]*$/.test(bare) && !isList(bare) ? bare.replace(/.{4}(?=.)/g, '$& ') : text;
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
