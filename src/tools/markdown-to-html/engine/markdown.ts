// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types
/// <reference path="./markdown-it-footnote.d.ts" />
import Parser, { type MarkdownIt, type Token } from 'markdown-it';
import footnote from 'markdown-it-footnote';
import { autolinks } from './autolinks.ts';
import { strikethrough } from './strikethrough.ts';
import { alignAttributes, taskItems } from './gfm.ts';

export interface Syntax {
  readonly gfm: boolean;
  readonly breaks: boolean;
  /** Is Embedded HTML HTML, or text? */
  readonly html: boolean;
}

/** CommonMark 0.31.2, with `gfm` the rest of GitHub Flavored Markdown 0.29 and footnotes. */
export function parserFor({ gfm, breaks, html }: Syntax): MarkdownIt {
  const parser = new Parser({ html, breaks, linkify: gfm, typographer: false });
  parser.disable('strikethrough');
  if (!gfm) return parser.disable('table');
  strikethrough(parser);
  autolinks(parser);
  taskItems(parser);
  alignAttributes(parser);
  return parser.use(footnote);
}

/** The text without a block between two lines `---` at its beginning. */
function withoutFrontMatter(text: string): string {
  const found = /^---(?:\r\n|\r|\n)(?:(?!---(?:\r\n|\r|\n|$))[^\r\n]*(?:\r\n|\r|\n))*---(?:\r\n|\r|\n|$)/.exec(text);
  return found ? text.slice(found[0].length) : text;
}

/** The text that is parsed: without a byte order mark, with `frontMatter` also without front matter. */
export function sourceOf(text: string, frontMatter: boolean): string {
  const source = text.replace(/^\uFEFF/, '');
  return frontMatter ? withoutFrontMatter(source) : source;
}

/** Text and code of a run of inline tokens with its line breaks, and what stands for its pictures. */
export function plainText(tokens: readonly Token[]): string {
  return tokens
    .map(({ type, content, children }) => {
      if (type === 'text' || type === 'code_inline' || type === 'text_special') return content;
      if (type === 'softbreak' || type === 'hardbreak') return '\n';
      return type === 'image' ? plainText(children ?? []) : '';
    })
    .join('');
}
