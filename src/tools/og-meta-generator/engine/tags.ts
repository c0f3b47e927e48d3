import { detailsOfType } from './details.ts';
import { stores } from './fields.ts';
import { detailsOf, listOf, wordOf, type Page } from './page.ts';

export interface Tag {
  readonly attribute: 'property' | 'name';
  readonly name: string;
  readonly content: string;
}

/** A list of tags that leaves out what is blank. */
class Tags {
  readonly all: Tag[] = [];

  property(name: string, value: unknown): void {
    this.push('property', name, value);
  }

  named(name: string, value: unknown): void {
    this.push('name', name, value);
  }

  private push(attribute: Tag['attribute'], name: string, value: unknown): void {
    const content = wordOf(value);
    if (content !== '') this.all.push({ attribute, name, content });
  }
}

interface Media {
  readonly url: string;
  readonly secureUrl?: string | undefined;
  readonly type?: string | undefined;
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  readonly alt?: string | undefined;
}

function media(tags: Tags, root: string, items: readonly Media[]): void {
  for (const { url, secureUrl, type, width, height, alt } of items) {
    if (wordOf(url) === '') continue;
    tags.property(root, url);
    tags.property(`${root}:secure_url`, secureUrl);
    tags.property(`${root}:type`, type);
    tags.property(`${root}:width`, width);
    tags.property(`${root}:height`, height);
    tags.property(`${root}:alt`, alt);
  }
}

function details(tags: Tags, page: Page): void {
  const values = detailsOf(page.details);
  for (const { field, property, kind, parts = [] } of detailsOfType[page.type]) {
    if (kind === 'list') for (const item of listOf(values[field])) tags.property(property, item);
    else if (kind === 'links') {
      for (const item of listOf(values[field])) {
        const link = typeof item === 'string' ? { url: item } : detailsOf(item);
        if (wordOf(link['url']) === '') continue;
        tags.property(property, link['url']);
        for (const part of parts) tags.property(`${property}:${part}`, link[part]);
      }
    } else tags.property(property, values[field]);
  }
}

/** `@` before an account of X. */
function account(value: unknown): string {
  const name = wordOf(value);
  return name === '' || name.startsWith('@') ? name : `@${name}`;
}

function twitterTags(tags: Tags, page: Page, duplicate: boolean): void {
  const { twitter } = page;
  const image = page.images.find(({ url }) => wordOf(url) !== '');
  const own = (given: unknown, copied: unknown): string => wordOf(given) || (duplicate ? wordOf(copied) : '');
  tags.named('twitter:card', twitter.card);
  tags.named('twitter:site', account(twitter.site));
  tags.named('twitter:creator', account(twitter.creator));
  tags.named('twitter:title', own(twitter.title, page.title));
  tags.named('twitter:description', own(twitter.description, page.description));
  tags.named('twitter:image', own(twitter.image, image?.url));
  tags.named('twitter:image:alt', own(twitter.imageAlt, image?.alt));
  if (twitter.card === 'player') {
    tags.named('twitter:player', twitter.player);
    tags.named('twitter:player:width', twitter.playerWidth);
    tags.named('twitter:player:height', twitter.playerHeight);
    tags.named('twitter:player:stream', twitter.playerStream);
  }
  if (twitter.card !== 'app') return;
  for (const store of stores) {
    const app = twitter.apps?.[store];
    tags.named(`twitter:app:name:${store}`, app?.name);
    tags.named(`twitter:app:id:${store}`, app?.id);
    tags.named(`twitter:app:url:${store}`, app?.url);
  }
  tags.named('twitter:app:country', twitter.appCountry);
}

/** The tags of a page in the order of the protocol (https://ogp.me), then those of X. */
export function tagsOf(page: Page, duplicateForTwitter: boolean): Tag[] {
  const tags = new Tags();
  tags.property('og:type', page.type);
  tags.property('og:title', page.title);
  tags.property('og:description', page.description);
  tags.property('og:url', page.url);
  tags.property('og:site_name', page.siteName);
  tags.property('og:locale', page.locale);
  for (const locale of page.localeAlternates) tags.property('og:locale:alternate', locale);
  tags.property('og:determiner', page.determiner);
  media(tags, 'og:image', page.images);
  media(tags, 'og:video', page.videos);
  media(tags, 'og:audio', page.audios);
  details(tags, page);
  tags.property('fb:app_id', page.facebookAppId);
  twitterTags(tags, page, duplicateForTwitter);
  return tags.all;
}
