import type { Translate } from '#core/text.ts';
import { detailsOfType, type Detail } from '../engine/details.ts';
import { cards, determiners, stores, types } from '../engine/fields.ts';
import type { text } from '../text.ts';
import type { OgDraft } from './draft.ts';

type T = Translate<(typeof text)['en']>;

/** A control of the form. */
export interface Control {
  /** Where its value lies in the page: `twitter.apps.iphone.id`; in a list where it lies in an item. */
  readonly at: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly kind?: 'date' | 'switch' | 'prose' | 'area';
  /** One of these. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** As many characters are shown by networks. */
  readonly limit?: number;
  /** It takes the whole line. */
  readonly wide?: boolean;
}

/** A list whose items are added, removed and moved; an item without a name is a text itself. */
export interface ListOfControls {
  readonly at: string;
  readonly label: string;
  readonly parts: readonly Control[];
}

export type Row = Control | ListOfControls;

export const isList = (row: Row): row is ListOfControls => 'parts' in row;

const address = 'https://example.com/';

function general(t: T): readonly Row[] {
  return [
    { at: 'title', label: t('field.title'), placeholder: t('sample.title'), kind: 'prose', limit: 70, wide: true },
    {
      at: 'description',
      label: t('field.description'),
      placeholder: t('sample.description'),
      kind: 'area',
      limit: 200,
      wide: true,
    },
    { at: 'url', label: t('field.url'), placeholder: `${address}page`, wide: true },
    { at: 'type', label: t('field.type'), options: types.map((value) => ({ value, label: t(`type.${value}`) })) },
    { at: 'siteName', label: t('field.siteName'), placeholder: 'Toolcrib', kind: 'prose' },
    { at: 'locale', label: t('field.locale'), placeholder: 'fr_FR' },
    {
      at: 'determiner',
      label: t('field.determiner'),
      options: determiners.map((value) => ({ value, label: value === '' ? t('determiner.none') : value })),
    },
    { at: 'facebookAppId', label: t('field.facebookAppId'), placeholder: '1234567890' },
    {
      at: 'localeAlternates',
      label: t('field.localeAlternates'),
      parts: [{ at: '', label: t('field.locale'), placeholder: 'en_US' }],
    },
  ];
}

function media(t: T): readonly Row[] {
  const list = (at: 'images' | 'videos' | 'audios', file: string, type: string, ...more: Control[]): Row => ({
    at,
    label: t(`field.${at}`),
    parts: [
      { at: 'url', label: t('media.url'), placeholder: address + file, wide: true },
      ...more,
      { at: 'type', label: t('media.type'), placeholder: type },
      { at: 'secureUrl', label: t('media.secureUrl'), placeholder: address + file },
    ],
  });
  const size = (width: string, height: string): readonly Control[] => [
    { at: 'width', label: t('media.width'), placeholder: width },
    { at: 'height', label: t('media.height'), placeholder: height },
  ];
  const alt: Control = { at: 'alt', label: t('media.alt'), placeholder: t('sample.alt'), kind: 'prose', wide: true };
  return [
    list('images', 'card.png', 'image/png', ...size('1200', '630'), alt),
    list('videos', 'film.mp4', 'video/mp4', ...size('1280', '720')),
    list('audios', 'sound.mp3', 'audio/mpeg'),
  ];
}

const twitterSamples = {
  site: '@toolcrib',
  creator: '@ada',
  title: undefined,
  description: undefined,
  image: `${address}card.png`,
  imageAlt: undefined,
};
const playerSamples = {
  player: `${address}player`,
  playerWidth: '1280',
  playerHeight: '720',
  playerStream: `${address}film.mp4`,
};
const appSamples = { name: 'Toolcrib', id: '123456789', url: 'toolcrib://page' };

/** The card of X; what is left out the network takes from Open Graph. */
function twitter(t: T, { twitter: { card } }: OgDraft): readonly Row[] {
  const prose = {
    title: t('sample.title'),
    description: t('sample.description'),
    imageAlt: t('sample.alt'),
  } as Readonly<Record<string, string>>;
  const samples = card === 'player' ? { ...twitterSamples, ...playerSamples } : twitterSamples;
  const named = Object.entries(samples).map(([name, placeholder]): Row => ({
    at: `twitter.${name}`,
    label: t(`twitter.${name as 'site'}`),
    placeholder: placeholder ?? prose[name] ?? '',
  }));
  const ofApp = stores.flatMap((store) =>
    (['name', 'id', 'url'] as const).map((part): Row => ({
      at: `twitter.apps.${store}.${part}`,
      label: t(`app.${part}`, { store: t(`store.${store}`) }),
      placeholder: store === 'googleplay' && part === 'id' ? 'com.example.toolcrib' : appSamples[part],
    })),
  );
  return [
    {
      at: 'twitter.card',
      label: t('twitter.card'),
      options: cards.map((value) => ({ value, label: t(`card.${value}`) })),
    },
    { at: 'duplicateForTwitter', label: t('duplicate'), kind: 'switch' },
    ...named,
    ...(card === 'app'
      ? [...ofApp, { at: 'twitter.appCountry', label: t('twitter.appCountry'), placeholder: 'US' }]
      : []),
  ];
}

const detailSamples: Readonly<Record<string, string>> = {
  duration: '240',
  isbn: '978-3-16-148410-0',
  firstName: 'Ada',
  lastName: 'Lovelace',
  username: 'ada',
  series: `${address}series`,
  tags: 'html',
};
const partSamples: Readonly<Record<string, string>> = { url: `${address}1`, role: 'Hamlet' };

/** The fields that the chosen type has, and no others. */
function details(t: T, { type }: OgDraft): readonly Row[] {
  const row = ({ field, kind, parts = [] }: Detail): Row => {
    const at = `details.${field}`;
    const label = t(`detail.${field as 'tags'}`);
    if (kind === 'list')
      return { at, label, parts: [{ at: '', label, placeholder: detailSamples[field] ?? `${address}ada` }] };
    if (kind === 'links') {
      const part = (name: string): Control => ({
        at: name,
        label: t(`part.${name as 'url'}`),
        placeholder: partSamples[name] ?? '1',
        wide: name === 'url',
      });
      return { at, label, parts: ['url', ...parts].map(part) };
    }
    if (kind === 'date') return { at, label, kind };
    if (kind === 'gender') {
      return {
        at,
        label,
        options: (['', 'male', 'female'] as const).map((value) => ({ value, label: t(`gender.${value}`) })),
      };
    }
    return { at, label, placeholder: field === 'section' ? t('sample.section') : (detailSamples[field] ?? '') };
  };
  return detailsOfType[type].map(row);
}

const rowsOfTab = { general, images: media, twitter, details };

/** What the form of a tab asks for. */
export const rowsOf = (draft: OgDraft, t: T): readonly Row[] => rowsOfTab[draft.tab](t, draft);

/** The value at a path of names; undefined where there is none. */
export function valueAt(values: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
    values,
  );
}

/** The values with another one at a path of names; where the path is empty, that value itself. Undefined ones go. */
export function withValue(values: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const members = typeof values === 'object' ? values : typeof values === 'string' ? { url: values } : {};
  const changed = { ...members, [name]: withValue(valueAt(values, [name]), rest, value) };
  return Object.fromEntries(Object.entries(changed).filter(([, member]) => member !== undefined));
}

/** Where an item of a list stands after a change of one row; undefined when it was removed. */
export function placeAfter(before: readonly unknown[], after: readonly unknown[], place: number): number | undefined {
  const at = after.indexOf(before[place]);
  if (at >= 0) return at;
  // What is typed into it makes another item of it.
  return after.length === before.length ? place : undefined;
}
