import { ToolError } from '#core/operation.ts';
import type { Style } from './fields.ts';
import { Content, type ContentKind } from '#lib/xml/outline.ts';
import { isBlank, isSpace, Tokenizer } from '#lib/xml/tokenizer.ts';

export interface PrintStyle extends Style {
  /** No layout at all; attribute spacing is normalized everywhere. */
  readonly isMinified: boolean;
}

/** Without white space at both ends. */
function trim(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

/** A second walk: the tokens as they stand in the source, with other white space between them. */
export class Printer {
  private readonly out: string[] = [];
  private readonly tokens: Tokenizer;
  /** The content of the elements around the token, the document first. */
  private readonly around: ContentKind[];
  private ordinal = 0;
  private readonly unit: string;
  private readonly indents: string[] = [''];
  /** How deep the walk is in content that is kept; 0 where white space is layout. */
  private kept = 0;
  /** Has the innermost laid out element got a child? */
  private hasChild: boolean[] = [false];

  constructor(
    text: string,
    private readonly contents: readonly ContentKind[],
    private readonly style: PrintStyle,
  ) {
    this.tokens = new Tokenizer(text);
    this.around = [contents[0] ?? Content.nothing];
    this.unit = style.indent === 'tab' ? '\t' : ' '.repeat(style.indent);
    if (this.isKept(this.around[0] as ContentKind)) this.kept = 1;
  }

  /** Error: `output-too-large`, when the indented text is longer than a string may be. */
  print(): string {
    const { tokens } = this;
    for (let kind = tokens.next(); kind !== 'end'; kind = tokens.next()) {
      if (kind === 'open') this.open();
      else if (kind === 'close') this.close();
      else if (kind === 'text') this.text();
      else if (kind !== 'comment' || this.style.comments === 'keep') this.piece(tokens.source());
    }
    try {
      return trim(this.out.join(''));
    } catch (error) {
      // The indentation of n levels takes n² characters; no engine holds more than 2³⁰ in a string.
      if (error instanceof RangeError) throw new ToolError('output-too-large');
      throw error;
    }
  }

  private isKept(content: ContentKind): boolean {
    return content === Content.mixed || content === Content.text || content === Content.space;
  }

  private get depth(): number {
    return this.around.length - 1;
  }

  private newLine(depth: number): void {
    if (this.style.isMinified || this.out.length === 0) return;
    while (this.indents.length <= depth) this.indents.push(this.unit.repeat(this.indents.length));
    this.out.push('\n', this.indents[depth] ?? '');
  }

  /** A comment, an instruction, a section: on a line of its own where white space is layout. */
  private piece(source: string): void {
    if (this.kept === 0) {
      this.newLine(this.depth);
      this.hasChild[this.hasChild.length - 1] = true;
    }
    this.out.push(source);
  }

  private text(): void {
    if (this.kept === 0) return;
    const source = this.tokens.source();
    const isOnly = this.kept === 1 && this.around.at(-1) === Content.text;
    this.out.push(isOnly && this.style.trimText ? trim(source) : source);
  }

  private open(): void {
    const { tokens, style } = this;
    const content = this.contents[++this.ordinal] ?? Content.nothing;
    if (this.kept > 0) {
      this.out.push(style.isMinified ? this.tag(0, tokens.isSelfClosing) : tokens.source());
      if (!tokens.isSelfClosing) {
        this.kept++;
        this.around.push(content);
      }
      return;
    }
    this.hasChild[this.hasChild.length - 1] = true;
    this.newLine(this.depth);
    if (this.isEmpty(content)) {
      this.empty();
      return;
    }
    this.out.push(this.tag(this.depth, false));
    this.around.push(content);
    this.hasChild.push(false);
    if (this.isKept(content)) this.kept = 1;
  }

  /** Is there nothing in the element that was just opened, or only comments that go? */
  private isEmpty(content: ContentKind): boolean {
    if (content === Content.nothing) return true;
    if (this.style.comments === 'keep' || (content !== Content.elements && content !== Content.mixed)) return false;
    const ahead = new Tokenizer(this.tokens.text);
    ahead.end = this.tokens.end;
    for (let kind = ahead.next(); ; kind = ahead.next()) {
      if (kind === 'close') return true;
      const isLayout = kind === 'text' && content === Content.elements && isBlank(ahead.source());
      if (kind !== 'comment' && !isLayout) return false;
    }
  }

  private empty(): void {
    const { style, tokens } = this;
    const { isSelfClosing, name } = tokens;
    const closes = style.emptyElements === 'keep' ? isSelfClosing : style.emptyElements === 'self-close';
    this.out.push(this.tag(this.depth, closes), closes ? '' : `</${name}>`);
    if (isSelfClosing) return;
    while (tokens.next() !== 'close');
  }

  private close(): void {
    const { tokens } = this;
    if (this.kept > 1) {
      this.out.push(this.style.isMinified ? `</${tokens.name}>` : tokens.source());
      this.around.pop();
      this.kept--;
      return;
    }
    this.around.pop();
    const hadChild = this.hasChild.pop() ?? false;
    if (this.kept === 0 && hadChild) this.newLine(this.depth);
    this.kept = 0;
    this.out.push(`</${tokens.name}>`);
  }

  /** An opening tag with one space between its attributes, or each on a line of its own. */
  private tag(depth: number, closes: boolean): string {
    const { isMinified, spaceBeforeSlash, width, ...style } = this.style;
    const { attributes, name } = this.tokens;
    const parts = attributes.map((attribute) => `${attribute.name}=${attribute.value}`);
    const end = closes ? `${spaceBeforeSlash && !isMinified ? ' ' : ''}/>` : '>';
    const inline = `<${[name, ...parts].join(' ')}${end}`;
    const indent = this.unit.repeat(depth);
    const isLong =
      style.attributes === 'one-per-line' || (style.attributes === 'wrap' && indent.length + inline.length > width);
    if (isMinified || parts.length < 2 || !isLong) return inline;
    return `<${name}${parts.map((part) => `\n${indent}${this.unit}${part}`).join('')}${end}`;
  }
}
