/** What a document is made of, in the order of the text. */
export type XmlNode = Element | Leaf;

export interface Leaf {
  readonly kind: 'text' | 'cdata' | 'comment' | 'instruction' | 'doctype' | 'declaration';
  /** The text with its references resolved, the body of an instruction. */
  readonly text: string;
  /** The target of an instruction. */
  readonly name: string;
  readonly start: number;
  /** Of a declaration. */
  readonly attributes: readonly Attribute[];
}

export interface Attribute {
  readonly name: string;
  readonly value: string;
  readonly start: number;
}

export class Element {
  readonly kind = 'element';
  readonly children: XmlNode[] = [];

  constructor(
    readonly name: string,
    readonly attributes: readonly Attribute[],
    readonly start: number,
    readonly parent: Element | undefined,
  ) {}
}

/** A reference to an entity of the document type, which stays as it is written. */
export interface EntityUse {
  readonly start: number;
  readonly element: Element;
  /** The attribute in whose value it stands. */
  readonly attribute: string | undefined;
}

export interface Tree {
  /** Holds the top nodes; it has no name. */
  readonly document: Element;
  readonly entities: readonly EntityUse[];
}

const spaces = ' \t\n\r';
const isSpaceAt = (text: string, at: number): boolean => spaces.includes(text.charAt(at));

/** White space of XML only, or nothing. */
export const isBlank = (text: string): boolean => /^[ \t\n\r]*$/.test(text);

/** Without the white space of XML at both ends. */
export function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isSpaceAt(text, start)) start++;
  while (end > start && isSpaceAt(text, end - 1)) end--;
  return text.slice(start, end);
}

export const isElement = (node: XmlNode): node is Element => node.kind === 'element';
