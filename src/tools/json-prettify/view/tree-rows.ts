import type { TreeIndex } from '../tree-index.ts';

/** Containers with more items than this are shown in chunks. */
const chunkAbove = 1000;
export const chunkSize = 100;

/** What is open: everything above `level`, but for the rows that were opened or closed by hand. */
export interface Opened {
  /** Containers of a smaller depth are open. */
  readonly level: number;
  /** Ids of rows, see `TreeRows`. */
  readonly toggled: ReadonlySet<number>;
  /** Only these nodes and what is around them; undefined without a filter. */
  readonly found?: readonly number[] | undefined;
}

/** The rows in sight. A row's id is its node, or `~node` for a chunk that starts with this node. */
export interface TreeRows {
  readonly ids: readonly number[];
  /** From 1. */
  readonly levels: readonly number[];
  /** The place in the container around: the index in an array; of a chunk that of its first item. */
  readonly places: readonly number[];
  /** Rows directly inside the same parent row, and this row's place among them from 1. */
  readonly sizes: readonly number[];
  readonly positions: readonly number[];
}

export const isChunk = (id: number): boolean => id < 0;

/** The containers around the nodes, which are in the order of the text. */
function around(index: TreeIndex, nodes: readonly number[]): Set<number> {
  const containers = new Set<number>();
  const path: number[] = [];
  let at = 0;
  for (const node of nodes) {
    for (; at <= node; at++) path[index.depth(at)] = at;
    for (let depth = index.depth(node) - 1; depth >= 0 && !containers.has(path[depth] as number); depth--) {
      containers.add(path[depth] as number);
    }
  }
  return containers;
}

class Flattener {
  readonly ids: number[] = [];
  readonly levels: number[] = [];
  readonly places: number[] = [];
  readonly sizes: number[] = [];
  readonly positions: number[] = [];
  private readonly found: ReadonlySet<number> | undefined;
  private readonly around: ReadonlySet<number>;

  constructor(
    private readonly index: TreeIndex,
    private readonly opened: Opened,
  ) {
    this.found = opened.found && new Set(opened.found);
    this.around = around(index, opened.found ?? []);
  }

  isOpen(id: number): boolean {
    const byHand = this.opened.toggled.has(id);
    if (isChunk(id)) return byHand;
    if (!this.index.isContainer(id) || this.index.count(id) === 0) return false;
    return byHand !== (this.found ? this.around.has(id) : this.index.depth(id) < this.opened.level);
  }

  roots(): void {
    const nodes: number[] = [];
    for (let node = 0; node < this.index.length; node += 1 + this.index.size(node)) nodes.push(node);
    this.addAll(nodes, 1);
  }

  private addAll(nodes: readonly number[], level: number, first = 0): void {
    const { found } = this;
    const isShown = (node: number): boolean => !found || found.has(node) || this.around.has(node);
    const shown = nodes.flatMap((node, place) => (isShown(node) ? [place] : []));
    // What is opened by hand inside a match holds no match itself and is shown whole.
    const places = shown.length > 0 ? shown : [...nodes.keys()];
    for (const [position, place] of places.entries()) {
      const node = nodes[place] as number;
      this.add(node, level, first + place, places.length, position + 1);
      if (this.isOpen(node)) this.inside(node, level + 1);
    }
  }

  private inside(node: number, level: number): void {
    const children = this.index.children(node);
    if (children.length <= chunkAbove || this.around.has(node)) return this.addAll(children, level);
    const chunks = Math.ceil(children.length / chunkSize);
    for (let chunk = 0; chunk < chunks; chunk++) {
      const first = chunk * chunkSize;
      const id = ~(children[first] as number);
      this.add(id, level, first, chunks, chunk + 1);
      if (this.isOpen(id)) this.addAll(children.slice(first, first + chunkSize), level + 1, first);
    }
    return undefined;
  }

  private add(id: number, level: number, place: number, size: number, position: number): void {
    this.ids.push(id);
    this.levels.push(level);
    this.places.push(place);
    this.sizes.push(size);
    this.positions.push(position);
  }
}

/** The rows of a tree and which of them are open. */
export function flatten(index: TreeIndex, opened: Opened): TreeRows & { readonly isOpen: (id: number) => boolean } {
  const rows = new Flattener(index, opened);
  if (opened.found?.length !== 0) rows.roots();
  const { ids, levels, places, sizes, positions } = rows;
  return { ids, levels, places, sizes, positions, isOpen: (id) => rows.isOpen(id) };
}

/** How many items a chunk holds; `place` is that of its first one. */
export function chunkEnd(count: number, place: number): number {
  return Math.min(place + chunkSize, count) - 1;
}
