/** What a test tells in its name where nothing else tells it: `… (skipped without docker)`. */
const inName = /\(skipped ((?:where|without) [^)]+)\)/;

/** Why a test of Vitest is skipped: what it noted (`compared-programs.ts`), or what its name says. */
export function reasonOf({ meta, fullName }) {
  if (meta?.skippedWithout) return `without ${meta.skippedWithout}`;
  return inName.exec(fullName)?.[1] ?? 'without a reason';
}

/** Lines for the skipped tests: one for each reason with their number, the most frequent first, and their names below. */
export function skippedLines(tests) {
  const byReason = new Map();
  for (const test of tests) {
    if (test.outcome === 'skipped') byReason.set(test.reason, [...(byReason.get(test.reason) ?? []), test]);
  }
  return [...byReason]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .flatMap(([reason, list]) => [
      `– ${list.length} skipped ${reason}`,
      ...list.map(({ path, title }) => `    ${path}: ${title}`),
    ]);
}
