import { check, type Draft, type Fields, type Input } from './field.ts';

/** What a running operation may use: the caller's wish to stop, and a way to tell how far it is. */
export interface Context {
  readonly signal: AbortSignal;
  /** `done` of `total`, in any unit that both share; `total` 0 when it is unknown. */
  readonly progress: (done: number, total: number) => void;
}

export type Details = Readonly<Record<string, unknown>>;

/** A mistake in the input that the user can mend: a stable code and the facts for its sentence. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
  constructor(
    readonly code: string,
    readonly details: Details = {},
  ) {
    super(code);
  }
}

export interface Operation<F extends Fields = Fields, R = unknown> {
  /** `<tool folder>/<operation-in-kebab-case>`; never changes. */
  readonly id: string;
  readonly input: F;
  /** `worker`: never on the page's own thread, whatever the size of the input. */
  readonly thread: 'any' | 'worker';
  /** How much work an input is that costs more than its size tells, in characters of a plain text. */
  readonly weight: ((input: Input<F>) => number) | undefined;
  readonly run: (input: Input<F>, context: Context) => R | Promise<R>;
}

export interface OperationBody<F extends Fields, R> {
  readonly input: F;
  readonly thread?: 'worker';
  readonly weight?: (input: Input<F>) => number;
  readonly run: (input: Input<F>, context: Context) => R | Promise<R>;
}

/** Describes what a tool computes: a pure function with a described input. */
/* @__NO_SIDE_EFFECTS__ */
export function operation<F extends Fields, R>(id: `${string}/${string}`, body: OperationBody<F, R>): Operation<F, R> {
  return { id, input: body.input, thread: body.thread ?? 'any', weight: body.weight, run: body.run };
}

export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly details: Details;
}

export type Result<R> = { readonly ok: true; readonly value: R } | { readonly ok: false; readonly error: Failure };

export interface ExecuteContext extends Partial<Context> {
  /** The sentence for an error; without it the message is the code. */
  readonly describe?: (code: string, details: Details) => string;
}

/**
 * Validates, fills in defaults, runs. The one path for page, worker, command line and tests.
 * A `ToolError` becomes a value; a cancelled run is the code `cancelled`; anything else thrown is a bug and is rethrown.
 */
export async function execute<F extends Fields, R>(
  target: Operation<F, R>,
  draft: Draft<F>,
  context: ExecuteContext = {},
): Promise<Result<R>> {
  const { describe = (code: string) => code } = context;
  const fail = (code: string, details: Details): Result<R> => ({
    ok: false,
    error: { code, message: describe(code, details), details },
  });
  const checked = check(target.input, draft);
  if (!checked.ok) return fail('invalid-input', { ...checked.fault });
  const signal = context.signal ?? new AbortController().signal;
  try {
    const value = await target.run(checked.value, { signal, progress: context.progress ?? (() => undefined) });
    return { ok: true, value };
  } catch (error) {
    if (error instanceof ToolError) return fail(error.code, error.details);
    if (signal.aborted) return fail('cancelled', {});
    throw error;
  }
}

/** Is this export of an engine an operation? */
export function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'id' in value && 'input' in value && 'run' in value;
}
