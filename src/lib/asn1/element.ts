import { ToolError } from '#core/operation.ts';
import { joinBytes } from '../join-bytes.ts';

/** `reason` says what is wrong with the encoding. */
export const badDer = (reason: string): ToolError => new ToolError('invalid-der', { reason });

const maxDepth = 64;
const maxNodes = 200_000;

/** What is read together: which encodings are taken, and how many elements there were. */
export interface Walk {
  /** Also indefinite lengths and strings in pieces (ITU-T X.690 §8), as CMS and PKCS#12 have them. */
  readonly ber: boolean;
  nodes: number;
}

export const derWalk = (): Walk => ({ ber: false, nodes: 0 });
export const berWalk = (): Walk => ({ ber: true, nodes: 0 });

/** ITU-T X.680 §8.4, universal tags in the form that DER gives them. */
export const universal = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  none: 0x05,
  oid: 0x06,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

/** One element of an encoding in DER, or in BER where the walk allows it. Nothing inside is looked at before it is asked for. */
export class Element {
  private constructor(
    private readonly source: Uint8Array,
    private readonly start: number,
    private readonly contentStart: number,
    private readonly contentEnd: number,
    private readonly end: number,
    private readonly depth: number,
    private readonly walk: Walk,
  ) {}

  /** The one element that the bytes are; `rest` allows others behind it. */
  static read(bytes: Uint8Array, walk: Walk = derWalk(), rest = false): Element {
    const element = Element.at(bytes, 0, bytes.length, 0, walk);
    if (!rest && element.end !== bytes.length) throw badDer('trailing-bytes');
    return element;
  }

  private static at(source: Uint8Array, start: number, limit: number, depth: number, walk: Walk): Element {
    if (depth > maxDepth || ++walk.nodes > maxNodes) throw new ToolError('too-complex');
    if (start + 2 > limit) throw badDer('truncated');
    const tag = source[start] as number;
    if ((tag & 0x1f) === 0x1f) throw badDer('tag');
    let from = start + 2;
    let length = source[start + 1] as number;
    if (length === 0x80) {
      if (!walk.ber || (tag & 0x20) === 0) throw badDer('indefinite-length');
      const contentEnd = Element.endOfContents(source, from, limit, depth + 1, walk);
      return new Element(source, start, from, contentEnd, contentEnd + 2, depth, walk);
    }
    if (length > 0x80) {
      const count = length - 0x80;
      if (count > 6 || from + count > limit) throw badDer('length');
      for (length = 0; from < start + 2 + count; from++) length = length * 256 + (source[from] as number);
    }
    if (from + length > limit) throw badDer('truncated');
    return new Element(source, start, from, from + length, from + length, depth, walk);
  }

  private static endOfContents(source: Uint8Array, from: number, limit: number, depth: number, walk: Walk): number {
    let at = from;
    while (source[at] !== 0 || source[at + 1] !== 0) at = Element.at(source, at, limit, depth, walk).end;
    if (at + 2 > limit) throw badDer('truncated');
    return at;
  }

  get tag(): number {
    return this.source[this.start] as number;
  }

  /** With its tag and length. */
  get raw(): Uint8Array {
    return this.source.subarray(this.start, this.end);
  }

  get content(): Uint8Array {
    return this.source.subarray(this.contentStart, this.contentEnd);
  }

  /** The elements inside. */
  get children(): Element[] {
    const found: Element[] = [];
    for (let at = this.contentStart; at < this.contentEnd;) {
      const child = Element.at(this.source, at, this.contentEnd, this.depth + 1, this.walk);
      found.push(child);
      at = child.end;
    }
    return found;
  }

  /**
   * Visits the elements inside, which do not count as nodes: of a list that may be longer than all else.
   * @throws ToolError `too-complex` above `most`
   */
  visit(most: number, visitor: (child: Element, index: number) => void): number {
    let index = 0;
    for (let at = this.contentStart; at < this.contentEnd; index++) {
      if (index === most) throw new ToolError('too-complex');
      const child = Element.at(this.source, at, this.contentEnd, this.depth + 1, { ber: this.walk.ber, nodes: 0 });
      visitor(child, index);
      at = child.end;
    }
    return index;
  }

  is(tag: number): boolean {
    return this.tag === tag;
  }

  /** The elements inside one with this tag, a SEQUENCE unless told. */
  inside(tag: number = universal.sequence): Element[] {
    if (!this.is(tag)) throw badDer('tag');
    return this.children;
  }

  /** The one element inside an explicit tag. */
  get only(): Element {
    const [inner, ...others] = this.children;
    if (!inner || others.length > 0) throw badDer('structure');
    return inner;
  }

  private contentOf(tag: number): Uint8Array {
    if (!this.is(tag)) throw badDer('tag');
    return this.content;
  }

  /** The numbers of an OBJECT IDENTIFIER with dots. */
  get oid(): string {
    return readOid(this.contentOf(universal.oid));
  }

  /** The value of an INTEGER or ENUMERATED, which may be negative. */
  get integer(): bigint {
    if (!this.is(universal.integer) && !this.is(0x0a)) throw badDer('tag');
    return readInteger(this.content);
  }

  /** An INTEGER that is small. */
  get small(): number {
    const value = this.integer;
    if (value < 0n || value > 0xffff_ffffn) throw badDer('integer');
    return Number(value);
  }

  get boolean(): boolean {
    return (this.contentOf(universal.boolean)[0] ?? 0) !== 0;
  }

  /** The bytes of an OCTET STRING, joined where it is in pieces; `tag` is another one of an implicit type. */
  octets(tag: number = universal.octets): Uint8Array {
    if (this.is(tag)) return this.content;
    if (!this.walk.ber || !this.is(tag | 0x20)) throw badDer('tag');
    return joinBytes(this.children.map((piece) => piece.octets()));
  }

  /** The bytes of a BIT STRING and how many bits of the last one do not count. */
  bits(tag: number = universal.bits): { readonly bytes: Uint8Array; readonly unused: number } {
    const [unused = 8, ...none] = this.contentOf(tag).subarray(0, 1);
    if (unused > 7 || none.length > 0) throw badDer('bit-string');
    return { bytes: this.content.subarray(1), unused };
  }
}

export function readInteger(content: Uint8Array): bigint {
  if (content.length === 0) throw badDer('integer');
  let value = (content[0] as number) > 0x7f ? -1n : 0n;
  // Long numbers are parsed in one step: shifting a large number for every byte takes quadratic time.
  const hex = Array.from(content, (byte) => byte.toString(16).padStart(2, '0')).join('');
  value = (value << BigInt(8 * content.length)) | BigInt(`0x${hex}`);
  return value;
}

export function readOid(content: Uint8Array): string {
  if (content.length === 0 || content.length > 128 || (content.at(-1) as number) > 0x7f) throw badDer('oid');
  const numbers: bigint[] = [];
  let number = 0n;
  for (const byte of content) {
    number = (number << 7n) | BigInt(byte & 0x7f);
    if (byte > 0x7f) continue;
    numbers.push(number);
    number = 0n;
  }
  const [first = 0n, ...rest] = numbers;
  const root = first < 80n ? first / 40n : 2n;
  return [root, first - 40n * root, ...rest].join('.');
}
