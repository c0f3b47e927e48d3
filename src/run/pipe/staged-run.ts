import type { Failure } from '#core/operation.ts';
import type { Pipe } from './format.ts';
import { jsonItems, linesOf } from './items.ts';
import { joinElements, jsonOf } from './json-text.ts';
import { faultAt, inOneLine, runStep, textOf, type Outcome, type ReadyStep, type RunStep } from './steps.ts';

/** The input, split into its items, and the way to join the items again. */
export interface Batch {
  readonly items: readonly Outcome[];
  /** Each item as it was written. */
  readonly sources: readonly string[];
  /** The end of each line. */
  readonly ends: readonly string[];
  readonly form: 'whole' | 'lines' | 'array' | 'documents';
}

/** Longer than this nothing else waits, in milliseconds. */
const longestSlice = 10;

/** Long work in slices, each in a task of its own. */
class Slices {
  #since = performance.now();

  get isOver(): boolean {
    return performance.now() - this.#since >= longestSlice;
  }

  /** Lets others work. */
  async next(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
    this.#since = performance.now();
  }
}

async function lineBatch(input: string): Promise<Batch> {
  const items: Outcome[] = [];
  const sources: string[] = [];
  const ends: string[] = [];
  const slices = new Slices();
  for (const { text, end } of linesOf(input)) {
    items.push({ ok: true, value: text });
    sources.push(text);
    ends.push(end);
    if (slices.isOver) await slices.next();
  }
  return { items, sources, ends, form: 'lines' };
}

/** Nothing has been typed. */
export const emptyBatch: Batch = { items: [{ ok: true, value: '' }], sources: [''], ends: [''], form: 'whole' };

/** Cuts a text into its items; the files of a page are one text each. */
export async function batchOf(items: Pipe['items'], input: string): Promise<Batch> {
  if (items === 'lines') return lineBatch(input);
  if (items !== 'json') return { ...emptyBatch, items: [{ ok: true, value: input }], sources: [input] };
  const { form, items: found } = await jsonItems(input);
  return {
    items: found.map(({ value, fault }) => (fault ? faultAt(1, 'invalid-json', fault) : { ok: true, value })),
    sources: found.map(({ source }) => source),
    ends: found.map(() => '\n'),
    form: form === 'array' ? 'array' : 'documents',
  };
}

/** The items after one step; with `stop` those behind the first fault are missing. */
export interface Stage {
  readonly outcomes: readonly Outcome[];
  /** The first of this step, or of one before. */
  readonly fault:
    | { readonly item: number; readonly step: number; readonly error: Failure; readonly isOwn: boolean }
    | undefined;
  readonly failed: number;
  /** What the operation returned for the first item that it could take, before a member was picked. */
  readonly whole?: unknown;
}

interface StageOptions {
  readonly onError: Pipe['onError'];
  readonly run: RunStep;
  readonly signal: AbortSignal;
  /** The number of finished items, and their results. */
  readonly progress: (done: number, outcomes: readonly Outcome[]) => void;
}

/** Runs one step on all items. Undefined when it was canceled. */
export async function runStage(
  step: ReadyStep,
  before: readonly Outcome[],
  { onError, run, signal, progress }: StageOptions,
): Promise<Stage | undefined> {
  const outcomes: Outcome[] = [];
  const slices = new Slices();
  let whole: unknown;
  const runFirst: RunStep = async (...request) => {
    const result = await run(...request);
    if (result.ok) whole = result.value;
    return result;
  };
  for (const one of before) {
    outcomes.push(one.ok ? await runStep(step, one.value, whole === undefined ? runFirst : run) : one);
    if (signal.aborted) return undefined;
    if (onError === 'stop' && outcomes.at(-1)?.ok === false) break;
    if (!slices.isOver) continue;
    progress(outcomes.length, outcomes);
    await slices.next();
  }
  return { ...stageOf(outcomes), whole };
}

/** Items as a stage. */
export function stageOf(outcomes: readonly Outcome[]): Stage {
  const at = outcomes.findIndex(({ ok }) => !ok);
  const first = outcomes[at];
  const fault =
    first && !first.ok ? { item: at + 1, step: first.step, error: first.error, isOwn: first.isOwn } : undefined;
  return { outcomes, fault, failed: outcomes.filter(({ ok }) => !ok).length };
}

/** An item as it is written among others; undefined for bytes that are not text. */
async function itemText(value: unknown, form: Batch['form']): Promise<string | undefined> {
  if (form !== 'lines') return jsonOf(value, form === 'array' ? 2 : undefined);
  const text = await textOf(value);
  return text === undefined ? undefined : inOneLine(text);
}

/** The value of a stage: the only one as it is, or the text of all items. */
export async function writtenBy(
  { outcomes }: Stage,
  { form, sources, ends }: Batch,
  onError: Pipe['onError'],
): Promise<unknown> {
  const [only] = outcomes;
  if (form === 'whole') return only?.ok ? only.value : undefined;
  const parts: string[] = [];
  const slices = new Slices();
  for (const [index, outcome] of outcomes.entries()) {
    if (slices.isOver) await slices.next();
    if (!outcome.ok && onError !== 'keep') continue;
    let text = sources[index] ?? '';
    // A hundred thousand lines are not waited for one by one.
    if (outcome.ok && form === 'lines' && typeof outcome.value === 'string') text = inOneLine(outcome.value);
    else if (outcome.ok) text = (await itemText(outcome.value, form)) ?? text;
    parts.push(form === 'array' ? text : text + (ends[index] ?? ''));
  }
  return form === 'array' ? joinElements(parts) : parts.join('');
}
