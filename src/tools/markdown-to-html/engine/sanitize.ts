import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { Parser } from 'htmlparser2';
import { ToolError } from '#core/operation.ts';

/** The libraries call themselves for every level. */
const deepest = 500;

type Attributes = NonNullable<Schema['attributes']>[string];

const attributes = defaultSchema.attributes ?? {};
const protocols = defaultSchema.protocols ?? {};
const tagNames = defaultSchema.tagNames ?? [];

/** A list of classes besides those that the element may have anyway. */
function withClasses(element: string, ...classes: string[]): Attributes {
  const known = attributes[element] ?? [];
  const isClass = (one: Attributes[number]): boolean => Array.isArray(one) && one[0] === 'className';
  const own = known.find(isClass);
  const allowed = Array.isArray(own) ? own.slice(1) : [];
  return [...known.filter((one) => !isClass(one)), ['className', ...allowed, ...classes]] as Attributes;
}

/** GitHub's list, and what tables of contents and footnotes need. */
const schema: Schema = {
  ...defaultSchema,
  clobber: [],
  tagNames: [...tagNames, 'nav'],
  attributes: {
    ...attributes,
    nav: withClasses('nav', 'toc'),
    hr: withClasses('hr', 'footnotes-sep'),
    ol: withClasses('ol', 'footnotes-list'),
    li: withClasses('li', 'footnote-item'),
    sup: withClasses('sup', 'footnote-ref'),
    a: withClasses('a', 'footnote-backref'),
  },
  protocols: { ...protocols, href: [...(protocols['href'] ?? []), 'tel'] },
};

/** The schemes of addresses as they are written. Throws `too-deep` { limit } before a tree is built of deeper elements. */
function schemesIn(html: string): string[] {
  const schemes = new Set<string>();
  let depth = 0;
  const parser = new Parser({
    onopentag: (_, given) => {
      depth++;
      if (depth > deepest) throw new ToolError('too-deep', { limit: deepest });
      for (const value of Object.values(given)) {
        const [scheme] = /^[a-z]+(?=:)/i.exec(value) ?? [];
        if (scheme !== undefined) schemes.add(scheme);
      }
    },
    onclosetag: () => void depth--,
  });
  parser.end(html);
  return [...schemes];
}

/** Schemes are case-insensitive (RFC 3986 §3.1), but the library compares them letter by letter. */
function withSpellings(schemes: readonly string[]): Schema {
  const spelled = Object.entries(schema.protocols ?? {}).map(([name, known]) => {
    const others = schemes.filter((scheme) => known?.includes(scheme.toLowerCase()));
    return [name, [...(known ?? []), ...others]] as [string, string[]];
  });
  return { ...schema, protocols: Object.fromEntries(spelled) };
}

/** What is left when everything is gone that could act or deceive. */
export function sanitizeHtml(html: string): string {
  const schemes = schemesIn(html);
  const clean = sanitize(fromHtml(html, { fragment: true }), withSpellings(schemes));
  return toHtml(clean, { characterReferences: { useNamedReferences: true } });
}
