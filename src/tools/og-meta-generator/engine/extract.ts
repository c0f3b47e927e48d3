import { detailsOfType, type Detail } from './details.ts';
import { cards, determiners, page as fields, stores, types, type PageType } from './fields.ts';
import type { Page } from './page.ts';
import { readHead, type Head } from './read-head.ts';

type Values = Record<string, unknown>;

/** The members that are there, in this order: tags stand in any. */
const sorted = (values: Values, keys: readonly string[]): Values =>
  Object.fromEntries(keys.flatMap((key) => (Object.hasOwn(values, key) ? [[key, values[key]]] : [])));

/** A number that is written back as it was read. */
const asNumber = (content: string): number | string =>
  /^\d+$/.test(content) && String(Number(content)) === content ? Number(content) : content;

const texts: Readonly<Record<string, string>> = {
  'og:title': 'title',
  'og:description': 'description',
  'og:url': 'url',
  'og:site_name': 'siteName',
  'og:locale': 'locale',
  'fb:app_id': 'facebookAppId',
};
const twitterTexts: Readonly<Record<string, string>> = {
  site: 'site',
  creator: 'creator',
  title: 'title',
  description: 'description',
  image: 'image',
  'image:src': 'image',
  'image:alt': 'imageAlt',
  player: 'player',
  'player:stream': 'playerStream',
  'app:country': 'appCountry',
};
const mediaParts: Readonly<Record<string, string>> = {
  secure_url: 'secureUrl',
  type: 'type',
  width: 'width',
  height: 'height',
  alt: 'alt',
};

const order = {
  page: Object.keys(fields),
  media: ['url', ...Object.values(mediaParts)],
  twitter: [
    'card',
    'site',
    'creator',
    'title',
    'description',
    'image',
    'imageAlt',
    'player',
    'playerWidth',
    'playerHeight',
    'playerStream',
    'apps',
    'appCountry',
  ] satisfies (keyof Page['twitter'])[],
  app: ['name', 'id', 'url'],
} as const;

function sortedApps(apps: Readonly<Record<string, Values>>): Values {
  const each = Object.entries(apps).map(([store, app]) => [store, sorted(app, order.app)]);
  return sorted(Object.fromEntries(each) as Values, stores);
}

/** The page being put together; structured properties belong to the last one of their kind. */
class Extract {
  private readonly page: Values = {};
  private readonly details: Values = {};
  private readonly twitter: Values = {};

  take(name: string, content: string): void {
    const [scope, ...rest] = name.split(':');
    const key = Object.hasOwn(texts, name) ? texts[name] : undefined;
    if (key !== undefined) this.page[key] ??= content;
    else if (name === 'og:type') this.choose('type', types, content);
    else if (name === 'og:determiner') this.choose('determiner', determiners, content);
    else if (name === 'og:locale:alternate') this.push(this.page, 'localeAlternates', content);
    else if (scope === 'og' && /^(?:image|video|audio)$/.test(rest[0] ?? '')) this.media(rest, content);
    else if (scope === 'twitter') this.card(rest.join(':'), content);
  }

  /** Takes what HTML says itself, where Open Graph does not. */
  takePlain(key: 'title' | 'description' | 'url', content: string | undefined): void {
    if (content !== undefined) this.page[key] ??= content;
  }

  /** The whole page, with the details of its type. */
  finish(metas: Head['metas']): Values {
    const { page, details, twitter } = this;
    const rows = detailsOfType[(page['type'] as PageType | undefined) ?? 'website'];
    for (const [name, content] of metas) for (const row of rows) this.detail(row, name, content);
    for (const key of ['images', 'videos', 'audios']) {
      if (page[key]) page[key] = (page[key] as Values[]).map((medium) => sorted(medium, order.media));
    }
    for (const { field, kind, parts = [] } of rows) {
      if (kind !== 'links' || !details[field]) continue;
      details[field] = (details[field] as Values[]).map((link) => sorted(link, ['url', ...parts]));
    }
    const known = rows.map(({ field }) => field);
    if (Object.keys(details).length > 0) page['details'] = sorted(details, known);
    if (twitter['apps']) twitter['apps'] = sortedApps(twitter['apps'] as Record<string, Values>);
    if (Object.keys(twitter).length > 0) page['twitter'] = sorted(twitter, order.twitter);
    return sorted(page, order.page);
  }

  private choose(key: string, choices: readonly string[], content: string): void {
    if (choices.includes(content)) this.page[key] ??= content;
  }

  private push(into: Values, key: string, value: unknown): void {
    ((into[key] ??= []) as unknown[]).push(value);
  }

  private media([root = '', part]: readonly string[], content: string): void {
    const key = `${root}s`;
    const last = ((this.page[key] ?? []) as Values[]).at(-1);
    if (part === undefined || part === 'url') {
      // `og:image:url` says the same as `og:image`.
      if (part === undefined || last?.['url'] !== content) this.push(this.page, key, { url: content });
      return;
    }
    const field = Object.hasOwn(mediaParts, part) ? (mediaParts[part] as string) : undefined;
    if (!last || field === undefined || (root !== 'image' && field === 'alt')) return;
    if (root === 'audio' && (field === 'width' || field === 'height')) return;
    last[field] ??= field === 'width' || field === 'height' ? asNumber(content) : content;
  }

  private card(name: string, content: string): void {
    if (name === 'card') {
      if ((cards as readonly string[]).includes(content)) this.twitter['card'] ??= content;
    } else if (name === 'player:width' || name === 'player:height') {
      this.twitter[name === 'player:width' ? 'playerWidth' : 'playerHeight'] ??= asNumber(content);
    } else if (Object.hasOwn(twitterTexts, name)) this.twitter[twitterTexts[name] as string] ??= content;
    else {
      const [, field = '', store = ''] = /^app:(name|id|url):(\w+)$/.exec(name) ?? [];
      if (!(stores as readonly string[]).includes(store)) return;
      const apps = (this.twitter['apps'] ??= {}) as Values;
      const app = (apps[store] ??= {}) as Values;
      app[field] ??= content;
    }
  }

  private detail({ field, property, kind, parts = [] }: Detail, name: string, content: string): void {
    if (kind === 'list') {
      if (name === property) this.push(this.details, field, content);
    } else if (kind !== 'links') {
      if (name === property) this.details[field] ??= kind === 'duration' ? asNumber(content) : content;
    } else if (name === property) this.push(this.details, field, { url: content });
    else {
      const part = parts.find((one) => name === `${property}:${one}`);
      const last = ((this.details[field] ?? []) as Values[]).at(-1);
      if (part !== undefined && last) last[part] ??= part === 'role' ? content : asNumber(content);
    }
  }
}

/** The fields of a page that its HTML tells. */
export function extractPage(html: string): Readonly<Record<string, unknown>> {
  const { metas, title, canonical } = readHead(html);
  const extract = new Extract();
  for (const [name, content] of metas) extract.take(name, content);
  extract.takePlain('title', title);
  extract.takePlain('description', metas.find(([name]) => name === 'description')?.[1]);
  extract.takePlain('url', canonical);
  return extract.finish(metas);
}
