import { ToolError } from '#core/operation.ts';
import { asComment, type Comment } from './comments.ts';
import { fontFiles } from './font-files.ts';
import type { FontName } from './font-names.ts';
import { readFont, type Font, type Layout } from './font.ts';
import { compose, widthOf, type Align, type Block } from './picture.ts';

const longestOutput = 2_000_000;
const previewLength = 12;

export interface DrawInput {
  readonly text: string;
  readonly layout: Layout;
  readonly width: number;
  readonly align: Align;
  readonly comment: Comment;
}

const loaded = new Map<FontName, Promise<Font>>();

async function load(name: FontName): Promise<Font> {
  // One of them is of TOIlet, whose format is the same but for its first letter.
  return readFont((await fontFiles[name]()).default.replace(/^tlf2a/, 'flf2a'));
}

/** A font of the list, or of a file. Error: `invalid-font`. */
export function loadFont(name: FontName, customFont = ''): Promise<Font> {
  if (customFont !== '') return Promise.resolve().then(() => readFont(customFont));
  const font = loaded.get(name) ?? load(name);
  loaded.set(name, font);
  return font;
}

/** The character as the font has it: itself, without its accents, or undefined. */
function drawable(character: string, font: Font): string | undefined {
  if (font.has(character)) return character;
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.trim() !== '' && [...plain].every((part) => part === ' ' || font.has(part)) ? plain : undefined;
}

const linesOf = (text: string): readonly string[] => text.split(/\r\n|[\r\n]/);

/** A line with what the font can draw; a tab is four blanks. */
const prepared = (line: string, font: Font): string =>
  Array.from(line.replaceAll('\t', '    '), (character) =>
    /\s/.test(character) ? ' ' : (drawable(character, font) ?? ''),
  ).join('');

/** How many of the characters fit, one at least. Looks at twice as many each time: long texts are slow to draw. */
function fitting(word: readonly string[], fits: (text: string) => boolean): number {
  const fit = (count: number): boolean => fits(word.slice(0, count).join(''));
  let most = 1;
  let tooMany = word.length + 1;
  for (let step = 1; most + step < tooMany; step *= 2) {
    if (fit(most + step)) most += step;
    else tooMany = most + step;
  }
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (fit(middle)) most = middle;
    else tooMany = middle;
  }
  return most;
}

/** Cuts a line at its blanks, and words that are too wide after the last character that fits. */
function wrapped(line: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const [, blanks = '', word = ''] of line.matchAll(/( *)([^ ]+)/g)) {
    if (fits(piece + blanks + word)) {
      piece += blanks + word;
      continue;
    }
    if (piece !== '') pieces.push(piece);
    let rest = [...word];
    for (let count = fitting(rest, fits); count < rest.length; count = fitting(rest, fits)) {
      pieces.push(rest.slice(0, count).join(''));
      rest = rest.slice(count);
    }
    piece = rest.join('');
  }
  if (piece !== '') pieces.push(piece);
  return pieces;
}

function blocksOf(text: string, font: Font, layout: Layout, width: number): Block[] {
  const draw = (line: string): readonly string[] => font.draw(line, layout);
  return linesOf(text).flatMap((written): Block[] => {
    const line = prepared(written, font).trimEnd();
    if (line.trim() === '') return [{ lines: [''], hasText: false }];
    const pieces = width === 0 ? [line] : wrapped(line, (part) => widthOf(draw(part)) <= width);
    return pieces.map((piece) => ({ lines: draw(piece), hasText: true }));
  });
}

export function drawText({ text, layout, width, align, comment }: DrawInput, font: Font): string {
  const lines = compose(blocksOf(text, font, layout, width), width, align);
  if (lines.every((line) => line === '')) return '';
  const drawing = asComment(lines, comment).join('\n');
  if (drawing.length <= longestOutput) return drawing;
  const expected = `text that is drawn with at most ${longestOutput} characters`;
  throw new ToolError('invalid-input', {
    field: 'text',
    problem: 'too-long',
    expected,
    max: longestOutput,
  });
}

const visible = (text: string): string[] => [...new Set(text)].filter((character) => !/\s/.test(character));

/** The different characters that are left out, in order. */
export function missingIn(text: string, font: Font): string[] {
  return visible(text).filter((character) => drawable(character, font) === undefined);
}

export interface Replacement {
  readonly character: string;
  /** What is drawn for it. */
  readonly drawn: string;
}

/** The different characters that others are drawn for, in order. */
export function replacedIn(text: string, font: Font): Replacement[] {
  return visible(text).flatMap((character) => {
    const drawn = drawable(character, font) ?? character;
    return drawn === character ? [] : [{ character, drawn }];
  });
}

export interface Preview {
  readonly font: FontName;
  /** Of its letters, in lines. */
  readonly height: number;
  readonly art: string;
}

export function previewAll(text: string, names: readonly FontName[]): Promise<Preview[]> {
  const sample = text.trim() === '' ? 'Abc' : [...text].slice(0, previewLength).join('');
  const plain = { text: sample, layout: 'default', width: 0, align: 'left', comment: 'none' } as const;
  return Promise.all(
    names.map(async (name) => {
      const font = await loadFont(name);
      return { font: name, height: font.height, art: drawText(plain, font) };
    }),
  );
}
