import { isNamed } from '../request.ts';
import { onlyText, type Language, type Prepared } from './source.ts';

function requestOf({ headers, method, parts, pieces, url }: Prepared) {
  const text = onlyText(pieces);
  const mimeType = headers.find(isNamed('Content-Type'))?.value ?? '';
  const params = parts?.map(({ file, filename, mediaType, name, value }) => ({
    name,
    ...(value !== null && { value }),
    ...(file !== null && { fileName: filename ?? file }),
    ...(mediaType !== null && { contentType: mediaType }),
  }));
  return {
    method,
    url,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers,
    queryString: Array.from(new URL(url).searchParams, ([name, value]) => ({ name, value })),
    ...(text !== undefined && { postData: { mimeType, text } }),
    ...(params && { postData: { mimeType: 'multipart/form-data', params } }),
    headersSize: -1,
    bodySize: text === undefined ? (params ? -1 : 0) : new TextEncoder().encode(text).length,
  };
}

/** HAR 1.2: what was not sent yet has no answer, and no time. */
const entryOf = (request: Prepared) => ({
  startedDateTime: '1970-01-01T00:00:00.000Z',
  time: 0,
  request: requestOf(request),
  response: {
    status: 0,
    statusText: '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: [],
    content: { size: 0, mimeType: '' },
    redirectURL: '',
    headersSize: -1,
    bodySize: -1,
  },
  cache: {},
  timings: { send: 0, wait: 0, receive: 0 },
});

export const har: Language = {
  name: 'json',
  userinfo: true,
  carries: ['followRedirects'],
  forms: () => true,
  files: 'none',
  write: (requests) => {
    const log = { version: '1.2', creator: { name: 'toolcrib', version: '1' }, entries: requests.map(entryOf) };
    return `${JSON.stringify({ log }, null, 2)}\n`;
  },
};
