import { jsonLanguage } from '@codemirror/lang-json';
import { StandardSQL } from '@codemirror/lang-sql';
import { xmlLanguage } from '@codemirror/lang-xml';
import { StreamLanguage, type Language } from '@codemirror/language';
import { toml } from '@codemirror/legacy-modes/mode/toml';
import { highlightTree, tagHighlighter } from '@lezer/highlight';
import { code } from './code-syntax.ts';
import { colors, type ColorName } from './colors.ts';
import type { CodeLanguage, Mark } from './marks.ts';
import type { Code, ColoredPart } from './prerendered-colors.tsx';
import { yaml } from './yaml-syntax.ts';

const languages: Readonly<Partial<Record<CodeLanguage, Language>>> = {
  code,
  json: jsonLanguage,
  xml: xmlLanguage,
  html: xmlLanguage,
  sql: StandardSQL.language,
  toml: StreamLanguage.define(toml),
  yaml,
};

const highlighter = tagHighlighter(colors.map(({ name, tag }) => ({ tag, class: name })));

/** Longer samples would make the page heavier than the colors are worth, in characters. */
const limit = 4000;

/**
 * The parts of a text, with the colors and marks that the editor gives them, for a page that is prerendered. None if nothing
 * is colored, and none for a text with an error or a chip, which needs the editor at once.
 */
export function drawColors({ text, language, marks }: Code): readonly ColoredPart[] {
  const isPlain = text.length > limit || text.includes('\r');
  if (isPlain || marks.some(({ tone, chip }) => tone === 'error' || chip !== undefined)) return [];
  const color = Array.from<ColorName | undefined>({ length: text.length });
  const mark = Array.from<Mark['tone'] | undefined>({ length: text.length });
  const syntax = languages[language];
  if (syntax) {
    highlightTree(syntax.parser.parse(text), highlighter, (from, to, names) =>
      color.fill(names.split(' ')[0] as ColorName, from, to),
    );
  }
  for (const { from, to, tone } of marks) mark.fill(tone, from, to);
  const parts: ColoredPart[] = [];
  for (let from = 0, to = 0; from < text.length; from = to) {
    while (to < text.length && color[to] === color[from] && mark[to] === mark[from]) to += 1;
    parts.push({ text: text.slice(from, to), color: color[from], mark: mark[from] });
  }
  return parts.some((part) => part.color ?? part.mark) ? parts : [];
}
