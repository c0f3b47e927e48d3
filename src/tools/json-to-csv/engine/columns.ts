import { isList, isTable, type Value } from '#lib/documents/value.ts';

/** A step on the way to cells; the way, not the label, tells columns apart. */
class Node {
  /** The number of the column that ends here. */
  column: number | undefined;
  private readonly children = new Map<string, Node>();

  constructor(readonly path: readonly string[]) {}

  child(key: string): Node {
    let child = this.children.get(key);
    if (!child) this.children.set(key, (child = new Node([...this.path, key])));
    return child;
  }
}

/** The cells of a row by the number of their column; those that the row does not have are missing. */
export type Cells = (Value | undefined)[];

export interface Flattening {
  readonly flatten: boolean;
  readonly arrays: 'json' | 'join' | 'columns';
}

/** Finds the columns of rows, in the order in which their paths appear first. */
export class ColumnFinder {
  private readonly root = new Node([]);
  private readonly paths: (readonly string[])[] = [];

  constructor(private readonly options: Flattening) {}

  cellsOf(row: Value): Cells {
    const cells: Cells = [];
    if (isTable(row)) for (const [key, member] of row) this.spread(member, this.root.child(key), cells);
    else this.spread(row, this.root.child('value'), cells);
    return cells;
  }

  private spread(value: Value, node: Node, cells: Cells): void {
    if (this.options.flatten && isTable(value) && value.size > 0) {
      for (const [key, member] of value) this.spread(member, node.child(key), cells);
    } else if (this.options.arrays === 'columns' && isList(value) && value.length > 0) {
      for (const [index, item] of value.entries()) this.spread(item, node.child(String(index)), cells);
    } else {
      node.column ??= this.paths.push(node.path) - 1;
      cells[node.column] = value;
    }
  }

  /** `a.b`; a label that is there already gets ` (2)`, ` (3)` and so on. */
  labels(): string[] {
    const taken = new Map<string, number>();
    return this.paths.map((path) => {
      const label = path.join('.');
      let count = (taken.get(label) ?? 0) + 1;
      let unique = count === 1 ? label : `${label} (${count})`;
      while (count > 1 && taken.has(unique)) unique = `${label} (${++count})`;
      taken.set(label, count);
      if (unique !== label) taken.set(unique, 1);
      return unique;
    });
  }
}
