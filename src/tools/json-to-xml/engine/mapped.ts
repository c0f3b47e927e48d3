import { isList, isTable, type Value } from '#lib/documents/value.ts';
import type { OutElement, OutNode } from './out.ts';
import type { Walk } from './walk.ts';

type Table = ReadonlyMap<string, Value>;
/** The namespaces that are declared around an element. */
type Scope = ReadonlyMap<string, string>;

/** What a convention makes of the members that are not elements. */
export interface Roles {
  /** Adds the member to the element, unless it is a child: then it answers false. */
  readonly take: (walk: Walk, element: OutElement, name: string, value: Value, scope: Map<string, string>) => boolean;
}

/** Members are elements by their names, unless they have a role of their own; shared by three conventions. */
export class Mapper {
  constructor(
    private readonly walk: Walk,
    private readonly roles: Roles,
  ) {}

  /** The elements that a member stands for: one for each entry of a list. */
  member(name: string, value: Value, scope: Scope): OutNode[] {
    const { walk } = this;
    if (!isList(value)) return this.one(name, value, scope);
    if (value.length === 0) walk.lose('empty-array');
    return value.flatMap((entry, index) => walk.into(value, index, () => this.one(name, entry, scope)));
  }

  /** The one element of a value; of a list, with an element for each entry. */
  one(name: string, value: Value, scope: Scope): OutElement[] {
    const { walk } = this;
    if (value === null) return walk.nullElement(name);
    const element = walk.element(name);
    if (isList(value)) {
      if (value.length > 0 && walk.path !== '') walk.lose('nested-array');
      for (const [index, entry] of value.entries()) {
        const { itemName } = walk.options;
        element.children.push(...walk.into(value, index, () => this.one(itemName, entry, scope)));
      }
    } else if (isTable(value)) this.fill(element, value, scope);
    else {
      const text = walk.text(value);
      if (text !== '') element.children.push({ kind: 'text', text });
    }
    return [element];
  }

  private fill(element: OutElement, table: Table, outer: Scope): void {
    const scope = new Map(outer);
    // Declarations count for all children, wherever they stand.
    const rest: [string, Value][] = [];
    for (const [name, value] of table) {
      if (name === '@xmlns' && this.isTaken(element, table, name, value, scope)) continue;
      rest.push([name, value]);
    }
    for (const [name, value] of rest) {
      if (this.isTaken(element, table, name, value, scope)) continue;
      for (const node of this.walk.into(table, name, () => this.member(name, value, scope)))
        element.children.push(node);
    }
  }

  private isTaken(element: OutElement, table: Table, name: string, value: Value, scope: Map<string, string>): boolean {
    return this.walk.into(table, name, () => this.roles.take(this.walk, element, name, value, scope));
  }
}

function addText(walk: Walk, { children }: OutElement, value: Value): true {
  const text = walk.text(value);
  if (text !== '') children.push({ kind: 'text', text });
  return true;
}

/** `@_attribute`, `#text`. */
export const prefixRoles: Roles = {
  take: (walk, element, name, value) => {
    if (name === '#text') return addText(walk, element, value);
    if (!name.startsWith('@_')) return false;
    walk.attribute(element, name.slice(2), value);
    return true;
  },
};

/** Declares what the scope does not hold yet. */
function declare(walk: Walk, element: OutElement, value: Value, scope: Map<string, string>): void {
  const given: Table = isTable(value) ? value : new Map([['$', value]]);
  for (const [prefix, uri] of given) {
    const declared = isTable(value) ? walk.into(value, prefix, () => walk.string(uri)) : walk.string(uri);
    if (scope.get(prefix) === declared) continue;
    scope.set(prefix, declared);
    walk.attribute(element, prefix === '$' ? 'xmlns' : `xmlns:${prefix}`, declared);
  }
}

/** http://www.sklar.com/badgerfish/: `@attribute`, `@xmlns`, `$`. */
export const badgerfishRoles: Roles = {
  take: (walk, element, name, value, scope) => {
    if (name === '$') return addText(walk, element, value);
    if (name === '@xmlns') declare(walk, element, value, scope);
    else if (name.startsWith('@')) walk.attribute(element, name.slice(1), value);
    else return false;
    return true;
  },
};

/** Each of a list, or the value itself. */
function forEach(walk: Walk, value: Value, take: (one: Value) => void): true {
  if (!isList(value)) take(value);
  else for (const [index, one] of value.entries()) walk.into(value, index, () => take(one));
  return true;
}

function addInstructions(walk: Walk, { children }: { readonly children: OutNode[] }, value: Value): void {
  if (!isTable(value)) throw walk.wrong();
  for (const [name, body] of value) {
    children.push({ kind: 'instruction', text: walk.into(value, name, () => walk.instruction(name, body)) });
  }
}

/** The compact form of xml-js. */
export const compactRoles: Roles = {
  take: (walk, element, name, value) => {
    const { children } = element;
    switch (name) {
      case '_attributes':
        if (!isTable(value)) throw walk.wrong();
        for (const [key, one] of value) walk.into(value, key, () => walk.attribute(element, key, one));
        return true;
      case '_text':
        return forEach(walk, value, (one) => addText(walk, element, one));
      case '_cdata':
        return forEach(walk, value, (one) => children.push({ kind: 'cdata', text: walk.text(one) }));
      case '_comment':
        return forEach(walk, value, (one) => children.push({ kind: 'comment', text: walk.comment(one) }));
      case '_instruction':
        return forEach(walk, value, (one) => addInstructions(walk, element, one));
      case '_declaration':
      case '_doctype':
        throw walk.wrong();
      default:
        return false;
    }
  },
};
