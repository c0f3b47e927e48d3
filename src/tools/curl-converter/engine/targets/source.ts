import type { Auth, Header, Part, RequestOptions } from '../request.ts';

/** A part of a body: a text, or what is in a file. */
export type Piece = { readonly text: string } | { readonly file: string };

/** A request as a target writes it. */
export interface Prepared {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly Header[];
  /** Null without a body, and where the target writes the parts of a form itself. */
  readonly pieces: readonly Piece[] | null;
  readonly parts: readonly Part[] | null;
  /** Only what the target does of itself. */
  readonly auth: Auth | null;
  readonly options: RequestOptions;
}

export interface Language {
  readonly name: string;
  /** The options that it has a place for. */
  readonly carries: readonly (keyof RequestOptions)[];
  readonly auth?: readonly Auth['scheme'][];
  /** It sends the user and the password that stand in a URL. */
  readonly userinfo?: true;
  /** The parts of a form that it writes as such, rather than as bytes. */
  readonly forms?: (part: Part) => boolean;
  /** Names of headers, in lower case, that it refuses to send. */
  readonly restricted?: ReadonlySet<string>;
  /** Methods with which it refuses to send a body. */
  readonly bodiless?: readonly string[];
  /** Bodies that it can take from files: none, only whole ones, or mixed with texts. */
  readonly files: 'none' | 'whole' | 'mixed';
  /** It sends what comes in on standard input, which curl calls the file `-`. */
  readonly standardInput?: true;
  /** No word of a shell may contain a NUL: a body with one has no place. */
  readonly noNul?: true;
  /** It writes every line break of a body as LF. */
  readonly onlyLineFeeds?: true;
  /** Where it does not read every file: it reads this one as it is, only below a folder that it is told, or never. */
  readonly access?: (path: string) => 'free' | 'root' | 'never';
  /** The parts of a form whose file it sends under another name. */
  readonly renames?: (part: Part) => boolean;
  readonly write: (requests: readonly Prepared[]) => string;
}

/** The text of a body that is one. */
export function onlyText(pieces: readonly Piece[] | null): string | undefined {
  const [only] = pieces ?? [];
  return pieces?.length === 1 && only && 'text' in only ? only.text : undefined;
}

export const onlyFile = (pieces: readonly Piece[] | null): string | undefined => {
  const [only] = pieces ?? [];
  return pieces?.length === 1 && only && 'file' in only ? only.file : undefined;
};

/** Writes each piece, and joins them where there are several. */
export function bodyOf(
  pieces: readonly Piece[],
  write: { readonly text: (text: string) => string; readonly file: (path: string) => string },
  join: (items: readonly string[]) => string,
): string {
  const items = pieces.map((piece) => ('text' in piece ? write.text(piece.text) : write.file(piece.file)));
  return items.length === 1 ? (items[0] as string) : join(items);
}

/** As curl reads a proxy without a scheme. */
export const proxyUrl = (proxy: string): string => (/:\/\//.test(proxy) ? proxy : `http://${proxy}`);

export interface Headers {
  readonly name: string;
  readonly values: readonly string[];
}

/** Headers by their names, which are compared without case. */
export function grouped(headers: readonly Header[]): readonly Headers[] {
  const groups = new Map<string, { readonly name: string; readonly values: string[] }>();
  for (const { name, value } of headers) {
    const known = groups.get(name.toLowerCase());
    if (known) known.values.push(value);
    else groups.set(name.toLowerCase(), { name, values: [value] });
  }
  return [...groups.values()];
}

/** Several values as one, for programs that send a name once (RFC 9110 §5.3, RFC 6265 §5.4). */
export const joined = ({ name, values }: Headers): string => values.join(/^cookie$/i.test(name) ? '; ' : ', ');

/** Takes a list: with each line of a long request as an argument, the call would overflow the stack. */
export const lines = (all: readonly (string | false | undefined)[]): string =>
  all.filter((line) => line !== false && line !== undefined).join('\n');

export const indented = (text: string, unit: string): string => text.replaceAll(/^(?=.)/gm, unit);

/** The blocks of several requests, in the braces that keep their names apart. */
export const blocks = (all: readonly string[], unit: string): string =>
  all.length === 1 ? (all[0] as string) : all.map((block) => `{\n${indented(block, unit)}\n}`).join('\n\n');
