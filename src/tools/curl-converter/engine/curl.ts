import type { Opening } from '#lib/shell/words.ts';
import { joinData, encodedPiece, type Datum } from './data.ts';
import type { Given, Group } from './arguments.ts';
import type { Lost } from './fates.ts';
import { readForm, readFormString } from './form.ts';
import {
  isNamed,
  noOptions,
  type Auth,
  type Body,
  type Header,
  type MessageCode,
  type Part,
  type Request,
} from './request.ts';
import { hidesPassword } from './secrets.ts';
import { isGlobbed, withFileName, withQuery } from './urls.ts';
import { isUserUnsent, readCertificate, readUser } from './user.ts';

/** Why a command makes no request. */
export class CommandFault extends Error {
  constructor(
    readonly code: 'missing-value' | 'missing-url' | 'unterminated-quote',
    readonly flag: string | null = null,
    readonly place: Partial<Opening> = {},
  ) {
    super(code);
  }
}

export type Tell = (code: MessageCode, flag: string) => void;
/** Hears of each flag in turn, and why it is lost if it is. */
export type Note = (given: Given | string, lost: Lost | undefined) => void;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const proxySchemes: Readonly<Record<string, string>> = {
  socks4: 'socks4://',
  socks4a: 'socks4a://',
  socks5: 'socks5://',
  'socks5-hostname': 'socks5h://',
  'proxy1.0': 'http://',
};
const versions: Readonly<Record<string, Request['options']['httpVersion']>> = {
  'http1.1': '1.1',
  http2: '2',
  'http2-prior-knowledge': '2',
  http3: '3',
  'http3-only': '3',
};

/** Most programs count a time in milliseconds, from one up to the largest that 32 bits with a sign hold. */
const shortestSeconds = 0.001;
const longestSeconds = 2_147_483;

/** Reads the flags of a command into what they make of a request. */
class CurlReader {
  private readonly options: Mutable<Request['options']> = { ...noOptions };
  private readonly urls: string[];
  private readonly typed: Header[] = [];
  private readonly removed = new Set<string>();
  private readonly data: (Datum & { readonly typed: string })[] = [];
  private readonly parts: Part[] = [];
  private readonly cookies: string[] = [];
  private readonly queries: string[] = [];
  private method: string | undefined;
  private isHead = false;
  private isGet = false;
  private isGlobOff = false;
  private upload: string | undefined;
  private user: string | undefined;
  private readonly isUserUnsent: boolean;
  private scheme: Auth['scheme'] = 'basic';
  private agent: string | undefined;
  private referer: string | undefined;
  private range: string | undefined;
  private bearer: string | undefined;

  constructor(
    private readonly group: Group,
    private readonly tell: Tell,
    private readonly note: Note,
  ) {
    this.urls = [...group.urls];
    this.isUserUnsent = isUserUnsent(group);
  }

  read(line: number): readonly Request[] {
    const { given, missing } = this.group;
    for (const one of given) {
      if (typeof one !== 'string' && hidesPassword(one)) this.tell('secret', one.typed);
      const lost = typeof one === 'string' ? 'unknown-flag' : this.take(one);
      if (lost) this.tell(lost, typeof one === 'string' ? one : one.typed);
      this.note(one, lost);
    }
    if (missing !== undefined) throw new CommandFault('missing-value', missing);
    if (this.urls.length === 0) throw new CommandFault('missing-url');
    return this.requests(line);
  }

  private take(given: Given): Lost | undefined {
    if (given.flag.isClientOnly) return 'client-only';
    return this.takeOption(given) || this.takeContent(given) ? undefined : 'not-carried';
  }

  /** How the request is sent. */
  private takeOption({ flag: { isOn, name }, typed, value }: Given): boolean {
    const { options } = this;
    const scheme = proxySchemes[name];
    const version = versions[name];
    if (name === 'insecure') options.insecure = isOn;
    else if (name === 'location') options.followRedirects = isOn;
    else if (name === 'location-trusted') {
      options.followRedirects = isOn;
      return false;
    } else if (name === 'compressed') options.compressed = isOn;
    else if (name === 'max-time' || name === 'connect-timeout') {
      const seconds = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : 0;
      const isHeld = seconds >= shortestSeconds && seconds <= longestSeconds;
      if (isHeld) options[name === 'max-time' ? 'timeout' : 'connectTimeout'] = seconds;
      return isHeld;
    } else if (name === 'proxy') options.proxy = value === '' ? null : value;
    else if (scheme !== undefined) options.proxy = scheme + value;
    else if (version !== undefined) options.httpVersion = version;
    else if (name === 'cert') {
      const { password, path } = readCertificate(value);
      options.certificate = path;
      if (password !== undefined) this.tell('not-carried', typed);
    } else if (name === 'key') options.key = value;
    else if (name === 'cacert') options.ca = value;
    else if (name === 'globoff') this.isGlobOff = isOn;
    else if (name === 'basic' || name === 'digest' || name === 'ntlm') this.scheme = isOn ? name : 'basic';
    else return false;
    return true;
  }

  /** What is sent. */
  private takeContent(given: Given): boolean {
    const {
      flag: { isOn, name },
      typed,
      value,
    } = given;
    if (name === 'request') this.method = value;
    else if (name === 'head') this.isHead = isOn;
    else if (name === 'get') this.isGet = isOn;
    else if (name === 'upload-file') this.upload = value;
    else if (name === 'url') this.urls.push(value);
    else if (name === 'header') return this.takeHeader(value);
    else if (name === 'user-agent') this.agent = value;
    else if (name === 'referer') this.referer = value.replace(/;auto$/, '');
    else if (name === 'range') this.range = value;
    else if (name === 'oauth2-bearer') this.bearer = value;
    else if (name === 'user') {
      this.user = value;
      // It is not written, but the text holds it.
      if (this.isUserUnsent && readUser(value, this.scheme).password !== '') this.tell('secret', '-u');
      return !this.isUserUnsent;
    } else if (name === 'cookie') {
      if (value.includes('=')) this.cookies.push(value);
      else this.tell('cookie-file', typed);
    } else if (name === 'form' || name === 'form-string') {
      const { isCut, part } = name === 'form' ? readForm(value) : readFormString(value);
      this.parts.push(part);
      return !isCut;
    } else if (name === 'url-query') {
      const piece = value.startsWith('+') ? { text: value.slice(1), isFile: false } : encodedPiece(value);
      if (piece.isFile) this.tell('file-in-data', typed);
      this.queries.push(piece.text);
    } else if (
      name === 'data' ||
      name === 'data-raw' ||
      name === 'data-binary' ||
      name === 'data-urlencode' ||
      name === 'json'
    )
      this.data.push({ name, value, typed });
    else return false;
    return true;
  }

  private takeHeader(text: string): boolean {
    if (text.startsWith('@')) return false;
    const [, name = '', mark, rest = ''] = /^([^:;]*)([:;])([^]*)$/.exec(text) ?? [];
    const value = rest.trim();
    if (mark === undefined || name.trim() === '') return false;
    this.removed.add(name.trim().toLowerCase());
    if (mark === ';' && value !== '') return false;
    if (mark === ';' || value !== '') this.typed.push({ name: name.trim(), value });
    return true;
  }

  private body(): Body | null {
    // A dot is standard input too.
    if (this.upload !== undefined) return { type: 'file', path: this.upload === '.' ? '-' : this.upload };
    if (this.parts.length > 0) return { type: 'multipart', parts: this.parts };
    if (this.data.length === 0) return null;
    const { body, unread } = joinData(this.data, this.isGet);
    for (const { typed } of unread) this.tell('file-in-data', typed);
    if (!this.isGet) return body;
    if (body.type === 'text') this.queries.push(body.text);
    return null;
  }

  /** Those that curl makes of other flags, unless they are typed or removed by their names. */
  private implied(body: Body | null): readonly Header[] {
    const isJson = this.data.some(({ name }) => name === 'json');
    const isData = this.data.length > 0 && this.parts.length === 0 && this.upload === undefined;
    const made: readonly (readonly [string, string | undefined])[] = [
      ['User-Agent', this.agent === '' ? undefined : this.agent],
      ['Referer', this.referer === '' ? undefined : this.referer],
      ['Cookie', this.cookies.length > 0 ? this.cookies.join('; ') : undefined],
      ['Range', this.range === undefined ? undefined : `bytes=${this.range}`],
      ['Authorization', this.bearer === undefined ? undefined : `Bearer ${this.bearer}`],
      [
        'Content-Type',
        isData && body ? (isJson ? 'application/json' : 'application/x-www-form-urlencoded') : undefined,
      ],
      ['Accept', isJson ? 'application/json' : undefined],
    ];
    return made.flatMap(([name, value]) =>
      value === undefined || this.removed.has(name.toLowerCase()) || this.typed.some(isNamed(name))
        ? []
        : [{ name, value }],
    );
  }

  private requests(line: number): readonly Request[] {
    const body = this.body();
    const usual = this.isHead ? 'HEAD' : this.upload !== undefined ? 'PUT' : body ? 'POST' : 'GET';
    const method = this.method ?? usual;
    const headers = [...this.typed, ...this.implied(body)];
    const auth = this.user === undefined || this.isUserUnsent ? null : readUser(this.user, this.scheme);
    const { options } = this;
    return this.urls.map((given) => {
      const url = /^[a-z][a-z\d+.-]*:\/\//i.test(given) ? given : `http://${given}`;
      if (!this.isGlobOff && isGlobbed(url)) this.tell('url-globbing', given);
      const named = this.upload === undefined ? url : withFileName(url, this.upload);
      return { line, method, url: withQuery(named, this.queries.join('&')), headers, body, auth, options };
    });
  }
}

/** The requests of one group of flags. Throws `CommandFault`. */
export const readGroup = (group: Group, line: number, tell: Tell, note: Note): readonly Request[] =>
  new CurlReader(group, tell, note).read(line);
