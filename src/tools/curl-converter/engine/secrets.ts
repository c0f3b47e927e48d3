import type { Auth, Header, Request } from './request.ts';

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

const userinfo = /^([a-z][a-z\d+.-]*:\/\/[^/?#@:]*:)([^/?#]+)(?=@)/i;

/** The pieces of a query, with the signs between them. */
const piecesOf = (url: string): readonly string[] => {
  const [, before = url, query = '', rest = ''] = /^([^?#]*)(\?[^#]*)?([^]*)$/.exec(url) ?? [];
  return [before, ...query.split(/(?=[?&;])/), rest];
};

const queryName = (piece: string): string | undefined => {
  const [, name, value = ''] = /^[?&;]([^=]*)=([^]*)$/.exec(piece) ?? [];
  return name !== undefined && value !== '' && queryNames.has(decoded(name).toLowerCase()) ? decoded(name) : undefined;
};

export interface Redaction {
  /** Where secrets are. */
  readonly found: readonly string[];
  /** The request without them. */
  readonly request: Request;
}

const hasPassword = (auth: Auth | null): auth is Auth => auth !== null && auth.password !== '';

/** Finds what should not be shown to others, and takes it out. */
export function redact(request: Request): Redaction {
  const { auth, headers, url } = request;
  const pieces = piecesOf(url);
  const found = [
    ...headers.filter(isSecret).map(({ name }) => name),
    ...(hasPassword(auth) ? ['-u'] : []),
    ...(userinfo.test(url) ? ['userinfo'] : []),
    ...pieces.flatMap((piece) => {
      const name = queryName(piece);
      return name === undefined ? [] : [`query ${name}`];
    }),
  ];
  const shown = pieces.map((piece) =>
    queryName(piece) === undefined ? piece : piece.slice(0, piece.indexOf('=') + 1) + redacted,
  );
  return {
    found,
    request: {
      ...request,
      url: shown.join('').replace(userinfo, `$1${redacted}`),
      headers: headers.map((header) => (isSecret(header) ? withoutValue(header) : header)),
      auth: hasPassword(auth) ? { ...auth, password: redacted } : auth,
    },
  };
}
