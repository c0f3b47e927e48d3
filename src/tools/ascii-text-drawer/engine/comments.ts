import { ToolError } from '#core/operation.ts';

export const comments = [
  'none',
  'slash',
  'hash',
  'dash',
  'semicolon',
  'percent',
  'apostrophe',
  'exclamation',
  'rem',
  'block-c',
  'block-html',
  'block-lua',
  'block-haskell',
  'docstring',
] as const;
export type Comment = (typeof comments)[number];

const prefixes: Readonly<Partial<Record<Comment, string>>> = {
  slash: '// ',
  hash: '# ',
  dash: '-- ',
  semicolon: '; ',
  percent: '% ',
  apostrophe: "' ",
  exclamation: '! ',
  rem: 'REM ',
};

interface Block {
  readonly open: string;
  readonly prefix: string;
  readonly close: string;
  /** What ends the comment. */
  readonly ends: readonly string[];
}

const blocks: Readonly<Partial<Record<Comment, Block>>> = {
  'block-c': { open: '/*', prefix: ' * ', close: ' */', ends: ['*/'] },
  'block-html': { open: '<!--', prefix: '', close: '-->', ends: ['-->', '--!>'] },
  'block-lua': { open: '--[[', prefix: '', close: ']]', ends: [']]'] },
  'block-haskell': { open: '{-', prefix: '', close: '-}', ends: ['-}'] },
  docstring: { open: 'r"""', prefix: '', close: '"""', ends: ['"""'] },
};

function refuseEnds(lines: readonly string[], ends: readonly string[]): void {
  for (const [at, line] of lines.entries()) {
    const found = ends
      .map((sequence) => ({ sequence, index: line.indexOf(sequence) }))
      .filter(({ index }) => index >= 0);
    const [first] = found.toSorted((a, b) => a.index - b.index);
    if (!first) continue;
    throw new ToolError('comment-conflict', { sequence: first.sequence, line: at + 1, column: first.index + 1 });
  }
}

/** The lines of a picture as a comment. Error: `comment-conflict` where the picture would end it. */
export function asComment(lines: readonly string[], comment: Comment): readonly string[] {
  const block = blocks[comment];
  const prefix = block?.prefix ?? prefixes[comment] ?? '';
  const prefixed = lines.map((line) => (prefix + line).trimEnd());
  // C and C++ take the line after a backslash into the comment (C17, §5.1.1.2), so that line is a comment too.
  const isContinued = comment === 'slash' && prefixed.at(-1)?.endsWith('\\') === true;
  if (!block) return isContinued ? [...prefixed, '//'] : prefixed;
  refuseEnds(lines, block.ends);
  return [block.open, ...prefixed, block.close];
}
