export interface Excerpt {
  /** The part of the line before the place, with … where it is cut. */
  readonly before: string;
  /** The character at the place; empty at the end of a line. */
  readonly at: string;
  readonly after: string;
}

const roomBefore = 60;
const roomAfter = 40;
const lineEnd = /[\r\n]/;

/** Control characters and bidirectional marks as one visible cell, so that the caret stands under its column. */
function visible(text: string): string {
  return text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ');
}

/** The line around an offset, at most about 100 characters of it. */
export function excerptOf(text: string, offset: number): Excerpt {
  const lead = text.slice(Math.max(0, offset - roomBefore - 1), offset);
  const start = Math.max(lead.lastIndexOf('\n'), lead.lastIndexOf('\r')) + 1;
  const isCut = start === 0 && lead.length > roomBefore;
  const before = isCut ? lead.slice(/^.[\udc00-\udfff]/.test(lead) ? 2 : 1) : lead.slice(start);
  const tail = text.slice(offset, offset + roomAfter + 1);
  const end = tail.search(lineEnd);
  const line = end < 0 ? tail : tail.slice(0, end);
  const [at = ''] = line;
  const after = line.slice(at.length).replace(/[\ud800-\udbff]$/, '');
  const isLong = end < 0 && offset + tail.length < text.length;
  return {
    before: `${isCut ? '…' : ''}${visible(before)}`,
    at: visible(at),
    after: `${visible(after)}${isLong ? '…' : ''}`,
  };
}
