import { check, type Field, type Fields } from '#core/field.ts';
import { ToolError, type Details, type Failure, type Operation, type Result } from '#core/operation.ts';
import { pointed } from '#core/pointer.ts';
import { findOperation } from '../find-operation.ts';
import { invalidPipe, type Pipe } from './format.ts';
import { jsonOf } from './json-text.ts';
import { aboutMissing } from './pick.ts';

/** A step with its operation. */
export interface ReadyStep {
  /** Number of the step, from 1, counting all steps. */
  readonly step: number;
  readonly operation: Operation;
  readonly input: Details;
  readonly pick: string | undefined;
}

/** Finds the operation of a step. Error: `unknown-operation` { step, name, nearest }. */
export async function operationOf(op: string, step: number): Promise<Operation> {
  try {
    return await findOperation(op);
  } catch (error) {
    if (error instanceof ToolError) throw new ToolError(error.code, { step, ...error.details });
    throw error;
  }
}

/**
 * The steps that run, with their operations. Errors: `unknown-operation` { step, name, nearest }, `no-source-field`
 * { step, op } for one that takes no value and is not the first, `invalid-pipe` for one that has its source already.
 */
export async function readySteps({ steps }: Pick<Pipe, 'steps'>): Promise<readonly ReadyStep[]> {
  const ready: ReadyStep[] = [];
  for (const [index, { op, input, pick, disabled }] of steps.entries()) {
    const step = index + 1;
    const operation = await operationOf(op, step);
    const { source } = operation;
    if (source !== undefined && Object.hasOwn(input, source))
      throw invalidPipe(step, { problem: 'has-source', field: source });
    if (disabled) continue;
    if (source === undefined && ready.length > 0) throw new ToolError('no-source-field', { step, op });
    ready.push({ step, operation, input, pick });
  }
  return ready;
}

/**
 * Refuses an option that its operation does not have, and a value that it cannot read, before the first item: no treatment
 * of items that fail may hide it. Where nothing is asked for later, `isComplete`, a missing option is refused as well. Error:
 * `step-failed` { step, item, error }, the operation's own `invalid-input`.
 */
export function refuseOptions(steps: readonly ReadyStep[], isComplete: boolean): void {
  for (const { step, operation, input } of steps) {
    const entries = Object.entries(operation.input).map(
      ([name, about]) => [name, { ...about, needed: about.needed && isComplete && name !== operation.source }] as const,
    );
    const checked = check(Object.fromEntries(entries) as unknown as Fields, input);
    if (checked.ok) continue;
    const error: Failure = { code: 'invalid-input', message: 'invalid-input', details: { ...checked.fault } };
    throw new ToolError('step-failed', { step, ...(isComplete && { item: 1 }), error });
  }
}

/** The path of a secret that is given, if there is one. */
export function secretIn({ kind, item, members = {}, alternatives = [] }: Field, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (kind === 'secret') return '';
  const parts: [string, Field, unknown][] = [
    ...Object.entries(members).map(([name, about]): [string, Field, unknown] => [
      name,
      about,
      (value as Details)[name],
    ]),
    ...(item && Array.isArray(value)
      ? value.map((part, at): [string, Field, unknown] => [String(at), item, part])
      : []),
    ...alternatives.map((about): [string, Field, unknown] => ['', about, value]),
  ];
  for (const [name, about, part] of parts) {
    const inside = secretIn(about, part);
    if (inside !== undefined) return [name, inside].filter(Boolean).join('.');
  }
  return undefined;
}

/** Refuses a pipe that is kept or passed on with a secret in it: `secret-in-pipe` { step, field }. */
export async function refuseSecrets({ steps }: Pick<Pipe, 'steps'>): Promise<void> {
  for (const [index, { op, input }] of steps.entries()) {
    const { input: fields } = await operationOf(op, index + 1);
    for (const [name, about] of Object.entries(fields)) {
      const inside = secretIn(about, input[name]);
      if (inside === undefined) continue;
      throw new ToolError('secret-in-pipe', { step: index + 1, field: [name, inside].filter(Boolean).join('.') });
    }
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** What JSON cannot write, such as undefined, a BigInt or a value that contains itself, is an error of who gave it. */
async function asJson(value: unknown): Promise<string> {
  try {
    const json: string | undefined = value === undefined ? undefined : await jsonOf(value);
    if (json !== undefined) return json;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new ToolError('invalid-input', { field: 'value', problem: 'wrong-type', expected: 'JSON' });
}

/**
 * The value as text: a string as it is, bytes as UTF-8, anything else as JSON. Undefined for bytes that are not UTF-8.
 * Error: `invalid-input` for what JSON cannot write.
 */
export async function textOf(value: unknown): Promise<string | undefined> {
  if (typeof value === 'string') return value;
  if (!(value instanceof Uint8Array || value instanceof Blob)) return asJson(value);
  try {
    return utf8.decode(value instanceof Blob ? await value.arrayBuffer() : value);
  } catch {
    return undefined;
  }
}

/** The value as a source field takes it; undefined for bytes that are not text where one is needed. */
async function asSource(about: Field, value: unknown): Promise<string | Blob | undefined> {
  if (about.kind !== 'blob') return textOf(value);
  if (value instanceof Blob) return value;
  return new Blob([value instanceof Uint8Array ? (value as Uint8Array<ArrayBuffer>) : ((await textOf(value)) ?? '')]);
}

/** Runs one operation: here, in a thread, or in a worker. */
export type RunStep = (operation: Operation, draft: Details) => Promise<Result<unknown>>;

/** The result, or the step that failed and whether the error belongs to its operation. */
export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly step: number; readonly error: Failure; readonly isOwn: boolean };

/** An error that belongs to no operation: `pick-missing`, `not-text`, `invalid-json`. */
export function faultAt(step: number, code: string, details: Details = {}): Outcome & { readonly ok: false } {
  return { ok: false, step, error: { code, message: code, details: { step, ...details } }, isOwn: false };
}

/** Runs one step on a value. */
export async function runStep(
  { step, operation, input, pick }: ReadyStep,
  value: unknown,
  run: RunStep,
): Promise<Outcome> {
  const name = operation.source;
  const about = name === undefined ? undefined : operation.input[name];
  // Waiting for what is there already would double the time of a hundred thousand lines.
  const isReady = typeof value === 'string' && about?.kind !== 'blob';
  const source = about && (isReady ? value : await asSource(about, value));
  if (about && source === undefined) return faultAt(step, 'not-text');
  const result = await run(operation, name === undefined ? input : { ...input, [name]: source });
  if (!result.ok) return { ok: false, step, error: result.error, isOwn: true };
  if (pick === undefined) return result;
  const picked = pointed(result.value, pick);
  if (picked === undefined) return faultAt(step, 'pick-missing', aboutMissing(result.value, pick));
  return { ok: true, value: picked };
}

/** Runs the steps on one value, each on what the one before gave. */
export async function runSteps(steps: readonly ReadyStep[], value: unknown, run: RunStep): Promise<Outcome> {
  let outcome: Outcome = { ok: true, value };
  for (const step of steps) {
    outcome = await runStep(step, outcome.value, run);
    if (!outcome.ok) return outcome;
  }
  return outcome;
}

/** A text as one line: with a line break in it, as JSON. */
export const inOneLine = (text: string): string => (/\n|\r$/.test(text) ? JSON.stringify(text) : text);

/** A value as one line; what is not text, as JSON. `last` is the step that gave it; without one the line is as it was. */
export async function asLine(value: unknown, last: number | undefined): Promise<Outcome> {
  if (last === undefined) return { ok: true, value };
  const text = await textOf(value);
  return text === undefined ? faultAt(last, 'not-text') : { ok: true, value: inOneLine(text) };
}

/** The kind of the field that takes the input of a pipe: of its first step that runs. */
export async function inputKind({ steps }: Pick<Pipe, 'steps'>): Promise<Field['kind'] | undefined> {
  const index = steps.findIndex(({ disabled }) => !disabled);
  const first = steps[index];
  if (!first) return undefined;
  const { source, input } = await operationOf(first.op, index + 1);
  return source === undefined ? undefined : input[source]?.kind;
}

/** The pipe without its secrets, as it may be stored and shared. */
export async function withoutSecrets(pipe: Pipe): Promise<Pipe> {
  const steps = pipe.steps.map(async (step, index) => {
    const { input: fields } = await operationOf(step.op, index + 1);
    const entries = Object.entries(step.input).filter(([name, value]) => {
      const about = fields[name];
      return !about || secretIn(about, value) === undefined;
    });
    return { ...step, input: Object.fromEntries(entries) };
  });
  return { ...pipe, steps: await Promise.all(steps) };
}
