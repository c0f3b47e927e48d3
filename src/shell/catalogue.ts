import rows from 'virtual:tools/rows';
import { categories, type Category, type ToolRow } from '#core/tool.ts';

interface Group {
  readonly category: Category;
  readonly tools: readonly ToolRow[];
}

interface Catalogue {
  /** Every tool that the host shows, in the order of the menu. */
  readonly tools: readonly ToolRow[];
  /** The categories that have tools, with them. */
  readonly groups: readonly Group[];
  readonly byId: ReadonlyMap<string, ToolRow>;
}

function catalogueOf(tools: readonly ToolRow[]): Catalogue {
  const groups = categories
    .map((category) => ({ category, tools: tools.filter((row) => row.category === category) }))
    .filter((group) => group.tools.length > 0);
  return { tools, groups, byId: new Map(tools.map((row) => [row.id, row])) };
}

/** The content of the site, settled before anything is rendered. */
export const catalogue: Catalogue = catalogueOf(rows);

/** Leaves out what the host hides, as if it did not exist; called before anything is rendered. */
export function keepTools(isKept: (tool: ToolRow) => boolean): void {
  Object.assign(catalogue, catalogueOf(catalogue.tools.filter(isKept)));
}

const redirects = new Map(rows.flatMap(({ id, redirectFrom = [] }) => redirectFrom.map((path) => [path, `/${id}`])));

export function toolOf(id: string): ToolRow | undefined {
  return catalogue.byId.get(id);
}

/** The tool a path belongs to: `/hash-text`. */
export function toolAt(path: string): ToolRow | undefined {
  return toolOf(path.slice(1));
}

/** The new target of an old path, or undefined. */
export function redirectOf(path: string): string | undefined {
  return redirects.get(path);
}

/** The tool that an id or a path means, or meant before the tool was renamed. */
export function toolMeant(entry: string): ToolRow | undefined {
  return toolOf(entry) ?? toolAt(redirectOf(entry) ?? redirectOf(`/${entry}`) ?? entry);
}
