import type { Details } from '#core/operation.ts';
import { codePointAt } from '../../code-point.ts';
import { nameOf, type Fault } from '../fault.ts';
import { isSpace } from '../tokenizer.ts';
import { nameAt, tokenAt } from './names.ts';

/** Ends the reading at the first fault. */
export class Refusal extends Error {
  constructor(readonly fault: Fault) {
    super(fault.reason);
  }
}

const word = /[^\s<>()[\]|,;"'%&*+?]{1,30}/y;

/** A place in the text of a document type, and what may be read there. */
export class Cursor {
  /** The fault of what has no place where it stands. */
  reason = 'bad-doctype';
  /** Where the markup starts that is read. */
  start: number;

  constructor(
    readonly text: string,
    public at: number,
    /** Where a text of an entity was referred to in the document. */
    readonly origin?: number,
  ) {
    this.start = at;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** The place in the document for something at this offset. */
  placeOf(offset: number): number {
    return this.origin ?? offset;
  }

  fail(reason: string, at: number, facts: Details = {}): never {
    throw new Refusal({ at, reason, facts });
  }

  /** The fault of what stands here, unless the text is at its end. */
  refuse(reason = this.reason): never {
    const { at, text } = this;
    if (this.isAtEnd) throw new Refusal({ at, reason: 'unexpected-end', opened: this.start });
    if (this.isAtParameterEntity) this.fail('parameter-entity-in-declaration', at);
    word.lastIndex = at;
    return this.fail(reason, at, { found: word.exec(text)?.[0] ?? nameOf(codePointAt(text, at) ?? 0) });
  }

  sees(sign: string): boolean {
    return this.text.startsWith(sign, this.at);
  }

  take(sign: string): boolean {
    if (!this.sees(sign)) return false;
    this.at += sign.length;
    return true;
  }

  need(sign: string): void {
    if (!this.take(sign)) this.refuse();
  }

  /** White space, none or any; whether there was any. */
  space(): boolean {
    const start = this.at;
    while (isSpace(this.text.charCodeAt(this.at))) this.at++;
    return this.at > start;
  }

  needSpace(): void {
    if (!this.space()) this.refuse('missing-space-before');
  }

  name(): string {
    return this.taken(nameAt(this.text, this.at));
  }

  token(): string {
    return this.taken(tokenAt(this.text, this.at));
  }

  private taken(found: string): string {
    if (found === '') this.refuse();
    this.at += found.length;
    return found;
  }

  /** Does `%name;` stand here? */
  get isAtParameterEntity(): boolean {
    if (!this.sees('%')) return false;
    const name = nameAt(this.text, this.at + 1);
    return name !== '' && this.text.startsWith(';', this.at + 1 + name.length);
  }

  /** What follows up to this sign, which is passed. */
  upTo(sign: string, reason = 'unexpected-end'): string {
    const { at, text } = this;
    const end = text.indexOf(sign, at);
    if (end < 0) throw new Refusal({ at: text.length, reason, opened: this.start });
    this.at = end + sign.length;
    return text.slice(at, end);
  }

  get isAtQuote(): boolean {
    return this.sees('"') || this.sees("'");
  }

  /** A text in quotes, and where it starts. */
  literal(): { readonly value: string; readonly start: number } {
    const opening = this.at;
    if (!this.isAtQuote) this.refuse();
    const quote = this.text.charAt(this.at++);
    const start = this.at;
    const end = this.text.indexOf(quote, start);
    if (end < 0) this.fail('unclosed-quote', opening);
    this.at = end + 1;
    return { value: this.text.slice(start, end), start };
  }
}
