/** How `Intl.Segmenter` cuts a text (UAX 29). */
export type Granularity = 'grapheme' | 'word' | 'sentence';

export interface Segment {
  /** In UTF-16 units of the whole text. */
  readonly index: number;
  readonly segment: string;
  /** A word and no blank or mark; false for graphemes and sentences. */
  readonly isWordLike: boolean;
}

/**
 * Every step of `Intl.Segmenter` copies the whole input before V8 12.4 (Node 20, older Chromium): 100,000 characters
 * take seconds. So it is given windows.
 */
const windowSize = 2048;
/**
 * The last segments of a window may go on after it. The last boundary between two sentences may be none either: UAX 29,
 * SB8, looks ahead from it over any number of digits and signs; the one before has a mark or line break behind it.
 */
const dropped: Readonly<Record<Granularity, number>> = { grapheme: 4, word: 4, sentence: 2 };

const made = new Map<string, Intl.Segmenter>();

function segmenterFor(granularity: Granularity, locale: string): Intl.Segmenter {
  const key = `${granularity} ${locale}`;
  let segmenter = made.get(key);
  if (!segmenter) made.set(key, (segmenter = new Intl.Segmenter(locale, { granularity })));
  return segmenter;
}

/** Is there no boundary before this unit, since it is the second half of a surrogate pair? */
function isInsidePair(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
}

function windowEnd(text: string, start: number, size: number): number {
  const end = start + size;
  if (end >= text.length) return text.length;
  return isInsidePair(text, end) ? end + 1 : end;
}

interface Cut {
  readonly found: readonly Intl.SegmentData[];
  /** How many of them are sure: what follows the window cannot change them. */
  readonly sure: number;
}

/** The segments of a window that starts at a boundary; the window grows until one of them is sure. */
function cutWindow(text: string, start: number, granularity: Granularity, locale: string): Cut {
  const segmenter = segmenterFor(granularity, locale);
  for (let size = windowSize; ; size *= 2) {
    const end = windowEnd(text, start, size);
    const found = [...segmenter.segment(text.slice(start, end))];
    const sure = end === text.length ? found.length : found.length - dropped[granularity];
    if (sure > 0) return { found, sure };
  }
}

/** The segments of a text of any length, in order and without a gap: the same as of `Intl.Segmenter`, in linear time. */
export function* segments(text: string, granularity: Granularity, locale = 'en'): Generator<Segment> {
  for (let start = 0; start < text.length;) {
    const { found, sure } = cutWindow(text, start, granularity, locale);
    const from = start;
    for (const { index, segment, isWordLike = false } of found.slice(0, sure)) {
      yield { index: from + index, segment, isWordLike };
      start = from + index + segment.length;
    }
  }
}

/** Characters that are a grapheme cluster each when they are among themselves; without CR, which LF joins. */
const simple =
  /^[\t\n -\u02ff\u0370-\u0482\u048a-\u058f\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u3001-\u3029\u3041-\u3096\u30a0-\u30ff\u4e00-\u9fff\uac00-\ud7a3]*$/;
/** Is each UTF-16 unit of the whole text a grapheme cluster? False also where that is not known at a glance. */
export const isSimple = (text: string): boolean => simple.test(text);

const blank = /^\p{White_Space}+$/u;
const blanks = /\p{White_Space}/gu;

export interface GraphemeCount {
  /** Grapheme clusters: characters as people see them. */
  readonly all: number;
  /** Those made of white space only. */
  readonly blank: number;
}

/** How many characters people see in a text of any length. */
export function countGraphemes(text: string): GraphemeCount {
  let all = 0;
  let empty = 0;
  for (let start = 0; start < text.length;) {
    const end = windowEnd(text, start, windowSize);
    if (simple.test(text.slice(start, end))) {
      // Something after the window may join its last character.
      const sure = text.slice(start, end === text.length ? end : end - 1);
      all += sure.length;
      empty += sure.match(blanks)?.length ?? 0;
      start += sure.length;
    } else {
      const { found, sure } = cutWindow(text, start, 'grapheme', 'en');
      all += sure;
      for (const { segment } of found.slice(0, sure)) {
        if (blank.test(segment)) empty += 1;
        start += segment.length;
      }
    }
  }
  return { all, blank: empty };
}
