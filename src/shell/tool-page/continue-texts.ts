import { escapeKey } from '#core/pointer.ts';
import { toJson } from '#run/value-json.ts';
import type { LastRun } from '#ui/hooks/last-runs.ts';
import { shownNear, workedAt } from './shown-near.ts';
import { isRecord, textIn } from './text-member.ts';

/** The maximum number of facts to choose from. */
const mostFacts = 200;

/** A text to continue with; `pick` is the member that it is, if it is not the result itself. */
export interface TextResult {
  readonly text: string;
  readonly pick: string | undefined;
}

/** Every text and number in a result, with the JSON Pointer to it. */
function factsOf(value: unknown, pick = ''): readonly TextResult[] {
  if (typeof value === 'string' || typeof value === 'number')
    return value === '' ? [] : [{ text: String(value), pick }];
  if (!isRecord(value)) return [];
  return Object.entries(value)
    .slice(0, mostFacts)
    .flatMap(([key, part]) => factsOf(part, `${pick}/${escapeKey(key)}`))
    .slice(0, mostFacts);
}

/** What a run offers: the fact at the focus, else its text, is first; then all of it, and every fact. */
export async function textsOf(run: LastRun): Promise<readonly TextResult[]> {
  const { value } = run;
  if (typeof value === 'string') return [{ text: value, pick: undefined }];
  const facts = factsOf(value);
  const text = textIn(run);
  // A host with no port is its name, too.
  const distinct = [...new Map(facts.toReversed().map((fact) => [fact.text, fact])).values()];
  const focused = shownNear(workedAt(), distinct, [({ text }) => text]);
  const first = focused ?? facts.find(({ pick }) => pick === `/${text}`);
  const whole = { text: await toJson(value), pick: undefined };
  return [...(first ? [first] : []), whole, ...facts.filter((fact) => fact !== first)];
}
