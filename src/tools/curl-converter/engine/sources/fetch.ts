import { messageOf, noOptions, type Header, type Message, type Request } from '../request.ts';
import { jsonOf, LiteralReader, NumberLiteral, type Literal } from './literal.ts';

export interface Read {
  readonly requests: readonly Request[];
  readonly messages: readonly Message[];
}

const isMap = (value: Literal | undefined): value is ReadonlyMap<string, Literal> => value instanceof Map;
const isList = (value: Literal | undefined): value is readonly Literal[] => Array.isArray(value);

function textOf(value: Literal): string | undefined {
  if (typeof value === 'string') return value;
  return value instanceof NumberLiteral || typeof value === 'boolean' ? jsonOf(value) : undefined;
}

/** Reads calls of `fetch`, one after the other. */
class FetchReader extends LiteralReader {
  private readonly requests: Request[] = [];
  private readonly messages: Message[] = [];
  private line = 1;
  private counted = 0;

  read(): Read {
    do this.call();
    while (!this.isAtEnd());
    return { requests: this.requests, messages: this.messages };
  }

  private isAtEnd(): boolean {
    while (this.eat(';'));
    this.skip();
    return this.at >= this.text.length;
  }

  private call(): void {
    this.skip();
    this.line += [...this.text.slice(this.counted, this.at).matchAll(/\r\n|\n|\r/g)].length;
    this.counted = this.at;
    const { line } = this;
    let word = this.word();
    if (word === 'const' || word === 'let' || word === 'var') {
      if (this.word() === undefined) throw this.fail();
      this.expect('=');
      word = this.word();
    }
    if (word === 'await') word = this.word();
    if (word !== 'fetch') throw this.fail();
    this.expect('(');
    const url = this.value();
    if (typeof url !== 'string') throw this.fail();
    const init = this.init();
    this.requests.push(this.request(url, init, line));
  }

  /** The second argument, up to the end of the call. */
  private init(): ReadonlyMap<string, Literal> {
    if (this.eat(')')) return new Map();
    this.expect(',');
    if (this.eat(')')) return new Map();
    const value = this.value();
    if (!isMap(value)) throw this.fail();
    this.eat(',');
    this.expect(')');
    return value;
  }

  private request(url: string, init: ReadonlyMap<string, Literal>, line: number): Request {
    let [method, body, followRedirects]: [string, string | null, boolean] = ['GET', null, true];
    let typed: readonly Header[] = [];
    let referer: readonly Header[] = [];
    for (const [name, value] of init) {
      if (name === 'method') method = this.needed(textOf(value));
      else if (name === 'headers') typed = this.headers(value);
      else if (name === 'body') body = value === null ? null : this.needed(textOf(value));
      else if (name === 'referrer') {
        const referrer = this.needed(textOf(value));
        if (referrer !== '' && referrer !== 'about:client') referer = [{ name: 'Referer', value: referrer }];
      } else if (name === 'redirect') followRedirects = value === 'follow';
      else this.messages.push(messageOf('not-carried', name, line, 'info'));
    }
    // Those that the platform writes in capitals (Fetch §2.2.1).
    const upper = method.toUpperCase();
    return {
      line,
      method: /^(?:DELETE|GET|HEAD|OPTIONS|POST|PUT)$/.test(upper) ? upper : method,
      url,
      headers: [...typed, ...referer],
      body: body === null ? null : { type: 'text', text: body },
      auth: null,
      options: { ...noOptions, followRedirects },
    };
  }

  private needed(text: string | undefined): string {
    if (text === undefined) throw this.fail();
    return text;
  }

  private headers(value: Literal): readonly Header[] {
    if (isMap(value)) return Array.from(value, ([name, one]) => ({ name, value: this.needed(textOf(one)) }));
    if (!isList(value)) throw this.fail();
    return value.map((pair) => {
      const [name, one] = isList(pair) && pair.length === 2 ? pair.map(textOf) : [];
      return { name: this.needed(name), value: this.needed(one) };
    });
  }
}

/** Calls of `fetch` as browsers and Node copy them. Error: `invalid-fetch` (`line`, `column`, `offset`). */
export const readFetch = (text: string): Read => new FetchReader(text).read();
