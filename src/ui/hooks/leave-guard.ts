const questions = new Set<string>();

/** Whether the page may be left. Asks when a view contains something unsaved. */
export function mayLeave(): boolean {
  for (const question of questions) if (!confirm(question)) return false;
  return true;
}

/** Asks this before the page is left, until the answer is called. */
export function guardLeaving(question: string): () => void {
  questions.add(question);
  return () => questions.delete(question);
}
