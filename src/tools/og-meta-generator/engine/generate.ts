import { wordOf, type Page } from './page.ts';
import { tagsOf } from './tags.ts';

export interface GenerateOptions {
  readonly duplicateForTwitter: boolean;
  readonly basic: boolean;
  readonly comments: boolean;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] as string);

/** The elements as text, one per line. */
export function generateHtml(page: Page, { duplicateForTwitter, basic, comments }: GenerateOptions): string {
  const lines: string[] = [];
  const [title, description, url] = [page.title, page.description, page.url].map((value) => escape(wordOf(value)));
  const head = [
    ...(title ? [`<title>${title}</title>`] : []),
    ...(description ? [`<meta name="description" content="${description}">`] : []),
    ...(url ? [`<link rel="canonical" href="${url}">`] : []),
  ];
  if (basic && head.length > 0) lines.push(...(comments ? ['<!-- Page -->'] : []), ...head);
  const tags = tagsOf(page, duplicateForTwitter);
  for (const [attribute, heading] of [
    ['property', '<!-- Open Graph -->'],
    ['name', '<!-- Twitter -->'],
  ] as const) {
    const group = tags.filter((tag) => tag.attribute === attribute);
    if (comments && group.length > 0) lines.push(heading);
    lines.push(...group.map(({ name, content }) => `<meta ${attribute}="${name}" content="${escape(content)}">`));
  }
  return lines.join('\n');
}
