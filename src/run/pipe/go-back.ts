import { check, type Draft, type Fields } from '#core/field.ts';
import type { Details, Operation } from '#core/operation.ts';
import { findOperation } from '../find-operation.ts';
import { faultAt, runStep, textOf, type Outcome, type ReadyStep, type RunStep } from './steps.ts';

/** The step that undoes another one; undefined where there is none. */
async function undoing({ step, operation, input, pick }: ReadyStep): Promise<ReadyStep | undefined> {
  const { inverse, source } = operation as Operation<Fields>;
  if (!inverse || source === undefined || (pick !== undefined && pick !== '')) return undefined;
  const checked = check(operation.input, { ...input, [source]: placeholder(operation, source) });
  const given: Details | undefined = checked.ok ? inverse.input(checked.value as never) : undefined;
  if (!given) return undefined;
  return { step, operation: await findOperation(inverse.op), input: given as Draft<Fields>, pick: inverse.pick };
}

/** A source is needed for the check, and none of the inverses looks at it. */
const placeholder = ({ input }: Operation, source: string): unknown =>
  input[source]?.kind === 'blob' ? new Blob() : '';

/** The first step, from the end, that nothing undoes; undefined when all can be gone back. */
export async function noWayBack(steps: readonly ReadyStep[]): Promise<ReadyStep | undefined> {
  for (const step of steps.toReversed()) if (!(await undoing(step))) return step;
  return undefined;
}

/** The text with which, as the input, the last of these steps would give the value. Error: `not-text` for bytes. */
export async function goBack(steps: readonly ReadyStep[], value: unknown, run: RunStep): Promise<Outcome> {
  let outcome: Outcome = { ok: true, value };
  for (const step of steps.toReversed()) {
    const back = await undoing(step);
    if (!back) throw new Error(`nothing undoes ${step.operation.id}`);
    outcome = await runStep(back, outcome.value, run);
    if (!outcome.ok) return outcome;
  }
  const text = await textOf(outcome.value);
  return text === undefined ? faultAt(steps[0]?.step ?? 1, 'not-text') : { ok: true, value: text };
}
