/** Asked before the page is left. */
export const questions = new Set<string>();

/** What hears of Back and Forward before the page follows them. */
export const beforePop = new Set<(event: PopStateEvent) => void>();

/** Whether the page may be left. Asks when a view contains something unsaved. */
export function mayLeave(): boolean {
  for (const question of questions) if (!confirm(question)) return false;
  return true;
}
