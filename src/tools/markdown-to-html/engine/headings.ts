import GithubSlugger from 'github-slugger';
import type { Token } from 'markdown-it';
import type { Entry, Heading } from './heading.ts';
import { plainText } from './markdown.ts';

/** The headings written in Markdown; with `setIds` their tokens get the ids. */
export function headingsIn(tokens: readonly Token[], setIds: boolean): Heading[] {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const lines = plainText(tokens[at + 1]?.children ?? []);
    // A line break is nothing in the ids of GitHub.
    const id = slugger.slug(lines);
    if (setIds) token.attrSet('id', id);
    headings.push({ depth: Number(token.tag.slice(1)), text: lines.replaceAll('\n', ' '), id });
  }
  return headings;
}

/** A heading is one level below the nearest earlier one of smaller depth. */
export function levelsOf(headings: readonly Heading[], deepest: number): Entry[] {
  const open: number[] = [];
  return headings
    .filter(({ depth }) => depth <= deepest)
    .map((heading) => {
      while (open.length > 0 && (open.at(-1) ?? 0) >= heading.depth) open.pop();
      const level = open.length;
      open.push(heading.depth);
      return { ...heading, level };
    });
}
