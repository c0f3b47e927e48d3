import type { PageType } from './fields.ts';

/** How a detail of a type becomes properties. */
export interface Detail {
  readonly field: string;
  readonly property: string;
  readonly kind: 'text' | 'date' | 'duration' | 'gender' | 'isbn' | 'list' | 'links';
  /** Of `links`: what stands with each address, `album` + `disc` being `music:album:disc`. */
  readonly parts?: readonly string[];
}

const text = (field: string, property: string): Detail => ({ field, property, kind: 'text' });
const date = (field: string, property: string): Detail => ({ field, property, kind: 'date' });
const list = (field: string, property: string): Detail => ({ field, property, kind: 'list' });
const links = (field: string, property: string, ...parts: string[]): Detail => ({
  field,
  property,
  kind: 'links',
  parts,
});

const video: readonly Detail[] = [
  links('actors', 'video:actor', 'role'),
  list('directors', 'video:director'),
  list('writers', 'video:writer'),
  { field: 'duration', property: 'video:duration', kind: 'duration' },
  date('releaseDate', 'video:release_date'),
  list('tags', 'video:tag'),
];

/** The Open Graph protocol, "Object Types" (https://ogp.me/#types), in the order in which they are written. */
export const detailsOfType: Readonly<Record<PageType, readonly Detail[]>> = {
  website: [],
  article: [
    date('publishedTime', 'article:published_time'),
    date('modifiedTime', 'article:modified_time'),
    date('expirationTime', 'article:expiration_time'),
    list('authors', 'article:author'),
    text('section', 'article:section'),
    list('tags', 'article:tag'),
  ],
  book: [
    list('authors', 'book:author'),
    { field: 'isbn', property: 'book:isbn', kind: 'isbn' },
    date('releaseDate', 'book:release_date'),
    list('tags', 'book:tag'),
  ],
  profile: [
    text('firstName', 'profile:first_name'),
    text('lastName', 'profile:last_name'),
    text('username', 'profile:username'),
    { field: 'gender', property: 'profile:gender', kind: 'gender' },
  ],
  'music.song': [
    { field: 'duration', property: 'music:duration', kind: 'duration' },
    links('albums', 'music:album', 'disc', 'track'),
    list('musicians', 'music:musician'),
  ],
  'music.album': [
    links('songs', 'music:song', 'disc', 'track'),
    list('musicians', 'music:musician'),
    date('releaseDate', 'music:release_date'),
  ],
  'music.playlist': [links('songs', 'music:song', 'disc', 'track'), list('creators', 'music:creator')],
  'music.radio_station': [list('creators', 'music:creator')],
  'video.movie': video,
  'video.episode': [...video, text('series', 'video:series')],
  'video.tv_show': video,
  'video.other': video,
};
