export interface Head {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
}

export interface Html {
  readonly head: Head;
  readonly heading: string;
  /** Where its elements lead or what they load, as it is written; without what is in the page itself. */
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
}

/** What a page says and where it leads, as a crawler reads it: from the file, without scripts. */
export function readHtml(html: string, address: string): Html {
  const decoded = html.replaceAll('&#38;', '&').replaceAll('&amp;', '&').replaceAll('&#39;', "'");
  const one = (pattern: RegExp): string => decoded.match(pattern)?.[1] ?? '';
  const links = [...decoded.matchAll(/<[^>]*\s(?:href|src|action|poster)="([^"]*)"/g)].map(([, link = '']) => link);
  return {
    head: {
      title: one(/<title>([^<]*)</),
      description: one(/<meta name="description" content="([^"]*)"/),
      canonical: new URL(one(/<link rel="canonical" href="([^"]*)"/), address).href,
    },
    heading: one(/<h1[^>]*>([^<]*)</),
    ids: new Set([...decoded.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)),
    links: links.filter((link) => !/^(data|blob|mailto|tel):/.test(link)),
  };
}
