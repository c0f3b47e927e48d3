import { openSearchFile, openSearchType } from '#core/open-search.ts';

const types: Readonly<Record<string, string>> = {
  html: 'text/html;charset=utf-8',
  txt: 'text/plain;charset=utf-8',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json;charset=utf-8',
  webmanifest: 'application/manifest+json',
  wasm: 'application/wasm',
  xml: 'application/xml;charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
};

/** The media type of a file of the site, by its name; one without an extension is text. */
export function mediaTypeOf(path: string): string {
  if (path === `/${openSearchFile}`) return openSearchType;
  const [, extension = 'txt'] = /\.([^./]*)$/.exec(path) ?? [];
  return types[extension] ?? 'application/octet-stream';
}
