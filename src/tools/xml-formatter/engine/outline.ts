import { nameOf, type Fault } from './fault.ts';
import { Prefixes } from './prefixes.ts';
import { isBlank, Tokenizer, type Attribute } from './tokenizer.ts';

/** What an element holds. */
export const Content = {
  /** Nothing at all. */
  nothing: 0,
  /** White space only. */
  space: 1,
  /** Elements, comments and instructions, and white space that is layout. */
  elements: 2,
  /** Text and nothing else. */
  text: 3,
  /** Text among other things, CDATA, or `xml:space="preserve"`. */
  mixed: 4,
} as const;
export type ContentKind = (typeof Content)[keyof typeof Content];

interface Open {
  readonly name: string;
  readonly start: number;
  readonly ordinal: number;
  hasText: boolean;
  hasSpace: boolean;
  hasMarkup: boolean;
  hasCdata: boolean;
  isPreserved: boolean;
}

const predefined: readonly string[] = ['amp', 'lt', 'gt', 'apos', 'quot'];
const reference = /&([^;&<\s"']*)(;?)/g;
const characterReference = /^#(?:(\d+)|x([\dA-Fa-f]+))$/;
/** Whether it names a character of XML 1.0 or 1.1 (§2.2); the parser knows which of the two it is. */
function isCharacterReference(name: string): boolean {
  const [, decimal, hexadecimal = ''] = characterReference.exec(name) ?? [];
  const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
  return (code > 0 && code < 0xd800) || (code > 0xdfff && code < 0xfffe) || (code > 0xffff && code <= 0x10ffff);
}
const declaration = /<!ENTITY\s+([^\s%"'>]+)\s/g;

/** A first walk over the text: what every element holds, what is declared, and faults with their exact place. */
export class Outline {
  /** The kind of content of each element in the order of their opening tags; the document itself is the first. */
  readonly contents: ContentKind[] = [Content.nothing];
  readonly entities = new Set(predefined);
  root: string | null = null;
  attributes = 0;
  maxDepth = 0;
  fault: Fault | undefined;
  readonly prefixes = new Prefixes();
  private readonly stack: Open[];
  private readonly tokens: Tokenizer;

  constructor(
    text: string,
    private readonly isFragment: boolean,
  ) {
    this.tokens = new Tokenizer(text);
    this.stack = [this.opened('', 0)];
    for (let kind = this.tokens.next(); kind !== 'end' && kind !== 'broken' && !this.fault; kind = this.tokens.next()) {
      this.take();
    }
    if (!this.fault) this.finish();
  }

  /** How many elements there are. */
  get elements(): number {
    return this.contents.length - 1;
  }

  private get innermost(): Open {
    return this.stack.at(-1) as Open;
  }

  private opened(name: string, start: number): Open {
    const ordinal = this.contents.length - 1;
    return {
      name,
      start,
      ordinal,
      hasText: false,
      hasSpace: false,
      hasMarkup: false,
      hasCdata: false,
      isPreserved: false,
    };
  }

  private take(): void {
    const { tokens, innermost } = this;
    switch (tokens.kind) {
      case 'open':
        this.open();
        return;
      case 'close':
        this.close();
        return;
      case 'text':
        this.takeText(tokens.source());
        return;
      case 'cdata':
        innermost.hasCdata = true;
        return;
      case 'doctype':
        this.declare(tokens.source());
        innermost.hasMarkup = true;
        return;
      default:
        innermost.hasMarkup = true;
    }
  }

  private open(): void {
    const { isFragment, stack, tokens } = this;
    const { name, start, attributes } = tokens;
    if (stack.length === 1) {
      if (this.root !== null && !isFragment) this.fault = { at: start, reason: 'several-roots', facts: { name } };
      this.root ??= name;
    }
    this.innermost.hasMarkup = true;
    this.contents.push(Content.nothing);
    this.checkAttributes(attributes);
    this.prefixes.open(tokens);
    this.maxDepth = Math.max(this.maxDepth, stack.length);
    if (tokens.isSelfClosing) return;
    const open = this.opened(name, start);
    open.isPreserved = attributes.some((each) => each.name === 'xml:space' && each.value.slice(1, -1) === 'preserve');
    stack.push(open);
  }

  private checkAttributes(attributes: readonly Attribute[]): void {
    this.attributes += attributes.length;
    const names = new Set<string>();
    for (const { name, value, start } of attributes) {
      if (names.has(name)) this.fault ??= { at: start, reason: 'duplicate-attribute', facts: { name } };
      names.add(name);
      if (value.includes('&')) this.checkReferences(value, this.tokens.text.indexOf(value, start + name.length));
    }
  }

  private close(): void {
    const { stack, tokens } = this;
    const { name, start } = tokens;
    if (stack.length === 1) {
      this.fault = { at: start, reason: 'unexpected-end-tag', facts: { found: name } };
      return;
    }
    const open = this.innermost;
    if (open.name !== name) {
      const facts = { expected: open.name, found: name };
      this.fault = { at: start, reason: 'wrong-end-tag', opened: open.start, facts };
      return;
    }
    stack.pop();
    this.prefixes.close();
    this.contents[open.ordinal] = contentOf(open);
  }

  private takeText(text: string): void {
    const { innermost, isFragment, stack, tokens } = this;
    if (isBlank(text)) {
      innermost.hasSpace = true;
      return;
    }
    innermost.hasText = true;
    if (stack.length === 1 && !isFragment) {
      this.fault = { at: tokens.start + text.search(/[^ \t\n\r]/), reason: 'text-outside-root' };
    } else if (text.includes('&')) this.checkReferences(text, tokens.start);
  }

  private checkReferences(text: string, start: number): void {
    for (const { 0: found, 1: name = '', 2: end, index } of text.matchAll(reference)) {
      const at = start + index;
      if (end === '' || name === '') this.fault ??= { at, reason: 'bare-ampersand', facts: { found } };
      else if (name.startsWith('#')) {
        if (!isCharacterReference(name)) this.fault ??= { at, reason: 'bad-reference', facts: { found } };
      } else if (!this.entities.has(name)) this.fault ??= { at, reason: 'undefined-entity', facts: { found } };
    }
  }

  /** Names of the internal subset merely count as known: nothing is read or expanded. */
  private declare(doctype: string): void {
    const declared = doctype.replace(/<!--[\s\S]*?-->/g, '');
    for (const [, name = ''] of declared.matchAll(declaration)) this.entities.add(name);
  }

  private finish(): void {
    const open = this.innermost;
    const { kind, start, text } = this.tokens;
    const misspelt = kind === 'broken' ? misspeltAt(text, start) : undefined;
    // What the parser refuses further in front comes first.
    if (misspelt !== undefined) {
      this.fault = { at: misspelt, reason: 'bad-tag', facts: { found: nameOf(text.codePointAt(misspelt) ?? 0) } };
    } else if (kind === 'broken') this.fault = { at: text.length, reason: 'unexpected-end', opened: start };
    else if (this.stack.length > 1) {
      const facts = { expected: open.name };
      this.fault = { at: text.length, reason: 'unclosed-element', opened: open.start, facts };
    }
    this.contents[0] = contentOf(this.stack[0] as Open);
  }
}

const declarations: readonly string[] = ['<!--', '<![CDATA[', '<!DOCTYPE'];

/** Where `<!` goes on as nothing that XML knows. */
function misspeltAt(text: string, start: number): number | undefined {
  if (!text.startsWith('<!', start)) return undefined;
  if (declarations.some((known) => text.startsWith(known, start))) return undefined;
  let at = start + 2;
  while (at < text.length && declarations.some((known) => known.startsWith(text.slice(start, at + 1)))) at++;
  return at === text.length ? undefined : at;
}

function contentOf({ hasText, hasSpace, hasMarkup, hasCdata, isPreserved }: Open): ContentKind {
  const isEmpty = !hasText && !hasSpace && !hasMarkup && !hasCdata;
  if (hasCdata || (hasText && hasMarkup) || (isPreserved && !isEmpty)) return Content.mixed;
  if (hasText) return Content.text;
  if (hasMarkup) return Content.elements;
  return hasSpace ? Content.space : Content.nothing;
}
