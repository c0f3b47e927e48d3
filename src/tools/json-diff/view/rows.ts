import { startOf } from '#core/start-of.ts';
import type { DiffNode } from '../engine/diff-tree.ts';

/** The start of a value that is too long for its place. */
export const shorten = (value: string, length: number): string =>
  value.length > length ? `${startOf(value, length)}…` : value;

/** What a difference is; something that moved may hold differences, which are rows of their own. */
export const kinds = ['added', 'removed', 'changed', 'moved'] as const;
export type Kind = (typeof kinds)[number];

export interface Row {
  readonly id: string;
  readonly node: DiffNode;
  /** 1 for the root. */
  readonly level: number;
  readonly kind: Kind | undefined;
}

/** A removed and an added element may have the same path. */
export const idOf = ({ status, path }: DiffNode): string => `${status === 'removed' ? '-' : '+'}${path}`;

export function kindOf({ status, moved }: DiffNode): Kind | undefined {
  if (status === 'added' || status === 'removed' || status === 'changed') return status;
  return moved ? 'moved' : undefined;
}

interface Shown {
  readonly closed: ReadonlySet<string>;
  /** The kinds of differences; when one is left out only those that are in, and what they are in. */
  readonly kinds: readonly Kind[];
}

/** The rows of the tree, what is closed left out. */
export function rowsOf(tree: DiffNode, { closed, kinds: wanted }: Shown): Row[] {
  const all = wanted.length === kinds.length;
  const rows: Row[] = [];
  const pending: { readonly node: DiffNode; readonly level: number }[] = [{ node: tree, level: 1 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, level } = next;
    const kind = kindOf(node);
    const isWanted = all || level === 1 || (kind === undefined ? node.status === 'modified' : wanted.includes(kind));
    if (!isWanted && node.status !== 'modified') continue;
    const id = idOf(node);
    rows.push({ id, node, level, kind });
    if (node.status !== 'modified' || closed.has(id)) continue;
    for (let at = node.children.length - 1; at >= 0; at--) {
      pending.push({ node: node.children[at] as DiffNode, level: level + 1 });
    }
  }
  return all ? rows : withoutHollow(rows, closed);
}

/** Leaves out open containers that nothing wanted is in, the innermost first. */
function withoutHollow(rows: readonly Row[], closed: ReadonlySet<string>): Row[] {
  const kept: Row[] = [];
  let below = 0;
  for (const row of rows.toReversed()) {
    const { node, level, id, kind } = row;
    const isHollow = node.status === 'modified' && kind === undefined && !closed.has(id) && below <= level;
    if (isHollow && level > 1) continue;
    kept.push(row);
    below = level;
  }
  return kept.toReversed();
}

/** The ids of the containers around a row of the open tree, the innermost first. */
export function around(rows: readonly Row[], id: string): string[] {
  const at = rows.findIndex((row) => row.id === id);
  const ids: string[] = [];
  let level = rows[at]?.level ?? 0;
  for (const row of rows.slice(0, Math.max(0, at)).toReversed()) {
    if (row.level >= level) continue;
    ids.push(row.id);
    level = row.level;
  }
  return ids;
}

/** A line of the two documents side by side; undefined where a side has none. */
export interface Line {
  readonly id: string;
  readonly left: string | undefined;
  readonly right: string | undefined;
  readonly level: number;
  readonly kind: Kind | undefined;
}

const brackets = { object: '{}', array: '[]', value: '  ' } as const;

/** The documents as aligned lines; a subtree that is the same on both sides is one. */
export function linesOf(tree: DiffNode): Line[] {
  const lines: Line[] = [];
  const pending: (Line | { readonly node: DiffNode; readonly level: number; readonly comma: string })[] = [
    { node: tree, level: 0, comma: '' },
  ];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (!('node' in next)) {
      lines.push(next);
      continue;
    }
    const { node, level, comma } = next;
    const id = idOf(node);
    const kind = kindOf(node);
    const name = typeof node.key === 'string' ? `${JSON.stringify(node.key)}: ` : '';
    if (node.status !== 'modified') {
      const left = node.status === 'added' ? undefined : 'left' in node ? node.left : node.right;
      const right = node.status === 'removed' ? undefined : node.right;
      const write = (value: string | undefined) => (value === undefined ? undefined : name + value + comma);
      lines.push({ id, left: write(left), right: write(right), level, kind });
      continue;
    }
    const [open, close] = brackets[node.kind];
    lines.push({ id, left: name + open, right: name + open, level, kind });
    pending.push({ id: `${id}}`, left: close + comma, right: close + comma, level, kind: undefined });
    const last = node.children.length - 1;
    for (let at = last; at >= 0; at--) {
      pending.push({ node: node.children[at] as DiffNode, level: level + 1, comma: at < last ? ',' : '' });
    }
  }
  return lines;
}
