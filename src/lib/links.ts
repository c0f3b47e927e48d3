import { canParseUrl } from '#core/platform.ts';

/** A link where it stands in a text. */
export interface FoundLink {
  readonly original: string;
  /** UTF-16 units from 0. */
  readonly index: number;
}

const webLinks = /(?<![\p{L}\p{N}])https?:\/\/[^\s<>"`{}|\\^]+/giu;
const webAndFtpLinks = /(?<![\p{L}\p{N}])(?:https?|ftp):\/\/[^\s<>"`{}|\\^]+/giu;
const closers: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

function countOf(text: string, character: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count++;
  return count;
}

/** Without the punctuation of the sentence around it; a bracket that is opened inside belongs to the link. */
function withoutEnd(text: string): string {
  const open = new Map(
    Object.entries(closers).map(([closer, opener]) => [closer, countOf(text, opener) - countOf(text, closer)]),
  );
  let end = text.length;
  for (; end > 0; end--) {
    const last = text.charAt(end - 1);
    const balance = open.get(last);
    if (balance === undefined ? !".,;:!?'*".includes(last) : balance >= 0) break;
    if (balance !== undefined) open.set(last, balance + 1);
  }
  return text.slice(0, end);
}

/** The `http:` and `https:` links of a text, with `ftp` those of `ftp:` too, in order. */
export function linksIn(text: string, { ftp = false }: { readonly ftp?: boolean } = {}): FoundLink[] {
  return Array.from(text.matchAll(ftp ? webAndFtpLinks : webLinks), ({ 0: match, index }) => ({
    original: withoutEnd(match),
    index,
  }));
}

/** A whole text that is an address without `https://`, and whose host has a dot. */
export function bareLink(text: string): FoundLink | undefined {
  const original = text.trim();
  const url = `https://${original}`;
  if (/\s/.test(original) || !canParseUrl(url) || !new URL(url).hostname.includes('.')) return undefined;
  return { original, index: text.indexOf(original) };
}
