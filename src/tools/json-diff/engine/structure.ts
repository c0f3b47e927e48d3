import type { Value } from './value.ts';

function childrenOf(value: Value): Iterable<Value> {
  if (value.kind === 'array') return value.items;
  return value.kind === 'object' ? value.members.values() : [];
}

/** How many values there are, this one and all below it. */
export function sizeOf(root: Value): number {
  let size = 0;
  const pending = [root];
  for (let value = pending.pop(); value; value = pending.pop()) {
    size++;
    for (const child of childrenOf(value)) pending.push(child);
  }
  return size;
}

/** Containers of its own, the scalars shared. */
export function copyOf(root: Value): Value {
  const pending: [Value, Value][] = [];
  const copy = (value: Value): Value => {
    if (value.kind === 'value') return value;
    const fresh: Value =
      value.kind === 'array' ? { kind: 'array', id: -1, items: [] } : { kind: 'object', id: -1, members: new Map() };
    pending.push([value, fresh]);
    return fresh;
  };
  const result = copy(root);
  for (let pair = pending.pop(); pair; pair = pending.pop()) {
    const [from, to] = pair;
    if (from.kind === 'array' && to.kind === 'array') for (const item of from.items) to.items.push(copy(item));
    if (from.kind === 'object' && to.kind === 'object')
      for (const [key, member] of from.members) to.members.set(key, copy(member));
  }
  return result;
}

/** Equality of values that may have been changed since they were read, so that only the ids of scalars count. */
export function isEqual(one: Value, other: Value): boolean {
  const pending: [Value, Value | undefined][] = [[one, other]];
  for (let pair = pending.pop(); pair; pair = pending.pop()) {
    const [a, b] = pair;
    if (a.kind !== b?.kind) return false;
    if (a.kind === 'value') {
      if (a.id !== b.id) return false;
    } else if (a.kind === 'array' && b.kind === 'array') {
      if (a.items.length !== b.items.length) return false;
      for (const [at, item] of a.items.entries()) pending.push([item, b.items[at]]);
    } else if (a.kind === 'object' && b.kind === 'object') {
      if (a.members.size !== b.members.size) return false;
      for (const [key, member] of a.members) pending.push([member, b.members.get(key)]);
    }
  }
  return true;
}
