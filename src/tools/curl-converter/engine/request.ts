export interface Header {
  readonly name: string;
  readonly value: string;
}

export interface Part {
  readonly name: string;
  readonly value: string | null;
  /** A path. */
  readonly file: string | null;
  readonly filename: string | null;
  readonly mediaType: string | null;
}

export type Body =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'file'; readonly path: string }
  | { readonly type: 'multipart'; readonly parts: readonly Part[] };

export interface Auth {
  readonly scheme: 'basic' | 'digest' | 'ntlm';
  readonly user: string;
  readonly password: string;
}

export interface RequestOptions {
  readonly insecure: boolean;
  readonly followRedirects: boolean;
  /** Seconds. */
  readonly timeout: number | null;
  readonly connectTimeout: number | null;
  readonly proxy: string | null;
  readonly compressed: boolean;
  readonly httpVersion: '1.1' | '2' | '3' | null;
  /** Paths. */
  readonly certificate: string | null;
  readonly key: string | null;
  readonly ca: string | null;
}

export interface Request {
  /** Where its command starts, from 1. */
  readonly line: number;
  readonly method: string;
  readonly url: string;
  readonly headers: readonly Header[];
  readonly body: Body | null;
  readonly auth: Auth | null;
  readonly options: RequestOptions;
}

export const noOptions: RequestOptions = {
  insecure: false,
  followRedirects: false,
  timeout: null,
  connectTimeout: null,
  proxy: null,
  compressed: false,
  httpVersion: null,
  certificate: null,
  key: null,
  ca: null,
};

const levelOf = {
  'unknown-flag': 'error',
  'missing-value': 'error',
  'missing-url': 'error',
  'unterminated-quote': 'error',
  'invalid-url': 'error',
  'command-substitution': 'warning',
  'cookie-file': 'warning',
  'file-in-data': 'warning',
  'file-root': 'warning',
  'not-carried': 'warning',
  'shell-variable': 'warning',
  'typographic-characters': 'warning',
  'url-globbing': 'warning',
  secret: 'warning',
  'client-only': 'info',
} as const;

export type MessageCode = keyof typeof levelOf;
export type Level = (typeof levelOf)[MessageCode];

/** What became of a flag, or what has to be known of a request. */
export interface Message {
  readonly level: Level;
  readonly code: MessageCode;
  /** As typed. */
  readonly flag: string | null;
  readonly line: number;
}

export const messageOf = (code: MessageCode, flag: string | null, line: number, level?: Level): Message => ({
  level: level ?? levelOf[code],
  code,
  flag,
  line,
});

/** Is it this header? Names are compared without case (RFC 9110 §5.1). */
export const isNamed =
  (wanted: string) =>
  ({ name }: Pick<Header, 'name'>): boolean =>
    name.toLowerCase() === wanted.toLowerCase();
