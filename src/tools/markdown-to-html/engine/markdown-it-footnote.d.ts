declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it';

  /** Footnotes: `[^1]`, `[^1]: …` and `^[…]`. */
  export default function footnote(parser: MarkdownIt): void;
}
