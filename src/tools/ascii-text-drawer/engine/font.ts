import figlet from 'figlet/browser';
import { ToolError } from '#core/operation.ts';
import { codePointAt } from '#lib/code-point.ts';

export const layouts = {
  default: 'default',
  full: 'full',
  fitted: 'fitted',
  controlled: 'controlled smushing',
  universal: 'universal smushing',
} as const;
export type Layout = keyof typeof layouts;

/** Every font has the characters from 32 to 126, and then these seven, which may be empty. */
const ascii = 95;
const german = [196, 214, 220, 228, 246, 252, 223];

export interface Font {
  /** Of a line, in lines. */
  readonly height: number;
  /** Whether the character has a glyph with ink. */
  readonly has: (character: string) => boolean;
  /** One line of text, hard blanks as blanks. */
  readonly draw: (line: string, layout: Layout) => readonly string[];
}

interface Header {
  readonly height: number;
  readonly comments: number;
}

const refuse = (reason: 'signature' | 'header' | 'characters'): ToolError => new ToolError('invalid-font', { reason });

/** The first line: FIGfont 2, “The header line”. */
function readHeader(line: string): Header {
  if (!line.startsWith('flf2a')) throw refuse('signature');
  const [sign = '', ...parts] = line.split(' ');
  const numbers = parts.slice(0, 5).map((part) => (/^-?\d+$/.test(part) ? Number(part) : Number.NaN));
  const [height = Number.NaN, baseline = Number.NaN, length = Number.NaN, , comments = Number.NaN] = numbers;
  const isRight = numbers.length === 5 && numbers.every(Number.isInteger);
  if (sign.length !== 6 || !isRight || height < 1 || baseline < 0 || length < 0 || comments < 0) throw refuse('header');
  return { height, comments };
}

/** The characters beyond ASCII that a font file lists: the seven, and those with a number. */
function extras(lines: readonly string[], { height, comments }: Header): ReadonlySet<number> {
  const found = new Set(german);
  let at = comments + (ascii + german.length) * height;
  while (at < lines.length && (lines[at] ?? '').trim() !== '') {
    found.add(Number((lines[at] ?? '').split(' ')[0]));
    at += height + 1;
  }
  return found;
}

let parsed = 0;

/** Reads a font file. Error: `invalid-font` { reason }. */
export function readFont(data: string): Font {
  const [first = '', ...lines] = data.replace(/\r\n?/g, '\n').split('\n');
  const header = readHeader(first);
  const { height, comments } = header;
  if (lines.length < comments + ascii * height) throw refuse('characters');
  // Old fonts end after ASCII; the library wants the seven as well.
  while (lines.length < comments + (ascii + german.length) * height) lines.push('@');
  const name = `font ${++parsed}`;
  try {
    figlet.parseFont(name, [first, ...lines].join('\n'));
  } catch (error) {
    if (error instanceof Error) throw refuse('characters');
    throw error;
  }
  const more = extras(lines, header);
  const draw = (line: string, layout: Layout): readonly string[] =>
    figlet
      .textSync(line, { font: name as 'Standard', horizontalLayout: layouts[layout], verticalLayout: 'full' })
      .split('\n');
  const inked = new Map<string, boolean>();
  const hasInk = (character: string): boolean => {
    const known = inked.get(character) ?? draw(character, 'full').some((row) => row.trim() !== '');
    inked.set(character, known);
    return known;
  };
  const isListed = (character: string): boolean => /^[!-~]$/.test(character) || more.has(codePointAt(character) ?? 0);
  // Many fonts leave digits and signs empty: the format asks for all of ASCII.
  return { height, has: (character) => isListed(character) && hasInk(character), draw };
}
