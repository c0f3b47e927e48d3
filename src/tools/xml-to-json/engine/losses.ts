import type { ConvertInput } from './fields.ts';
import { Layout } from './layout.ts';
import { isElement, type Element, type Leaf, type Tree } from './tree.ts';

export type LossCode =
  | 'comment'
  | 'processing-instruction'
  | 'doctype'
  | 'declaration'
  | 'cdata-as-text'
  | 'mixed-order'
  | 'sibling-order'
  | 'entity-kept'
  | 'trimmed-text';

export interface Loss {
  readonly code: LossCode;
  /** An XPath: `/r/b[2]/@k`. */
  readonly path: string;
  readonly line: number;
}

/** More are counted only. */
const listed = 1000;

interface Found {
  readonly code: LossCode;
  readonly start: number;
  readonly element: Element;
  /** What stands behind the path of the element. */
  readonly step: string;
}

/** XPaths of elements, with an index where siblings share the name. */
class Paths {
  private readonly steps = new Map<Element, ReadonlyMap<Element, string>>();

  of(element: Element): string {
    let path = '';
    for (let at = element; at.parent; at = at.parent) path = `/${this.stepOf(at, at.parent)}${path}`;
    return path;
  }

  private stepOf(element: Element, parent: Element): string {
    let steps = this.steps.get(parent);
    if (!steps) this.steps.set(parent, (steps = stepsIn(parent)));
    return steps.get(element) ?? element.name;
  }
}

function stepsIn(parent: Element): Map<Element, string> {
  const counts = new Map<string, number>();
  const elements = parent.children.filter(isElement);
  for (const { name } of elements) counts.set(name, (counts.get(name) ?? 0) + 1);
  const seen = new Map<string, number>();
  return new Map(
    elements.map((element) => {
      const { name } = element;
      const index = (seen.get(name) ?? 0) + 1;
      seen.set(name, index);
      return [element, counts.get(name) === 1 ? name : `${name}[${index}]`];
    }),
  );
}

const dropped: Readonly<Partial<Record<Leaf['kind'], readonly [LossCode, string]>>> = {
  comment: ['comment', '/comment()'],
  instruction: ['processing-instruction', '/processing-instruction()'],
  doctype: ['doctype', ''],
  declaration: ['declaration', ''],
};

/** Finds what a convention cannot keep. */
class LossFinder {
  readonly found: Found[] = [];
  private readonly layout: Layout;
  /** Does the convention keep texts only, in no order? */
  private readonly isTextOnly: boolean;

  constructor(private readonly options: ConvertInput) {
    this.layout = new Layout(options);
    this.isTextOnly = options.convention === 'prefix' || options.convention === 'badgerfish';
  }

  private note(code: LossCode, start: number, element: Element, step = ''): void {
    this.found.push({ code, start, element, step });
  }

  search({ document, entities }: Tree): void {
    const pending = [document];
    for (let element = pending.pop(); element; element = pending.pop()) {
      this.inside(element);
      for (const child of element.children) if (isElement(child)) pending.push(child);
    }
    for (const { attribute, element, start } of entities) {
      this.note('entity-kept', start, element, attribute === undefined ? '' : `/@${attribute}`);
    }
  }

  private inside(element: Element): void {
    const { elements, runs } = this.layout.contentOf(element);
    for (const node of element.children) if (!isElement(node)) this.leaf(node, element);
    if (this.options.convention === 'nodes') return;
    if (elements.length > 0 && runs.length > 0) this.note('mixed-order', element.start, element);
    this.siblings(elements);
  }

  private leaf(node: Leaf, element: Element): void {
    const { kind, start, text } = node;
    const [code, step = ''] = dropped[kind] ?? [];
    if (code && this.isTextOnly) this.note(code, start, element, step);
    if (kind === 'cdata' && this.isTextOnly) this.note('cdata-as-text', start, element);
    if (kind === 'text' && this.options.trimText && this.isTrimmed(node, text, element)) {
      this.note('trimmed-text', start, element);
    }
  }

  /** Layout that the convention drops anyway is not lost by trimming. */
  private isTrimmed(node: Leaf, text: string, element: Element): boolean {
    if (this.layout.textOf(node) === text) return false;
    if (this.options.convention === 'nodes') return true;
    return untrimmed.contentOf(element).runs.includes(node);
  }

  /** Names that come back after another name. */
  private siblings(elements: readonly Element[]): void {
    const seen = new Set<string>();
    const told = new Set<string>();
    let last: string | undefined;
    for (const element of elements) {
      const { name } = element;
      if (name !== last && seen.has(name) && !told.has(name)) {
        told.add(name);
        this.note('sibling-order', element.start, element);
      }
      seen.add(name);
      last = name;
    }
  }
}

const untrimmed = new Layout({ alwaysArray: [], trimText: false, types: 'text' });

export interface Losses {
  /** In the order of the text, at most 1,000. */
  readonly losses: readonly Loss[];
  readonly lossCount: number;
}

export function findLosses(tree: Tree, text: string, options: ConvertInput): Losses {
  const finder = new LossFinder(options);
  finder.search(tree);
  const sorted = finder.found.toSorted((one, other) => one.start - other.start);
  const paths = new Paths();
  let [line, at] = [1, 0];
  const losses = sorted.slice(0, listed).map(({ code, element, start, step }): Loss => {
    for (let next = text.indexOf('\n', at); next >= 0 && next < start; next = text.indexOf('\n', at)) {
      line++;
      at = next + 1;
    }
    return { code, path: `${paths.of(element)}${step}` || '/', line };
  });
  return { losses, lossCount: sorted.length };
}
