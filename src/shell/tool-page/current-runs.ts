import type { Field } from '#core/field.ts';
import { draftOf, type DraftEntry } from '#ui/hooks/draft-memory.ts';
import type { LastRun } from '#ui/hooks/last-runs.ts';

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return /\S/.test(value);
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
}

/** Whether a field contains something to work on, not how. */
const isContent = ({ kind, fallback }: Field, value: unknown): boolean =>
  kind !== 'choice' && kind !== 'flag' && isFilled(value) && JSON.stringify(value) !== JSON.stringify(fallback);

/** Whether the source of a run was emptied since, and nothing else on the page may be what it came from. */
function isGone({ operation, draft }: LastRun, { fields, initial, values }: DraftEntry): boolean {
  const { input, source = '' } = operation;
  // Where a page begins without a text, none may have a meaning, such as the current time.
  const isEmptied = isFilled(initial[source]) && !isFilled(values[source]);
  if (!isEmptied || !isFilled(draft[source])) return false;
  const others = Object.entries(fields).filter(([name]) => !Object.hasOwn(input, name));
  return !others.some(([name, about]) => isContent(about, values[name]));
}

/** The runs of a tool's page without those of a text, a list or a file that the page no longer contains. */
export function currentRuns(tool: string, runs: readonly LastRun[] = []): readonly LastRun[] {
  const entry = draftOf(tool);
  return entry ? runs.filter((run) => !isGone(run, entry)) : runs;
}

/** A shorter value of a secret field is a choice, such as a country, which other fields have as well. */
const shortestSecret = 4;

/**
 * A run with the kinds of fields that the page gives to its values: a text that stands in a secret field of the page is
 * secret, whatever its operation says of it.
 */
export function withSecrets(tool: string, run: LastRun): LastRun {
  const { fields = {}, values = {} }: Partial<DraftEntry> = draftOf(tool) ?? {};
  const secrets = new Set(Object.keys(fields).flatMap((name) => (fields[name]?.kind === 'secret' ? values[name] : [])));
  const input = Object.entries(run.operation.input).map(([name, about]): [string, Field] => {
    const value = run.draft[name];
    const isSecret = typeof value === 'string' && value.length >= shortestSecret && secrets.has(value);
    return [name, isSecret ? { ...about, kind: 'secret' } : about];
  });
  return { ...run, operation: { ...run.operation, input: Object.fromEntries(input) } };
}
