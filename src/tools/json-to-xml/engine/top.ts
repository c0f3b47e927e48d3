import { isList, isTable, type Value } from '#lib/documents/value.ts';
import { DocumentType } from '#lib/xml/dtd/document-type.ts';
import { Tokenizer } from '#lib/xml/tokenizer.ts';
import { badgerfishRoles, compactRoles, Mapper, prefixRoles } from './mapped.ts';
import { OutElement, type OutLeaf, type OutNode } from './out.ts';
import type { Walk } from './walk.ts';

const defaultDeclaration: OutLeaf = { kind: 'declaration', text: 'xml version="1.0" encoding="UTF-8"' };

/** The parts of an XML declaration, in their order (XML 1.0 §2.8). */
const declared = [
  ['version', /^1\.\d+$/],
  ['encoding', /^[A-Za-z][\w.-]*$/],
  ['standalone', /^(?:yes|no)$/],
] as const;

function declarationOf(walk: Walk, value: Value): OutLeaf {
  if (!isTable(value)) throw walk.wrong();
  const known = new Set<string>(declared.map(([name]) => name));
  for (const name of value.keys()) if (!known.has(name)) throw walk.into(value, name, () => walk.wrong());
  const parts = declared.flatMap(([name, form]) => {
    const given = value.get(name) ?? (name === 'version' ? '1.0' : undefined);
    if (given === undefined) return [];
    return walk.into(value, name, () => {
      const text = walk.text(given);
      if (!form.test(text)) throw walk.wrong();
      return [`${name}="${text}"`];
    });
  });
  return { kind: 'declaration', text: `xml ${parts.join(' ')}` };
}

/** What stands after `<!DOCTYPE`. */
function doctypeOf(walk: Walk, value: Value): OutLeaf {
  const text = walk.string(value);
  const markup = `<!DOCTYPE ${text}>`;
  const tokens = new Tokenizer(markup);
  const isWhole = tokens.next() === 'doctype' && tokens.end === markup.length;
  if (!isWhole || new DocumentType(markup, 0, '1.0').fault) throw walk.wrong();
  return { kind: 'doctype', text };
}

/** One root element, and before or after it only what may stand there. */
function checkTop(walk: Walk, nodes: readonly OutNode[]): void {
  const roots = nodes.filter(({ kind }) => kind === 'element');
  const root = nodes.findIndex(({ kind }) => kind === 'element');
  const doctypes = nodes.filter(({ kind }) => kind === 'doctype');
  const isLate = nodes.findIndex(({ kind }) => kind === 'doctype') > root;
  if (roots.length !== 1) throw walk.wrong('root');
  if (doctypes.length > 1 || isLate) throw walk.wrong();
}

/** The name and value of the root: a single member that is an element, else the whole under the name of the options. */
function rootOf(walk: Walk, value: Value): readonly [name: string, value: Value, isMember: boolean] {
  const isPrefix = walk.options.convention === 'prefix';
  const hasRole = (name: string): boolean => (isPrefix ? /^@_|^#text$/ : /^@|^\$$/).test(name);
  if (isTable(value) && value.size === 1) {
    const [[name, member] = ['', null]] = value as ReadonlyMap<string, Value>;
    if (!hasRole(name) && !isList(member)) return [name, member, true];
  }
  return [walk.options.rootName, value, false];
}

function mappedTop(walk: Walk, value: Value): OutNode[] {
  const mapper = new Mapper(walk, walk.options.convention === 'prefix' ? prefixRoles : badgerfishRoles);
  const [name, inner, isMember] = rootOf(walk, value);
  const write = (): OutElement[] => mapper.one(name, inner, new Map());
  const found = isMember && isTable(value) ? walk.into(value, name, write) : write();
  // A document has a root, even where a null is left out.
  return found.length > 0 ? found : [walk.element(name)];
}

function compactTop(walk: Walk, value: Value): OutNode[] {
  if (!isTable(value)) throw walk.wrong('root');
  const mapper = new Mapper(walk, compactRoles);
  const top = new OutElement('');
  for (const [name, member] of value) {
    walk.into(value, name, () => {
      if (name === '_text' || name === '_cdata' || name === '_attributes') throw walk.wrong();
      if (name === '_doctype') top.children.push(doctypeOf(walk, member));
      else if (name === '_declaration') {
        const attributes = isTable(member) ? member.get('_attributes') : undefined;
        if (attributes === undefined || !isTable(member)) throw walk.wrong();
        top.children.unshift(walk.into(member, '_attributes', () => declarationOf(walk, attributes)));
      } else if (!compactRoles.take(walk, top, name, member, new Map())) {
        for (const node of mapper.member(name, member, new Map())) top.children.push(node);
      }
    });
  }
  checkTop(walk, top.children);
  return top.children;
}

/** The long form of xml-js: every node says what it is. */
function nodesTop(walk: Walk, value: Value): OutNode[] {
  if (!isTable(value)) throw walk.wrong('root');
  const declaration = value.get('declaration');
  const nodes = nodesOf(walk, value, true);
  checkTop(walk, nodes);
  if (declaration === undefined) return nodes;
  return walk.into(value, 'declaration', () => {
    const attributes = isTable(declaration) ? declaration.get('attributes') : undefined;
    return [declarationOf(walk, attributes ?? null), ...nodes];
  });
}

function nodesOf(walk: Walk, table: ReadonlyMap<string, Value>, isTop: boolean): OutNode[] {
  const elements = table.get('elements') ?? [];
  return walk.into(table, 'elements', () => {
    if (!isList(elements)) throw walk.wrong();
    return elements.flatMap((each, index) => walk.into(elements, index, () => nodeOf(walk, each, isTop)));
  });
}

function nodeOf(walk: Walk, node: Value, isTop: boolean): OutNode[] {
  if (!isTable(node)) throw walk.wrong();
  const kind = node.get('type');
  const part = <T>(name: string, read: (value: Value) => T): T =>
    walk.into(node, name, () => read(node.get(name) ?? null));
  if (kind === 'text' || kind === 'cdata') {
    if (isTop) throw walk.wrong();
    const text = part(kind, (value) => walk.text(value));
    return text === '' && kind === 'text' ? [] : [{ kind, text }];
  }
  if (kind === 'comment') return [{ kind, text: part(kind, (value) => walk.comment(value)) }];
  if (kind === 'instruction') {
    const name = part('name', (value) => walk.string(value));
    return [{ kind, text: part(kind, (value) => walk.instruction(name, value)) }];
  }
  if (kind === 'doctype' && isTop) return [part(kind, (value) => doctypeOf(walk, value))];
  if (kind !== 'element') throw walk.wrong();
  const element = part('name', (value) => walk.element(walk.string(value)));
  const attributes = node.get('attributes');
  if (attributes !== undefined && attributes !== null) {
    walk.into(node, 'attributes', () => {
      if (!isTable(attributes)) throw walk.wrong();
      for (const [name, value] of attributes) {
        walk.into(attributes, name, () => walk.attribute(element, name, value));
      }
    });
  }
  for (const child of nodesOf(walk, node, false)) element.children.push(child);
  return [element];
}

/** Puts the namespace of `xsi:nil` first on the root. */
function bindNil(nodes: readonly OutNode[]): void {
  const root = nodes.find((node): node is OutElement => node.kind === 'element');
  if (!root || root.attributes.has('xmlns:xsi')) return;
  const rest = [...root.attributes];
  root.attributes.clear();
  root.attributes.set('xmlns:xsi', 'http://www.w3.org/2001/XMLSchema-instance');
  for (const [name, value] of rest) root.attributes.set(name, value);
}

/** The nodes of a document for a value. Errors: `invalid-structure`, `invalid-name`, `invalid-character`, `invalid-comment`. */
export function toNodes(walk: Walk, value: Value): OutNode[] {
  const { convention, declaration } = walk.options;
  const top = { compact: compactTop, nodes: nodesTop, prefix: mappedTop, badgerfish: mappedTop }[convention];
  const nodes = top(walk, value);
  if (walk.usesNil) bindNil(nodes);
  return declaration && nodes[0]?.kind !== 'declaration' ? [defaultDeclaration, ...nodes] : nodes;
}
