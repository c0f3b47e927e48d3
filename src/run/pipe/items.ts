import type { Details, Failure } from '#core/operation.ts';
import type { Pipe } from './format.ts';
import { elementsOf, JsonText } from './json-text.ts';
import { asLine, runSteps, type Outcome, type ReadyStep, type RunStep } from './steps.ts';

/** Items and steps count from 1; `error` is the operation's own, `pick-missing`, `not-text` or `invalid-json`. */
export interface ItemFault {
  readonly item: number;
  readonly step: number;
  readonly error: Failure;
}

/** The outcome: how many items succeeded and how many failed, with the first 100 faults. */
export interface Report {
  readonly ok: number;
  readonly failed: number;
  readonly faults: readonly ItemFault[];
}

const mostFaults = 100;

/** The value to write for an item; undefined when the item is dropped. */
export interface Written {
  readonly value: unknown;
  /** It failed, and is written as it was. */
  readonly isKept: boolean;
}

function stepFailed(step: number, item: number, error: Failure): Failure {
  return { code: 'step-failed', message: 'step-failed', details: { step, item, error } };
}

/** Runs items one after the other, counts, and treats those that fail as the pipe says. */
export class ItemRunner {
  #ok = 0;
  #failed = 0;
  readonly #faults: ItemFault[] = [];
  /** The error that ended it all. */
  stopped: Failure | undefined;

  constructor(
    private readonly pipe: Pick<Pipe, 'items' | 'onError'>,
    private readonly steps: readonly ReadyStep[],
    private readonly run: RunStep,
    /** Turns the value of a line into what is written as one. */
    private readonly toLine = asLine,
  ) {}

  get report(): Report {
    return { ok: this.#ok, failed: this.#failed, faults: this.#faults };
  }

  /** Returns what to write for the next item. */
  async next(value: unknown): Promise<Written | undefined> {
    const outcome = await runSteps(this.steps, value, this.run);
    const isLine = outcome.ok && this.pipe.items === 'lines';
    return this.#settle(isLine ? await this.toLine(outcome.value, this.steps.at(-1)?.step) : outcome, value);
  }

  /** An item that no step can take, and why. */
  refuse(error: Failure, asItWas: unknown): Written | undefined {
    return this.#settle({ ok: false, step: 1, error, isOwn: false }, asItWas);
  }

  #placed({ details }: Failure, item: number): Details {
    return this.pipe.items === 'whole' ? details : { ...details, item };
  }

  #settle(outcome: Outcome, asItWas: unknown): Written | undefined {
    if (outcome.ok) {
      this.#ok += 1;
      return { value: outcome.value, isKept: false };
    }
    this.#failed += 1;
    const { step, error } = outcome;
    const item = this.#ok + this.#failed;
    if (this.#faults.length < mostFaults) this.#faults.push({ item, step, error });
    if (this.pipe.items === 'whole' || this.pipe.onError === 'stop') {
      this.stopped = outcome.isOwn ? stepFailed(step, item, error) : { ...error, details: this.#placed(error, item) };
      return undefined;
    }
    return this.pipe.onError === 'keep' ? { value: asItWas, isKept: true } : undefined;
  }
}

/** A line and what ends it: LF, CRLF or nothing. */
export interface TextLine {
  readonly text: string;
  readonly end: string;
}

/** The lines of a text. Only LF and CRLF end one; an empty last line is none. */
export function* linesOf(text: string): Generator<TextLine> {
  for (let start = 0; start < text.length;) {
    const at = text.indexOf('\n', start);
    const next = at === -1 ? text.length : at + 1;
    const end = at === -1 ? '' : text[at - 1] === '\r' && at > start ? '\r\n' : '\n';
    yield { text: text.slice(start, next - end.length), end };
    start = next;
  }
}

/** A text that should be JSON: its value, or where and why it is not JSON. */
interface JsonItem {
  readonly source: string;
  readonly value?: unknown;
  readonly fault?: Details;
}

/** The item of a valid JSON text. A string passes through the steps itself, anything else as it is written, so that no number is rounded. */
function itemOf(source: string): JsonItem {
  return { source, value: source.trimStart().startsWith('"') ? JSON.parse(source) : new JsonText(source) };
}

async function parseItem(source: string): Promise<JsonItem> {
  try {
    JSON.parse(source);
    return itemOf(source);
  } catch {
    const { jsonFault } = await import('../json-fault.ts');
    return { source, fault: jsonFault(source) };
  }
}

interface JsonItems {
  readonly form: 'array' | 'lines';
  readonly items: readonly JsonItem[];
}

/** The elements of an array. */
export function itemsOf(values: readonly unknown[]): JsonItems {
  return { form: 'array', items: values.map((value) => ({ source: '', value })) };
}

/** The elements of an array, or the documents of NDJSON; empty lines between these are nothing. */
export async function jsonItems(text: string): Promise<JsonItems> {
  const plain = text.replace(/^\uFEFF/, '');
  const whole = await parseItem(plain.trim());
  if (!whole.fault) {
    if (!whole.source.startsWith('[')) return { form: 'lines', items: [whole] };
    return { form: 'array', items: elementsOf(whole.source).map(itemOf) };
  }
  const items: JsonItem[] = [];
  for (const line of plain.split(/\r?\n/)) if (line.trim() !== '') items.push(await parseItem(line));
  const isBegun = whole.source.startsWith('[') && items[0]?.fault?.['reason'] === 'unexpected-end';
  return { form: 'lines', items: isBegun ? [whole] : items };
}
