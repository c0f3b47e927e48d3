import bestKnown from 'virtual:tools/best-known';
import type { ToolRow } from '#core/tool.ts';

const places = new Map(bestKnown.map((id, place) => [id, place]));

/** Sorts the best known tools first. */
export const byUse = (a: ToolRow, b: ToolRow): number => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0);

/** Two rows on a laptop, with the first of all tools below them: "New" marks the others there. */
const mostNewest = 6;

/** The tools for the section of the newest ones: the latest first, of one day the best known first. */
export function newestOf(tools: readonly ToolRow[]): ToolRow[] {
  return tools
    .toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? '') || byUse(a, b))
    .slice(0, mostNewest);
}
