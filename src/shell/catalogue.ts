import rows from 'virtual:tools/rows';
import { categories, type Category, type ToolRow } from '#core/tool.ts';

/** Every tool that the host shows, in the order of the menu. */
export let tools: readonly ToolRow[] = rows;

const byId = new Map(rows.map((row) => [row.id, row]));
const redirects = new Map(rows.flatMap(({ id, redirectFrom = [] }) => redirectFrom.map((path) => [path, `/${id}`])));

export function toolOf(id: string): ToolRow | undefined {
  return byId.get(id);
}

/** The tool a path belongs to: `/hash-text`. */
export function toolAt(path: string): ToolRow | undefined {
  return byId.get(path.slice(1));
}

/** Where an old path leads now, or undefined. */
export function redirectOf(path: string): string | undefined {
  return redirects.get(path);
}

const grouped = (): readonly { readonly category: Category; readonly tools: readonly ToolRow[] }[] =>
  categories
    .map((category) => ({ category, tools: tools.filter((row) => row.category === category) }))
    .filter((group) => group.tools.length > 0);

/** The categories that have tools, with them. */
export let groups = grouped();

/** Leaves out what the host hides, as if it did not exist; called before anything is rendered. */
export function keepTools(isKept: (tool: ToolRow) => boolean): void {
  for (const tool of tools) if (!isKept(tool)) byId.delete(tool.id);
  tools = tools.filter(isKept);
  groups = grouped();
}
