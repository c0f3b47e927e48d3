import { segments } from '#lib/segment.ts';
import type { Step } from './fields.ts';
import { isBlank, Lines, widthOf } from './lines.ts';

const usualWidth = 80;

/** A word in pieces of so many graphemes. */
function piecesOf(word: string, width: number): string[] {
  const signs = Array.from(segments(word, 'grapheme'), ({ segment }) => segment);
  return Array.from({ length: Math.ceil(signs.length / width) }, (_, at) =>
    signs.slice(at * width, (at + 1) * width).join(''),
  );
}

/** As many words a line as it has room for; the spaces at a break vanish. */
function wrapLine(line: string, width: number, breakWords: boolean, add: (line: string) => void): void {
  let [current, length, spaces] = ['', 0, ''];
  let isEmpty = true;
  for (const [token] of line.matchAll(/ +|[^ ]+/g)) {
    if (token.startsWith(' ')) {
      spaces = token;
      continue;
    }
    const size = widthOf(token);
    if (isEmpty || length + spaces.length + size > width) {
      if (!isEmpty) add(current);
      // The spaces that a line begins with stay, if there is room for them.
      const kept = isEmpty && current === '' && spaces.length + size <= width ? spaces : '';
      const pieces = breakWords && size > width ? piecesOf(token, width) : [token];
      for (const piece of pieces.slice(0, -1)) add(piece);
      current = kept + (pieces.at(-1) ?? '');
      length = widthOf(current);
    } else {
      current += spaces + token;
      length += spaces.length + size;
    }
    isEmpty = false;
    spaces = '';
  }
  add(isEmpty ? line : current);
}

export function wrapLines(lines: readonly string[], { width, breakWords }: Step): string[] {
  const result = new Lines();
  const room = Math.max(1, width ?? usualWidth);
  for (const line of lines) {
    if (widthOf(line) <= room) result.add(line);
    else wrapLine(line, room, breakWords, (made) => result.add(made));
  }
  return result.made;
}

/** Paragraphs on a line each; blank lines stay between them. */
export function unwrapLines(lines: readonly string[]): string[] {
  const result = new Lines();
  let paragraph: string[] = [];
  const end = (): void => {
    if (paragraph.length > 0) result.add(paragraph.join(' '));
    paragraph = [];
  };
  for (const line of lines) {
    if (isBlank(line)) {
      end();
      result.add(line);
    } else paragraph.push(line);
  }
  end();
  return result.made;
}
