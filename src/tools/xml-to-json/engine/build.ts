import type { Context } from '#core/operation.ts';
import { Pace } from '#lib/pace.ts';
import { Tokenizer, type Attribute as RawAttribute } from '#lib/xml/tokenizer.ts';
import { Element, trimmed, type Attribute, type EntityUse, type Leaf, type Tree } from './tree.ts';

const predefined: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', apos: "'", quot: '"' };

/** The character that a reference names, if it names one: `#160`, `#xA0`, `lt`. */
function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return Object.hasOwn(predefined, name) ? predefined[name] : undefined;
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return String.fromCodePoint(code);
}

const leaf = (kind: Leaf['kind'], text: string, start: number, more: Partial<Leaf> = {}): Leaf => ({
  kind,
  text,
  start,
  name: '',
  attributes: [],
  ...more,
});

const declared = /([A-Za-z]+)\s*=\s*("[^"]*"|'[^']*')/g;

/** Makes a tree of a well-formed text with LF only. */
export class TreeBuilder {
  private readonly document = new Element('', [], 0, undefined);
  private readonly entities: EntityUse[] = [];
  private readonly tokens: Tokenizer;
  private innermost = this.document;

  constructor(private readonly text: string) {
    this.tokens = new Tokenizer(text);
  }

  async build(context: Context): Promise<Tree> {
    const { tokens } = this;
    const pace = new Pace(context, this.text.length);
    for (let kind = tokens.next(); kind !== 'end'; kind = tokens.next()) {
      this.take();
      if (pace.isDue(tokens.end)) await pace.rest(tokens.end);
    }
    return { document: this.document, entities: this.entities };
  }

  private take(): void {
    const { tokens, innermost } = this;
    const { start } = tokens;
    switch (tokens.kind) {
      case 'open':
        this.open();
        break;
      case 'close':
        this.innermost = innermost.parent ?? this.document;
        break;
      case 'text':
        // Outside of the root there is layout only.
        if (innermost !== this.document) {
          innermost.children.push(leaf('text', this.resolved(tokens.source(), start, innermost, undefined), start));
        }
        break;
      case 'cdata':
        innermost.children.push(leaf('cdata', tokens.source().slice(9, -3), start));
        break;
      case 'comment':
        innermost.children.push(leaf('comment', tokens.source().slice(4, -3), start));
        break;
      case 'doctype':
        innermost.children.push(leaf('doctype', trimmed(tokens.source().slice(9, -1)), start));
        break;
      case 'instruction':
        innermost.children.push(this.instruction(tokens.source(), start));
    }
  }

  private open(): void {
    const { tokens, innermost } = this;
    const { name, start } = tokens;
    const attributes: Attribute[] = [];
    const element = new Element(name, attributes, start, innermost);
    for (const raw of tokens.attributes) attributes.push(this.attribute(raw, element));
    innermost.children.push(element);
    if (!tokens.isSelfClosing) this.innermost = element;
  }

  /** Its value normalized by XML 1.0 §3.3.3: white space as it stands becomes a space, references to it do not. */
  private attribute({ name, start, value }: RawAttribute, element: Element): Attribute {
    const written = value.slice(1, -1).replace(/[\t\n]/g, ' ');
    return { name, start, value: this.resolved(written, start, element, name) };
  }

  private instruction(source: string, start: number): Leaf {
    const [, name = '', body = ''] = /^<\?([^\s?]+(?:\?(?!>)[^\s?]*)*)\s*([^]*)\?>$/.exec(source) ?? [];
    if (name !== 'xml') return leaf('instruction', body, start, { name });
    const attributes = Array.from(body.matchAll(declared), ([, key = '', value = '']) => ({
      name: key,
      value: value.slice(1, -1),
      start,
    }));
    return leaf('declaration', body, start, { attributes });
  }

  /** References to characters and the five predefined entities replaced; the others stay and are noted. */
  private resolved(text: string, start: number, element: Element, attribute: string | undefined): string {
    if (!text.includes('&')) return text;
    return text.replace(/&([^;]*);/g, (whole, name: string, at: number) => {
      const found = characterOf(name);
      if (found !== undefined) return found;
      this.entities.push({ start: attribute === undefined ? start + at : start, element, attribute });
      return whole;
    });
  }
}
