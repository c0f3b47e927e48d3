import { compact } from './print.ts';
import { pairElements } from './pairing.ts';
import type { Dictionary, List, Matching, Value } from './value.ts';

interface Place {
  /** The member's key; the index at the right, of what is removed at the left; null for the root. */
  readonly key: string | number | null;
  /** JSON Pointer at the right, of what is removed at the left. */
  readonly path: string;
  readonly kind: Value['kind'];
  readonly moved?: true;
  /** The index at the left of what moved. */
  readonly from?: number;
}

/** Values are JSON text: compact, literals as written. */
export type DiffNode = Place &
  (
    | { readonly status: 'unchanged' | 'added'; readonly right: string }
    | { readonly status: 'removed'; readonly left: string }
    | { readonly status: 'changed'; readonly left: string; readonly right: string }
    | { readonly status: 'modified'; readonly children: DiffNode[] }
  );

export interface DiffStats {
  added: number;
  removed: number;
  changed: number;
  moved: number;
}

export interface DiffOptions {
  readonly arrays: Matching;
  readonly arrayKey: string;
  readonly onlyDifferences: boolean;
}

/** A pair of containers whose children are still to be compared. */
interface Task {
  readonly left: Value;
  readonly right: Value;
  readonly leftPath: string;
  readonly rightPath: string;
  readonly children: DiffNode[];
}

const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** The differences of two values as a tree, without recursion. */
export function diffTree(left: Value, right: Value, options: DiffOptions): { tree: DiffNode; stats: DiffStats } {
  const stats: DiffStats = { added: 0, removed: 0, changed: 0, moved: 0 };
  const tasks: Task[] = [];
  const compare = (a: Value, b: Value, place: Omit<Place, 'kind'>, leftPath: string): DiffNode => {
    const { key, path, ...move } = place;
    const head = { key, path };
    if (a.id === b.id) return { ...head, status: 'unchanged', kind: b.kind, right: compact(b), ...move };
    if (a.kind !== b.kind || a.kind === 'value') {
      stats.changed++;
      return { ...head, status: 'changed', kind: b.kind, left: compact(a), right: compact(b), ...move };
    }
    const children: DiffNode[] = [];
    tasks.push({ left: a, right: b, leftPath, rightPath: path, children });
    return { ...head, status: 'modified', kind: b.kind, children, ...move };
  };
  const keep = (task: Task, node: DiffNode): void => {
    if (!options.onlyDifferences || node.status !== 'unchanged' || node.moved) task.children.push(node);
  };
  const remove = (task: Task, value: Value, key: string | number, path: string): void => {
    stats.removed++;
    task.children.push({ key, path, status: 'removed', kind: value.kind, left: compact(value) });
  };
  const add = (task: Task, value: Value, key: string | number, path: string): void => {
    stats.added++;
    task.children.push({ key, path, status: 'added', kind: value.kind, right: compact(value) });
  };

  const compareMembers = (task: Task, a: Dictionary['members'], b: Dictionary['members']): void => {
    for (const [key, value] of a) {
      const step = `/${escapeKey(key)}`;
      const other = b.get(key);
      const path = task.rightPath + step;
      if (!other) remove(task, value, key, task.leftPath + step);
      else if (value.id !== other.id || !options.onlyDifferences)
        keep(task, compare(value, other, { key, path }, task.leftPath + step));
    }
    for (const [key, value] of b) {
      if (!a.has(key)) add(task, value, key, `${task.rightPath}/${escapeKey(key)}`);
    }
  };
  const compareItems = (task: Task, a: List['items'], b: List['items']): void => {
    for (const { left: i, right: j, moved } of pairElements(a, b, options.arrays, options.arrayKey)) {
      if (j === undefined) remove(task, a[i as number] as Value, i as number, `${task.leftPath}/${i}`);
      else if (i === undefined) add(task, b[j] as Value, j, `${task.rightPath}/${j}`);
      else {
        const [one, other] = [a[i] as Value, b[j] as Value];
        if (options.onlyDifferences && one.id === other.id && !moved) continue;
        if (moved) stats.moved++;
        const place = { key: j, path: `${task.rightPath}/${j}`, ...(moved && { moved, from: i }) };
        keep(task, compare(one, other, place, `${task.leftPath}/${i}`));
      }
    }
  };

  const tree = compare(left, right, { key: null, path: '' }, '');
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    const { left: a, right: b } = task;
    if (a.kind === 'object' && b.kind === 'object') compareMembers(task, a.members, b.members);
    else if (a.kind === 'array' && b.kind === 'array') compareItems(task, a.items, b.items);
  }
  return { tree, stats };
}
