import type { Token } from 'markdown-it';
import { escapeHtml } from './escape-html.ts';
import type { Entry } from './heading.ts';

/** Nested lists of links; nothing without headings. */
export function tocHtml(entries: readonly Entry[]): string {
  if (entries.length === 0) return '';
  const parts: string[] = [];
  let level = -1;
  for (const entry of entries) {
    if (entry.level > level) parts.push('<ul>'.repeat(entry.level - level));
    else parts.push('</li>', '</ul></li>'.repeat(level - entry.level));
    parts.push(`<li><a href="#${escapeHtml(entry.id)}">${escapeHtml(entry.text)}</a>`);
    level = entry.level;
  }
  return `<nav class="toc">${parts.join('')}${'</li></ul>'.repeat(level + 1)}</nav>`;
}

// CommonMark §2.4. Inside a word `_` is text; `<` and `&` are marks where a tag or a reference may begin.
const marks = /[\\`*~[\]]|_(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])_|<(?=[a-z/!?])|&(?=#?\w+;)/giu;
/** What would make a block of an item; after digits the sign is what matters. */
const blockStart = /^(?:(?=[#>+=-])|\d+(?=[.)](?:\s|$)))/;

/** The list as Markdown, two blanks a level. */
export function tocMarkdown(entries: readonly Entry[], links: boolean): string {
  return entries
    .map(({ level, text, id }) => {
      const shown = text.replace(marks, '\\$&');
      const entry = links ? `[${shown}](#${id})` : shown.replace(blockStart, '$&\\');
      return `${'  '.repeat(level)}- ${entry}`;
    })
    .join('\n');
}

const marker = /^\[(?:toc|\[(?:toc|_toc_)\])\]$/i;

/** Where the first paragraph stands that asks for the contents: the index of its first token. */
export function markerIn(tokens: readonly Token[]): number {
  return tokens.findIndex(
    ({ type }, at) => type === 'paragraph_open' && marker.test((tokens[at + 1]?.content ?? '').trim()),
  );
}
