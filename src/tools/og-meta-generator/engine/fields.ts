import { choice, either, group, json, list, number, optional, text, type Field } from '#core/field.ts';
import { fail, isObject } from '#core/validate.ts';

export const types = [
  'website',
  'article',
  'book',
  'profile',
  'music.song',
  'music.album',
  'music.playlist',
  'music.radio_station',
  'video.movie',
  'video.episode',
  'video.tv_show',
  'video.other',
] as const;
export type PageType = (typeof types)[number];

export const cards = ['summary', 'summary_large_image', 'app', 'player'] as const;
export const determiners = ['', 'a', 'an', 'the', 'auto'] as const;
export const stores = ['iphone', 'ipad', 'googleplay'] as const;

const word = () => optional(text());
const size = () => optional(either(number(), text()));
const store = () => optional(group({ name: word(), id: word(), url: word() }));

const media = { url: text(''), secureUrl: word(), type: word() };
const frame = { ...media, width: size(), height: size() };

const twitter = {
  card: choice(cards, 'summary_large_image'),
  site: word(),
  creator: word(),
  title: word(),
  description: word(),
  image: word(),
  imageAlt: word(),
  player: word(),
  playerWidth: size(),
  playerHeight: size(),
  playerStream: word(),
  apps: optional(group({ iphone: store(), ipad: store(), googleplay: store() })),
  appCountry: word(),
};
const noTwitter = Object.fromEntries(
  Object.keys(twitter).map((name) => [name, name === 'card' ? 'summary_large_image' : undefined]),
) as never;

const anything = json({});
/** An object; what its members are depends on the type of the page. */
const details: Field<unknown, false> = {
  ...anything,
  read: (value, path) => (isObject(value) ? anything.read(value, path) : fail(path, 'wrong-type')),
};

/** Items of a list. */
const most = { max: 1000 };

/** A page: what all operations take. */
export const page = {
  type: choice(types, 'website'),
  title: text(''),
  description: text(''),
  url: text(''),
  siteName: text(''),
  locale: text(''),
  localeAlternates: list(text(), most, []),
  determiner: choice(determiners, ''),
  images: list(group({ ...frame, alt: word() }), most, []),
  videos: list(group(frame), most, []),
  audios: list(group(media), most, []),
  details,
  facebookAppId: text(''),
  twitter: group(twitter, noTwitter),
};
