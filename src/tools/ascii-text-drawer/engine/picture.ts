/** A drawn piece of the text; one empty line for an empty one. */
export interface Block {
  readonly lines: readonly string[];
  readonly hasText: boolean;
}

export type Align = 'left' | 'center' | 'right';

const isBlank = (line: string): boolean => line.trim() === '';
const lengthOf = (line: string): number => [...line].length;

/** In columns, blanks at the right not counted. */
export const widthOf = (lines: readonly string[]): number =>
  lines.reduce((most, line) => Math.max(most, lengthOf(line.trimEnd())), 0);

function withoutBlankEnds(lines: readonly string[], top: boolean, bottom: boolean): readonly string[] {
  const first = lines.findIndex((line) => !isBlank(line));
  const last = lines.findLastIndex((line) => !isBlank(line));
  return lines.slice(top ? first : 0, bottom ? last + 1 : lines.length);
}

/** Blank lines of a block stay between two that have text; blank columns that all have at the left go. */
function trimmed(blocks: readonly Block[]): readonly Block[] {
  const kept = blocks.map((block, at) => {
    if (!block.hasText) return block;
    const isFirst = blocks[at - 1]?.hasText !== true;
    const isLast = blocks[at + 1]?.hasText !== true;
    return { ...block, lines: withoutBlankEnds(block.lines, isFirst, isLast) };
  });
  const all = kept.flatMap(({ lines }) => lines).filter((line) => !isBlank(line));
  const indent = Math.min(...all.map((line) => line.length - line.trimStart().length));
  return kept.map((block) => ({ ...block, lines: block.lines.map((line) => line.slice(indent).trimEnd()) }));
}

/** The blocks one below the other, each moved as a whole. */
export function compose(blocks: readonly Block[], width: number, align: Align): readonly string[] {
  const start = blocks.findIndex(({ hasText }) => hasText);
  const end = blocks.findLastIndex(({ hasText }) => hasText);
  if (start < 0) return [];
  const shown = trimmed(blocks.slice(start, end + 1));
  const total = Math.max(width, ...shown.map(({ lines }) => widthOf(lines)));
  const shift = { left: 0, center: 0.5, right: 1 }[align];
  return shown.flatMap(({ lines }) => {
    const indent = ' '.repeat(Math.floor((total - widthOf(lines)) * shift));
    return lines.map((line) => (indent + line).trimEnd());
  });
}
