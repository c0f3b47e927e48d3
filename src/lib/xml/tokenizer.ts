/** What a piece of markup is. `broken`: it is none, and the text cannot be read on. */
export type Kind = 'text' | 'cdata' | 'comment' | 'instruction' | 'doctype' | 'open' | 'close' | 'broken' | 'end';

export interface Attribute {
  readonly name: string;
  /** With its quotes. */
  readonly value: string;
  readonly start: number;
}

const nameForm = /[^\s/>=<"'&]+/y;
const attributeForm = /\s*([^\s/>=<"'&]+)\s*=\s*("[^"<]*"|'[^'<]*')/y;
const tagEndForm = /\s*(\/?)>/y;
const closeForm = /<\/([^\s>]+)\s*>/y;
/** What matters inside a document type: the brackets of its internal subset, and the starts of what hides a bracket. */
const doctypeForm = /["'[\]>]|<!--|<\?/g;
const closings: Readonly<Record<string, string>> = { '"': '"', "'": "'", '<!--': '-->', '<?': '?>' };

/** Cuts a text into its markup, from the source and without a change. It checks only what it needs to go on. */
export class Tokenizer {
  kind: Kind = 'end';
  start = 0;
  end = 0;
  /** Of an opening or closing tag. */
  name = '';
  /** Of an opening tag. */
  attributes: readonly Attribute[] = [];
  isSelfClosing = false;

  constructor(readonly text: string) {}

  next(): Kind {
    this.start = this.end;
    return (this.kind = this.read());
  }

  source(): string {
    return this.text.slice(this.start, this.end);
  }

  private read(): Kind {
    const { text, start } = this;
    if (start >= text.length) return 'end';
    if (text[start] !== '<') {
      const next = text.indexOf('<', start);
      this.end = next < 0 ? text.length : next;
      return 'text';
    }
    if (text.startsWith('<!--', start)) return this.upTo('-->', 4, 'comment');
    if (text.startsWith('<?', start)) return this.upTo('?>', 2, 'instruction');
    if (text.startsWith('<![CDATA[', start)) return this.upTo(']]>', 9, 'cdata');
    if (text.startsWith('<!DOCTYPE', start)) return this.doctype();
    if (text[start + 1] === '!') return 'broken';
    return text[start + 1] === '/' ? this.close() : this.open();
  }

  private upTo(closing: string, opening: number, kind: Kind): Kind {
    const at = this.text.indexOf(closing, this.start + opening);
    if (at < 0) return 'broken';
    this.end = at + closing.length;
    return kind;
  }

  private doctype(): Kind {
    doctypeForm.lastIndex = this.start + 9;
    let isInside = false;
    for (let found = doctypeForm.exec(this.text); found; found = doctypeForm.exec(this.text)) {
      const [sign] = found;
      const closing = closings[sign];
      if (closing !== undefined) {
        const at = this.text.indexOf(closing, doctypeForm.lastIndex);
        if (at < 0) return 'broken';
        doctypeForm.lastIndex = at + closing.length;
      } else if (sign === '[') isInside = true;
      else if (sign === ']') isInside = false;
      else if (!isInside) {
        this.end = doctypeForm.lastIndex;
        return 'doctype';
      }
    }
    return 'broken';
  }

  private close(): Kind {
    closeForm.lastIndex = this.start;
    const name = closeForm.exec(this.text)?.[1];
    if (name === undefined) return 'broken';
    this.name = name;
    this.end = closeForm.lastIndex;
    return 'close';
  }

  private open(): Kind {
    const { text } = this;
    nameForm.lastIndex = this.start + 1;
    const name = nameForm.exec(text)?.[0];
    if (name === undefined) return 'broken';
    const attributes: Attribute[] = [];
    let at = nameForm.lastIndex;
    for (;;) {
      attributeForm.lastIndex = at;
      const [all = '', key, value] = attributeForm.exec(text) ?? [];
      if (key === undefined || value === undefined) break;
      const gap = all.length - all.trimStart().length;
      attributes.push({ name: key, value, start: at + gap });
      at += all.length;
    }
    tagEndForm.lastIndex = at;
    const end = tagEndForm.exec(text);
    if (!end) return 'broken';
    this.name = name;
    this.attributes = attributes;
    this.isSelfClosing = end[1] === '/';
    this.end = tagEndForm.lastIndex;
    return 'open';
  }
}

/** XML's white space (XML 1.0 §2.3). */
export const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d;
export const isBlank = (text: string): boolean => /^[ \t\n\r]*$/.test(text);

/** Without a byte order mark, every line break LF. */
export function normalize(text: string): string {
  const start = text.startsWith('\ufeff') ? 1 : 0;
  return text.includes('\r') ? text.slice(start).replace(/\r\n?/g, '\n') : text.slice(start);
}
