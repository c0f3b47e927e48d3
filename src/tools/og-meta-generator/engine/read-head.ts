import { Tokenizer } from 'htmlparser2';

type Attributes = ReadonlyMap<string, string>;

export interface Head {
  readonly metas: readonly (readonly [name: string, content: string])[];
  readonly title: string | undefined;
  readonly canonical: string | undefined;
}

/** Meta, title and link elements, wherever they stand; titles of pictures are none. */
export function readHead(html: string): Head {
  const metas: [string, string][] = [];
  let title: string | undefined;
  let canonical: string | undefined;
  const open = (name: string, attributes: Attributes): void => {
    if (name === 'meta') {
      const content = attributes.get('content')?.trim() ?? '';
      for (const attribute of new Set([attributes.get('property'), attributes.get('name')])) {
        if (attribute && content !== '') metas.push([attribute.trim().toLowerCase(), content]);
      }
    } else if (name === 'link' && attributes.get('rel')?.toLowerCase().split(/\s+/).includes('canonical')) {
      canonical ??= attributes.get('href')?.trim() || undefined;
    }
  };
  tokenize(html, open, (text) => {
    title ??= text.trim() || undefined;
  });
  return { metas, title, canonical };
}

/** Works on tags alone: the time that a tree of open elements takes grows with the square of its depth. */
function tokenize(
  html: string,
  onOpen: (name: string, attributes: Attributes) => void,
  onTitle: (text: string) => void,
): void {
  let foreign = 0;
  let name = '';
  let attributes = new Map<string, string>();
  let attribute = '';
  let value = '';
  let title: string | undefined;
  const isForeign = (tag: string): boolean => tag === 'svg' || tag === 'math';
  const lower = (start: number, end: number): string => html.slice(start, end).toLowerCase();
  const begin = (): void => {
    if (name === 'title' && foreign === 0) title = '';
    onOpen(name, attributes);
  };
  const close = (): void => {
    if (title !== undefined) onTitle(title);
    title = undefined;
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      isInForeignContext: () => foreign > 0,
      onopentagname(start, end) {
        name = lower(start, end);
        attributes = new Map();
      },
      onattribname(start, end) {
        attribute = lower(start, end);
        value = '';
      },
      onattribdata(start, end) {
        value += html.slice(start, end);
      },
      onattribentity(codePoint) {
        value += String.fromCodePoint(codePoint);
      },
      onattribend() {
        if (!attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend() {
        if (isForeign(name)) foreign++;
        begin();
      },
      onselfclosingtag: begin,
      onclosetag(start, end) {
        const tag = lower(start, end);
        if (isForeign(tag)) foreign = Math.max(0, foreign - 1);
        else if (tag === 'title') close();
      },
      ontext(start, end) {
        if (title !== undefined) title += html.slice(start, end);
      },
      ontextentity(codePoint) {
        if (title !== undefined) title += String.fromCodePoint(codePoint);
      },
      onend: close,
      oncdata: () => undefined,
      oncomment: () => undefined,
      ondeclaration: () => undefined,
      onprocessinginstruction: () => undefined,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
