import { quote } from '#lib/json-scan/literal.ts';
import { pairElements } from './pairing.ts';
import { indented } from './print.ts';
import type { Dictionary, List, Value } from './value.ts';

interface PatchOptions {
  readonly arrays: 'align' | 'index';
  /** A `test` of the old value before each removal and replacement. */
  readonly includeTests: boolean;
}

/** Compares two values at a path that is the same on both sides by then. */
interface Task {
  readonly left: Value;
  readonly right: Value;
  readonly path: string;
}

/** The JSON Patch (RFC 6902) that makes `right` of `left`, indented by two. */
export function writePatch(left: Value, right: Value, { arrays, includeTests }: PatchOptions): string {
  const operations: string[] = [];
  const write = (op: string, path: string, value?: Value): void => {
    const body = value === undefined ? '' : `,\n    "value": ${indented(value, 2)}`;
    operations.push(`  {\n    "op": "${op}",\n    "path": ${quote(path)}${body}\n  }`);
  };
  const test = (path: string, value: Value): void => {
    if (includeTests) write('test', path, value);
  };
  const remove = (path: string, value: Value): void => {
    test(path, value);
    write('remove', path);
  };

  // What is still to be done, the next step last; an addition waits for the members before it.
  const pending: (Task | (() => void))[] = [{ left, right, path: '' }];
  const members = (a: Dictionary['members'], b: Dictionary['members'], path: string): void => {
    const steps: (typeof pending)[number][] = [];
    const pathOf = (key: string): string => `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    for (const [key, value] of a) {
      const other = b.get(key);
      if (other) steps.push({ left: value, right: other, path: pathOf(key) });
      else steps.push(() => remove(pathOf(key), value));
    }
    for (const [key, value] of b) if (!a.has(key)) steps.push(() => write('add', pathOf(key), value));
    while (steps.length > 0) pending.push(steps.pop() as Task);
  };
  const items = (a: List['items'], b: List['items'], path: string): void => {
    const slots = pairElements(a, b, arrays, '');
    for (const { left: i, right: j } of slots.toReversed()) {
      if (i !== undefined && j === undefined) remove(`${path}/${i}`, a[i] as Value);
    }
    for (const { left: i, right: j } of slots) {
      if (i === undefined && j !== undefined) write('add', `${path}/${j}`, b[j] as Value);
    }
    for (const { left: i, right: j } of slots.toReversed()) {
      if (i === undefined || j === undefined) continue;
      pending.push({ left: a[i] as Value, right: b[j] as Value, path: `${path}/${j}` });
    }
  };

  for (let task = pending.pop(); task; task = pending.pop()) {
    if (typeof task === 'function') {
      task();
      continue;
    }
    const { left: a, right: b, path } = task;
    if (a.id === b.id) continue;
    if (a.kind === 'object' && b.kind === 'object') members(a.members, b.members, path);
    else if (a.kind === 'array' && b.kind === 'array') items(a.items, b.items, path);
    else {
      test(path, a);
      write('replace', path, b);
    }
  }
  return operations.length === 0 ? '[]' : `[\n${operations.join(',\n')}\n]`;
}
