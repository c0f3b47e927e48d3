import { codePointAt } from '../code-point.ts';
import { DocumentType } from './dtd/document-type.ts';
import { targetFault } from './dtd/instruction.ts';
import { walkReferences, type Version } from './dtd/references.ts';
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

/** The entities that are referred to, each with the first place. */
export interface References {
  readonly content: Map<string, number>;
  /** In values of attributes. */
  readonly attributes: Map<string, number>;
}

/** A first walk over the text: what every element holds, what is declared, and faults with their exact place. */
export class Outline {
  /** The kind of content of each element in the order of their opening tags; the document itself is the first. */
  readonly contents: ContentKind[] = [Content.nothing];
  readonly references: References = { content: new Map(), attributes: new Map() };
  documentType: DocumentType | undefined;
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
    private readonly version: Version,
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
        this.readDocumentType();
        innermost.hasMarkup = true;
        return;
      case 'instruction':
        this.fault = targetFault(tokens.text, tokens.start);
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
    const space = attributes.find((each) => each.name === 'xml:space')?.value.slice(1, -1);
    open.isPreserved = space === undefined ? this.isPreservedByDefault(name) : space === 'preserve';
    stack.push(open);
  }

  private checkAttributes(attributes: readonly Attribute[]): void {
    this.attributes += attributes.length;
    const names = new Set<string>();
    for (const { name, value, start } of attributes) {
      if (names.has(name)) this.fault ??= { at: start, reason: 'duplicate-attribute', facts: { name } };
      names.add(name);
      if (!value.includes('&')) continue;
      this.noteReferences(value, this.tokens.text.indexOf(value, start + name.length), this.references.attributes);
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
    } else if (text.includes('&')) this.noteReferences(text, tokens.start, this.references.content);
  }

  private noteReferences(text: string, start: number, noted: Map<string, number>): void {
    this.fault ??= walkReferences(text, start, this.version, (name, at) => {
      if (!noted.has(name)) noted.set(name, at);
    });
  }

  /** Nothing external is read, and nothing is expanded. */
  private readDocumentType(): void {
    const { start, text } = this.tokens;
    this.documentType ??= new DocumentType(text, start, this.version);
    this.fault ??= this.documentType.fault;
  }

  private isPreservedByDefault(name: string): boolean {
    return this.documentType?.preserved.has(name) ?? false;
  }

  private finish(): void {
    const open = this.innermost;
    const { kind, start, text } = this.tokens;
    if (kind === 'broken' && text.startsWith('<!DOCTYPE', start)) this.readDocumentType();
    if (this.fault) return;
    const misspelt = kind === 'broken' ? misspeltAt(text, start) : undefined;
    // What the parser refuses further in front comes first.
    if (misspelt !== undefined) {
      this.fault = { at: misspelt, reason: 'bad-tag', facts: { found: nameOf(codePointAt(text, misspelt) ?? 0) } };
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
