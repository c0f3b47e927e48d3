/** Lines longer than this are neither wrapped nor highlighted: laying them out would freeze the page. */
export const longLine = 100_000;
/** Longer documents are not highlighted: a parser's time slice would take longer than 50 ms. */
export const highlightLimit = 200_000;
/** Up to this length every change is reported immediately; longer documents report after a pause. */
export const promptLimit = 50_000;
/** A longer read-only text is cut. */
export const outputLimit = 1_000_000;
/** The maximum length of a shortened text. */
export const outputShown = 200_000;
/** The maximum length of text in the plain field before the editor has loaded. */
export const fieldLimit = 50_000;

/** Above this size, in bytes or UTF-16 units, a text is shown as a file. */
export const editorLimit = 5_000_000;
const editorLineLimit = 1_000_000;

/** Whether to open this text in an editor without asking. Larger texts are shown as a file. */
export function fitsEditor(text: string): boolean {
  if (text.length > editorLimit) return false;
  for (let start = 0; text.length - start > editorLineLimit;) {
    const end = text.indexOf('\n', start);
    if (end === -1 || end - start > editorLineLimit) return false;
    start = end + 1;
  }
  return true;
}

const carriageReturn = /\r\n?/g;

/** The text as an editor or a `<textarea>` holds it: every line break is LF. */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(carriageReturn, '\n') : text;
}

/** Maps an offset of `text` to the same place in `withLineFeeds(text)`. */
export function editorOffset(text: string, offset: number): number {
  let removed = 0;
  for (let at = text.indexOf('\r\n'); at !== -1 && at + 1 < offset; at = text.indexOf('\r\n', at + 2)) removed += 1;
  return Math.max(0, offset - removed);
}

/** The inverse of `editorOffset`. */
export function textOffset(text: string, offset: number): number {
  let at = offset;
  for (let pair = text.indexOf('\r\n'); pair !== -1 && pair < at; pair = text.indexOf('\r\n', pair + 2)) at += 1;
  return at;
}

export interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The one replacement that turns `before` into `after`, without their common start and end; undefined when equal. */
export function minimalChange(before: string, after: string): Change | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let end = 0;
  while (
    end < shorter - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  ) {
    end += 1;
  }
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
