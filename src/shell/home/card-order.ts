import bestKnown from 'virtual:tools/best-known';
import type { ToolRow } from '#core/tool.ts';

const places = new Map(bestKnown.map((id, place) => [id, place]));

/** Sorts the best known tools first. */
export const byUse = (a: ToolRow, b: ToolRow): number => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0);

/** Two rows on a laptop, so that the list of all tools begins in the first screen; there, "New" marks the others. */
const mostNewest = 6;

/** The newest tools for their section: the latest first, and the best known first among those of the same day. */
export function newestOf(tools: readonly ToolRow[]): ToolRow[] {
  return tools
    .toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? '') || byUse(a, b))
    .slice(0, mostNewest);
}
