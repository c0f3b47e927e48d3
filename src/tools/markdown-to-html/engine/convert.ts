import { once } from '#core/once.ts';
import type { Heading } from './heading.ts';
import { headingsIn, levelsOf } from './headings.ts';
import { parserFor, sourceOf } from './markdown.ts';
import { simpleStyle } from './style.ts';
import { markerIn, tocHtml, tocMarkdown } from './toc.ts';

const loadSanitize = once(() => import('./sanitize.ts'));

export interface ConvertInput {
  readonly text: string;
  readonly gfm: boolean;
  readonly html: 'sanitize' | 'escape' | 'keep';
  readonly breaks: boolean;
  readonly headingIds: boolean;
  readonly toc: 'none' | 'marker' | 'top';
  readonly tocDepth: number;
  readonly frontMatter: boolean;
  readonly document: boolean;
  readonly title: string;
  readonly lang: string;
  readonly style: 'none' | 'simple';
}

interface Rendered {
  readonly html: string;
  readonly headings: readonly Heading[];
}

function render(input: ConvertInput): Rendered {
  const parser = parserFor({ ...input, html: input.html !== 'escape' });
  const env = {};
  const tokens = parser.parse(sourceOf(input.text, input.frontMatter), env);
  const headings = headingsIn(tokens, input.headingIds);
  const contents = tocHtml(levelsOf(headings, input.tocDepth));
  const at = input.toc === 'marker' ? markerIn(tokens) : -1;
  const print = (part: typeof tokens): string => parser.renderer.render(part, parser.options, env);
  if (at >= 0) {
    const shown = contents === '' ? '' : `${contents}\n`;
    return { html: print(tokens.slice(0, at)) + shown + print(tokens.slice(at + 3)), headings };
  }
  const top = input.toc === 'top' && contents !== '' ? `${contents}\n` : '';
  return { html: top + print(tokens), headings };
}

function documentOf(body: string, { title, lang, style }: ConvertInput, headings: readonly Heading[]): string {
  const shown = title || headings.find(({ depth }) => depth === 1)?.text || 'Document';
  const attribute = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return [
    '<!doctype html>',
    `<html lang="${attribute(lang)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${attribute(shown)}</title>`,
    ...(style === 'simple' ? [`<style>${simpleStyle}</style>`] : []),
    '</head>',
    '<body>',
    body,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

export async function convertMarkdown(input: ConvertInput): Promise<string> {
  const { html, headings } = render(input);
  const clean = input.html === 'keep' ? html : (await loadSanitize()).sanitizeHtml(html);
  const body = clean.trim();
  return input.document ? documentOf(body, input, headings) : body;
}

interface HeadingsInput {
  readonly text: string;
  readonly gfm: boolean;
  readonly frontMatter: boolean;
  readonly tocDepth: number;
}

export function headingsOf({ text, gfm, frontMatter, tocDepth }: HeadingsInput): Heading[] {
  const tokens = parserFor({ gfm, breaks: false, html: true }).parse(sourceOf(text, frontMatter), {});
  return headingsIn(tokens, false).filter(({ depth }) => depth <= tocDepth);
}

export function contentsOf(text: string, tocDepth: number, links: boolean): string {
  const headings = headingsOf({ text, gfm: true, frontMatter: true, tocDepth: 6 });
  return tocMarkdown(levelsOf(headings, tocDepth), links);
}
