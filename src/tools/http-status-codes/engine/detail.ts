import type { Entry } from './entries.ts';

export const statusLine = ({ code, name }: Pick<Entry, 'code' | 'name'>): string => `HTTP/1.1 ${code} ${name}`;

const location = 'Location: https://example.org/new';
const retry = 'Retry-After: 60';
const upgrade = ['Connection: Upgrade', 'Upgrade: websocket'];

/** Header fields without which a response of that status says too little, or breaks its RFC. */
const fields: Readonly<Record<number, readonly string[]>> = {
  101: upgrade,
  103: ['Link: </style.css>; rel=preload; as=style'],
  201: ['Location: /articles/7'],
  206: ['Content-Range: bytes 0-4/13'],
  301: [location],
  302: [location],
  303: [location],
  304: ['ETag: "v1"'],
  307: [location],
  308: [location],
  401: ['WWW-Authenticate: Basic realm="Staff"'],
  405: ['Allow: GET, HEAD'],
  407: ['Proxy-Authenticate: Basic realm="Proxy"'],
  408: ['Connection: close'],
  415: ['Accept: application/json'],
  416: ['Content-Range: bytes */13'],
  426: upgrade,
  429: [retry],
  // RFC 7725 §4
  451: ['Link: <https://example.org/legal>; rel="blocked-by"'],
  503: [retry],
};

const bodies: Readonly<Record<number, string>> = { 200: 'Hello, world!', 206: 'Hello' };

/** A minimal response: status line, fields, and a body where the status is about one. Lines end with LF. */
export function responseOf(entry: Entry): string {
  const { code } = entry;
  const body = bodies[code] ?? '';
  // RFC 9110 §8.6: no Content-Length in 1xx and 204; in 304 it would speak of the body that is not sent.
  const length = code < 200 || code === 204 || code === 304 ? [] : [`Content-Length: ${body.length}`];
  const type = body === '' ? [] : ['Content-Type: text/plain'];
  return [statusLine(entry), ...(fields[code] ?? []), ...type, ...length, '', body].join('\n').trimEnd();
}

export interface Redirect {
  readonly code: number;
  readonly permanent: boolean;
  /** `kept`; `may-change`: clients turn POST into GET; `get`: the next request is a GET. */
  readonly method: 'kept' | 'may-change' | 'get';
}

/** RFC 9110 §15.4 */
export const redirects: readonly Redirect[] = [
  { code: 301, permanent: true, method: 'may-change' },
  { code: 302, permanent: false, method: 'may-change' },
  { code: 303, permanent: false, method: 'get' },
  { code: 307, permanent: false, method: 'kept' },
  { code: 308, permanent: true, method: 'kept' },
];

const families: readonly (readonly number[])[] = [redirects.map(({ code }) => code), [401, 403], [502, 503, 504]];

/** The codes that this one is easily confused with, without itself. */
export function siblingsOf(code: number): number[] {
  return (families.find((family) => family.includes(code)) ?? []).filter((other) => other !== code);
}
