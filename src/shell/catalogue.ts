import rows from 'virtual:tools/rows';
import { categories, type Category, type ToolRow } from '#core/tool.ts';

/** Every tool, in the order of the menu. */
export const tools: readonly ToolRow[] = rows;

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

/** The categories that have tools, with them. */
export const groups: readonly { readonly category: Category; readonly tools: readonly ToolRow[] }[] = categories
  .map((category) => ({ category, tools: rows.filter((row) => row.category === category) }))
  .filter((group) => group.tools.length > 0);
