import { Parser } from 'htmlparser2';

export interface Text {
  readonly kind: 'text';
  readonly text: string;
}
/** A comment or a declaration such as the doctype. */
export interface Note {
  readonly kind: 'comment' | 'declaration';
  readonly text: string;
}
export interface Element {
  readonly kind: 'element';
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: readonly Node[];
}
export type Node = Text | Note | Element;

/** Elements nested deeper are left out, their content stays: what walks the tree may call itself. */
const deepest = 500;
/** Elements opened deeper than this are closed at once: the time that the parser takes grows with the depth. */
const mostOpen = 2000;

type Growing = Omit<Element, 'children'> & { readonly children: Node[] };

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const voidElements = words('area base br col embed hr img input link meta param source track wbr');
/** Their text is not HTML. */
export const rawElements = words('script style xmp iframe noembed noframes plaintext');

/** The tree of a text, entities decoded; never fails. */
export function parseHtml(html: string): readonly Node[] {
  const root: Growing = { kind: 'element', name: '', attributes: [], children: [] };
  const open = [root];
  /** Names of the open elements, those too deep included. */
  const names: string[] = [];
  let foreign = 0;
  /** The attributes of the tag being read, in their order. */
  let attributes: (readonly [name: string, value: string])[] = [];
  const add = (node: Node): void => void (open.at(-1) as Growing).children.push(node);
  const parser = new Parser(
    {
      onopentagname() {
        attributes = [];
      },
      onattribute(name, value) {
        attributes.push([name, value]);
      },
      onopentag(name) {
        names.push(name);
        if (name === 'svg' || name === 'math') foreign++;
        if (names.length > mostOpen && !voidElements.has(name)) {
          const start = parser.startIndex + 1;
          parser.onclosetag(start, start + name.length);
          return;
        }
        if (names.length > deepest) return;
        const own = new Map<string, string>();
        for (const [key, value] of attributes) {
          const known = foreign > 0 ? key : key.toLowerCase();
          if (!own.has(known)) own.set(known, value);
        }
        const element: Growing = { kind: 'element', name, attributes: [...own], children: [] };
        add(element);
        open.push(element);
      },
      onclosetag(name) {
        if (names.length <= deepest) open.pop();
        names.pop();
        if (name === 'svg' || name === 'math') foreign--;
      },
      ontext(text) {
        const last = (open.at(-1) as Growing).children;
        const before = last.at(-1);
        if (before?.kind === 'text') last[last.length - 1] = { kind: 'text', text: before.text + text };
        else add({ kind: 'text', text });
      },
      oncomment: (text) => add({ kind: 'comment', text }),
      onprocessinginstruction: (_, text) => add({ kind: 'declaration', text }),
    },
    { decodeEntities: true, lowerCaseAttributeNames: false },
  );
  parser.end(html);
  return root.children;
}

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attributes.find(([key]) => key === name)?.[1];
