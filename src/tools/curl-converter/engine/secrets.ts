import type { Given } from './arguments.ts';
import type { Auth, Header, Request } from './request.ts';
import { readCertificate, readUser } from './user.ts';

const headerNames = new Set(['authorization', 'proxy-authorization', 'cookie', 'x-api-key', 'api-key', 'x-auth-token']);
const queryNames = new Set([
  'token',
  'access_token',
  'api_key',
  'apikey',
  'key',
  'secret',
  'password',
  'sig',
  'signature',
]);
const redacted = 'REDACTED';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

const isSecret = ({ name, value }: Header): boolean => value !== '' && headerNames.has(name.toLowerCase());

/** The scheme of an authorization stays. */
const withoutValue = ({ name, value }: Header): Header => {
  const scheme = /authorization$/i.test(name) ? (/^\S+\s+(?=\S)/.exec(value)?.[0] ?? '') : '';
  return { name, value: scheme + redacted };
};

/** Of a URL, or of a proxy, which may have no scheme. */
const userinfo = /^((?:[a-z][a-z\d+.-]*:\/\/)?[^/?#@:]*:)([^/?#]+)(?=@)/i;

/** The pieces of a query, with the signs between them. */
const piecesOf = (url: string): readonly string[] => {
  const [, before = url, query = '', rest = ''] = /^([^?#]*)(\?[^#]*)?([^]*)$/.exec(url) ?? [];
  return [before, ...query.split(/(?=[?&;])/), rest];
};

const queryName = (piece: string): string | undefined => {
  const [, name, value = ''] = /^[?&;]([^=]*)=([^]*)$/.exec(piece) ?? [];
  return name !== undefined && value !== '' && queryNames.has(decoded(name).toLowerCase()) ? decoded(name) : undefined;
};

const withoutPassword = (url: string): string => url.replace(userinfo, `$1${redacted}`);

/** The URL without its secrets. */
export const redactUrl = (url: string): string =>
  withoutPassword(
    piecesOf(url)
      .map((piece) => (queryName(piece) === undefined ? piece : piece.slice(0, piece.indexOf('=') + 1) + redacted))
      .join(''),
  );

export interface Redaction {
  /** Where secrets are. */
  readonly found: readonly string[];
  /** The request without them. */
  readonly request: Request;
}

const passwordFlags = new Set(['pass', 'proxy-pass', 'tlspassword', 'proxy-tlspassword']);

/** Whether the value of a flag has a secret that no request keeps. */
export function hidesPassword({ flag: { name }, value }: Given): boolean {
  if (passwordFlags.has(name)) return value !== '';
  if (name === 'cert' || name === 'proxy-cert') return (readCertificate(value).password ?? '') !== '';
  if (name === 'preproxy') return userinfo.test(value);
  if (name === 'proxy-header') {
    const [, header = '', content = ''] = /^([^:]*):([^]*)$/.exec(value) ?? [];
    return isSecret({ name: header.trim(), value: content.trim() });
  }
  return name === 'proxy-user' && readUser(value, 'basic').password !== '';
}

const hasPassword = (auth: Auth | null): auth is Auth => auth !== null && auth.password !== '';

/** Finds what should not be shown to others, and takes it out. */
export function redact(request: Request): Redaction {
  const { auth, headers, options, url } = request;
  const { proxy } = options;
  const found = [
    ...headers.filter(isSecret).map(({ name }) => name),
    ...(hasPassword(auth) ? ['-u'] : []),
    ...(proxy !== null && userinfo.test(proxy) ? ['-x'] : []),
    ...(userinfo.test(url) ? ['userinfo'] : []),
    ...piecesOf(url).flatMap((piece) => {
      const name = queryName(piece);
      return name === undefined ? [] : [`query ${name}`];
    }),
  ];
  return {
    found,
    request: {
      ...request,
      url: redactUrl(url),
      headers: headers.map((header) => (isSecret(header) ? withoutValue(header) : header)),
      auth: hasPassword(auth) ? { ...auth, password: redacted } : auth,
      options: { ...options, proxy: proxy === null ? null : withoutPassword(proxy) },
    },
  };
}
