import type { Value } from '#lib/documents/value.ts';
import type { ConvertInput } from './fields.ts';
import { isDeclaration, Layout, type Entry, type Table } from './layout.ts';
import { isElement, type Element, type Leaf, type XmlNode } from './tree.ts';

type Write = (element: Element, level: number) => Value;

const entryOf = (element: Element, write: Write): Entry => ({
  name: element.name,
  start: element.start,
  isElement: true,
  write: (level) => write(element, level),
});

/** The default names of fast-xml-parser: `@_attribute`, `#text`; an element of text alone is that text. */
function prefix(layout: Layout, element: Element, level: number): Value {
  const { attributes, start } = element;
  const { elements, runs } = layout.contentOf(element);
  if (attributes.length === 0 && elements.length === 0) return layout.joined(runs);
  layout.enter(level, start);
  const table: Table = new Map();
  for (const each of attributes) {
    table.set(`@_${each.name}`, isDeclaration(each) ? each.value : layout.typed(each.value));
  }
  const entries = elements.map((child) => entryOf(child, (one, inner) => prefix(layout, one, inner)));
  layout.addAll(table, entries, level);
  if (runs.length > 0) table.set('#text', layout.joined(runs));
  return table;
}

type Scope = ReadonlyMap<string, string>;

/** The namespaces in scope, in the order of their declarations from the outside; `$` is the one without a prefix. */
function scopeOf({ attributes }: Element, outer: Scope): Scope {
  const declarations = attributes.filter(isDeclaration);
  if (declarations.length === 0) return outer;
  const scope = new Map(outer);
  for (const { name, value } of declarations) {
    if (name !== 'xmlns') scope.set(name.slice(6), value);
    else if (value === '') scope.delete('$');
    else scope.set('$', value);
  }
  return scope;
}

/** http://www.sklar.com/badgerfish/ */
function badgerfish(layout: Layout, element: Element, level: number, outer: Scope): Value {
  layout.enter(level, element.start);
  const { elements, runs } = layout.contentOf(element);
  const scope = scopeOf(element, outer);
  const table: Table = new Map();
  if (scope.size > 0) {
    layout.enter(level + 1, element.start);
    table.set('@xmlns', scope);
  }
  for (const each of element.attributes) {
    if (!isDeclaration(each)) table.set(`@${each.name}`, layout.typed(each.value));
  }
  const entries = elements.map((child) => entryOf(child, (one, inner) => badgerfish(layout, one, inner, scope)));
  layout.addAll(table, entries, level);
  if (runs.length > 0) table.set('$', layout.joined(runs));
  return table;
}

const tableOf = (pairs: Leaf['attributes'], typed: (text: string) => Value): Table =>
  new Map(pairs.map(({ name, value }) => [name, typed(value)]));

function compactLeaf(layout: Layout, leaf: Leaf): Entry {
  const { kind, name, start, text } = leaf;
  const write = (level: number): Value => {
    if (kind === 'text') return layout.typed(layout.textOf(leaf));
    if (kind !== 'instruction' && kind !== 'declaration') return text;
    layout.enter(level, start);
    if (kind === 'instruction') return new Map([[name, text]]);
    layout.enter(level + 1, start);
    return new Map([['_attributes', tableOf(leaf.attributes, (value) => value)]]);
  };
  return { name: `_${kind}`, start, isElement: false, write };
}

/** The compact form of xml-js. */
function compact(layout: Layout, element: Element, level: number): Value {
  const { attributes, start } = element;
  layout.enter(level, start);
  const runs = new Set<XmlNode>(layout.contentOf(element).runs);
  const entries: Entry[] = [];
  if (attributes.length > 0) {
    const write = (inner: number): Value => {
      layout.enter(inner, start);
      return new Map(
        attributes.map((each) => [each.name, isDeclaration(each) ? each.value : layout.typed(each.value)]),
      );
    };
    entries.push({ name: '_attributes', start, isElement: false, write });
  }
  for (const node of element.children) {
    if (isElement(node)) entries.push(entryOf(node, (one, inner) => compact(layout, one, inner)));
    else if (runs.has(node) || (node.kind !== 'text' && node.kind !== 'cdata')) entries.push(compactLeaf(layout, node));
  }
  const table: Table = new Map();
  layout.addAll(table, entries, level);
  return table;
}

/** A node of the long form of xml-js, which keeps the order of all nodes. */
function nodeOf(layout: Layout, node: XmlNode, level: number): Value {
  layout.enter(level, node.start);
  const table: Table = new Map([['type', node.kind]]);
  if (!isElement(node)) {
    if (node.kind === 'instruction') table.set('name', node.name);
    return table.set(node.kind, layout.textOf(node));
  }
  table.set('name', node.name);
  if (node.attributes.length > 0) {
    layout.enter(level + 1, node.start);
    table.set(
      'attributes',
      tableOf(node.attributes, (value) => value),
    );
  }
  const elements = nodesOf(layout, node, level + 1);
  return elements.length > 0 ? table.set('elements', elements) : table;
}

function nodesOf(layout: Layout, { children }: Element, level: number): Value[] {
  const kept = children.filter(
    (node) => node.kind !== 'declaration' && !(node.kind === 'text' && layout.textOf(node) === ''),
  );
  return kept.map((node) => {
    layout.enter(level, node.start);
    return nodeOf(layout, node, level + 1);
  });
}

/** The document as JSON. */
export function toValue(document: Element, options: ConvertInput): Value {
  const layout = new Layout(options);
  if (options.convention === 'compact') return compact(layout, document, 1);
  const table: Table = new Map();
  if (options.convention === 'nodes') {
    const declaration = document.children.find((node): node is Leaf => node.kind === 'declaration');
    const attributes = declaration && tableOf(declaration.attributes, (value) => value);
    if (attributes) table.set('declaration', new Map([['attributes', attributes]]));
    return table.set('elements', nodesOf(layout, document, 2));
  }
  const write: Write = (root, level) =>
    options.convention === 'prefix' ? prefix(layout, root, level) : badgerfish(layout, root, level, new Map());
  const roots = document.children.filter(isElement).map((root) => entryOf(root, write));
  layout.addAll(table, roots, 1);
  return table;
}
