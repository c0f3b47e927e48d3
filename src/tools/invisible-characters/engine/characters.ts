import { codePointAt } from '#lib/code-point.ts';
import type { Security } from '#lib/unicode/security.ts';
import type { Found, Kind } from './kinds.ts';

const within =
  (...ranges: readonly (number | readonly [number, number])[]) =>
  (point: number): boolean =>
    ranges.some((range) => (typeof range === 'number' ? point === range : point >= range[0] && point <= range[1]));

const isBidiControl = within([0x202a, 0x202e], [0x2066, 0x2069]);
const isBidiMark = within(0x61c, 0x200e, 0x200f);
const isZeroWidth = within(
  0xad,
  0x34f,
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  0x180e,
  0x200b,
  [0x2060, 0x2065],
  [0x206a, 0x206f],
  0x3164,
  0xffa0,
);
const isTag = within([0xe0000, 0xe007f]);
const isSelector = within([0xfe00, 0xfe0f], [0xe0100, 0xe01ef], [0x180b, 0x180d], 0x180f);
const isSpace = within(0xa0, 0x1680, [0x2000, 0x200a], 0x202f, 0x205f, 0x3000);
const isLineSeparator = within([0xb, 0xc], 0x85, [0x2028, 0x2029]);
const isSurrogate = within([0xd800, 0xdfff]);
const isSkinTone = within([0x1f3fb, 0x1f3ff]);
const isMathOperator = within([0x2200, 0x22ff]);
const isNoncharacter = (point: number): boolean => (point >= 0xfdd0 && point <= 0xfdef) || (point & 0xfffe) === 0xfffe;
const [joiner, nonJoiner, bom, blackFlag, cancelTag, emojiStyle] = [0x200d, 0x200c, 0xfeff, 0x1f3f4, 0xe007f, 0xfe0f];

/** Scripts that join letters, and that joiners are therefore part of. */
const joining = new Set(
  'Arabic,Syriac,Mongolian,Nko,Mandaic,Adlam,Hanifi Rohingya,Devanagari,Bengali,Gurmukhi,Gujarati,Oriya,Tamil,Telugu,Kannada,Malayalam,Sinhala,Myanmar,Khmer'.split(
    ',',
  ),
);

const after = (text: string, index: number): number | undefined => codePointAt(text, index);
/** The code point that ends before an index. */
function before(text: string, index: number): number | undefined {
  if (index === 0) return undefined;
  const start = index > 1 && isSurrogate(text.charCodeAt(index - 1)) ? index - 2 : index - 1;
  const point = codePointAt(text, start);
  return point !== undefined && point > 0xffff ? point : text.charCodeAt(index - 1);
}

function isLegitimateJoiner(text: string, index: number, point: number, data: Security): boolean {
  let start = index;
  let last = before(text, start);
  while (
    last !== undefined &&
    (data.category.of(last).startsWith('M') || last === emojiStyle || isSkinTone(last)) &&
    start > 0
  ) {
    start -= last > 0xffff ? 2 : 1;
    last = before(text, start);
  }
  const next = after(text, index + 1);
  const isJoining = (each: number | undefined): boolean => each !== undefined && joining.has(data.script.of(each));
  if (isJoining(last) || isJoining(next)) return true;
  const isPicture = (each: number | undefined): boolean => each !== undefined && data.isPictographic(each);
  return point === joiner && isPicture(last) && isPicture(next);
}

function isLegitimateSelector(point: number, last: number | undefined, data: Security): boolean {
  if (last === undefined) return false;
  if (point === emojiStyle || point === 0xfe0e) return data.isEmoji(last);
  if (point >= 0x180b && point <= 0x180f) return data.script.of(last) === 'Mongolian';
  return data.script.of(last) === 'Han' || isMathOperator(last);
}

/** The end of the run of such code points. */
function runEnd(text: string, start: number, isPart: (point: number) => boolean): number {
  let end = start;
  for (let point = after(text, end); point !== undefined && isPart(point); point = after(text, end))
    end += point > 0xffff ? 2 : 1;
  return end;
}

function tagRun(text: string, index: number): Found {
  const end = runEnd(text, index, isTag);
  const characters = Array.from(text.slice(index, end), (tag) => String.fromCharCode((codePointAt(tag) ?? 0) & 0x7f));
  const hidden = characters.filter((character) => character >= ' ' && character <= '~').join('');
  return { kind: 'tag', index, end, detail: { hidden } };
}

function selectorRun(text: string, index: number): Found {
  const end = runEnd(text, index, isSelector);
  const count = Array.from(text.slice(index, end)).length;
  const run = { kind: 'variation-selector', index, end, detail: { count } } as const;
  return count > 1 ? { ...run, severity: 'danger' } : run;
}

function plainKind(point: number, index: number, data: Security): Kind | undefined {
  if (point === bom) return index === 0 ? 'bom' : 'zero-width';
  if (isBidiMark(point)) return 'bidi-mark';
  if (isZeroWidth(point)) return 'zero-width';
  if (isSpace(point)) return 'space';
  if (isLineSeparator(point)) return 'line-separator';
  if (point < 0xa0) return point < 0x20 || point >= 0x7f ? 'control' : undefined;
  if (isSurrogate(point)) return 'lone-surrogate';
  if (isNoncharacter(point)) return 'noncharacter';
  const category = data.category.of(point);
  return category === 'Cn' ? 'unassigned' : category === 'Co' ? 'private-use' : undefined;
}

/** Every character that stands for itself alone: what cannot be seen, and what has no meaning. */
export function findCharacters(text: string, data: Security): Found[] {
  const found: Found[] = [];
  const suspects = /[^\t\n\r -~]/gu;
  for (let match = suspects.exec(text); match; match = suspects.exec(text)) {
    const { index } = match;
    const point = codePointAt(text, index) ?? 0;
    const end = index + match[0].length;
    if (isBidiControl(point)) continue;
    if (point === joiner || point === nonJoiner) {
      if (!isLegitimateJoiner(text, index, point, data)) found.push({ kind: 'joiner', index, end, detail: {} });
    } else if (isTag(point)) {
      const run = tagRun(text, index);
      const isFlag = before(text, index) === blackFlag && before(text, run.end) === cancelTag;
      if (!isFlag) found.push(run);
      suspects.lastIndex = run.end;
    } else if (isSelector(point)) {
      const run = selectorRun(text, index);
      const isAlone = run.detail['count'] === 1;
      if (!isAlone || !isLegitimateSelector(point, before(text, index), data)) found.push(run);
      suspects.lastIndex = run.end;
    } else {
      const kind = plainKind(point, index, data);
      if (kind) found.push({ kind, index, end, detail: {} });
    }
  }
  return found;
}
