import { check, type Checked, type Draft, type Fields, type Input } from './field.ts';

/** The means of a running operation: a signal that tells it to stop, and a callback that reports its progress. */
export interface Context {
  readonly signal: AbortSignal;
  /** `done` of `total`, in any unit that both share; `total` 0 when it is unknown. */
  readonly progress: (done: number, total: number) => void;
}

export type Details = Readonly<Record<string, unknown>>;

/** An error in the input that the user can correct: a stable code and the facts for its sentence. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
  constructor(
    readonly code: string,
    readonly details: Details = {},
  ) {
    super(code);
  }
}

/** The result of an operation: a string, a `Uint8Array`, a `Blob`, or a JSON value. */
export type ResultKind = 'text' | 'bytes' | 'file' | 'json';

/** The operation that undoes another one: what it makes of a result gives the same result again. */
export interface Inverse<F extends Fields = Fields> {
  /** Its id. */
  readonly op: string;
  /**
   * The input without the source field, derived from the input of the operation to undo; undefined when these options
   * lose information.
   */
  readonly input: (input: Input<F>) => Details | undefined;
  /**
   * Where the value contains the source of the other operation, as a JSON Pointer (RFC 6901); the whole value by
   * default.
   */
  readonly pick?: string;
  /** Upper and lower case of ASCII letters are the same to both, as in a domain name (RFC 4343): one of them folds it. */
  readonly ignoresCase?: true;
}

export interface Operation<F extends Fields = Fields, R = unknown> {
  /** `<tool folder>/<operation-in-kebab-case>`; never changes. */
  readonly id: string;
  readonly input: F;
  readonly result: ResultKind;
  /** The field that receives a value from a file, the standard input or the previous operation. */
  readonly source: (keyof F & string) | undefined;
  readonly inverse: Inverse<F> | undefined;
  /** `worker`: never on the page's own thread, whatever the size of the input. */
  readonly thread: 'any' | 'worker';
  /** The cost of an input that is more expensive than its size suggests, in characters of plain text. */
  readonly weight: ((input: Input<F>) => number) | undefined;
  /** After how many milliseconds it is stopped; never on the page's own thread, where nothing can stop it. */
  readonly timeLimit: ((input: Input<F>) => number) | undefined;
  /** Whether the result is random: the same input does not produce it again. */
  readonly random: boolean | ((input: Input<F>) => boolean);
  readonly run: (input: Input<F>, context: Context) => R | Promise<R>;
}

export interface OperationBody<F extends Fields, R> {
  readonly input: F;
  /** The source field if several texts or files are required; the first of them by default. */
  readonly source?: keyof F & string;
  readonly inverse?: Inverse<F>;
  readonly thread?: 'worker';
  readonly weight?: (input: Input<F>) => number;
  readonly timeLimit?: (input: Input<F>) => number;
  readonly random?: boolean | ((input: Input<F>) => boolean);
  readonly run: (input: Input<F>, context: Context) => R | Promise<R>;
}

/** The type checker asks for the kind of the result, unless it is JSON. While it infers `R`, that is unknown to it. */
type Told<R> = [unknown, R] extends [R, unknown] | [unknown, never]
  ? { readonly result?: ResultKind }
  : [R] extends [string]
    ? { readonly result: 'text' }
    : [R] extends [Uint8Array]
      ? { readonly result: 'bytes' }
      : [R] extends [Blob]
        ? { readonly result: 'file' }
        : { readonly result?: 'json' };

const sourceKinds: ReadonlySet<string> = new Set(['text', 'secret', 'blob']);

/** The first text, secret or file that is required. */
const firstSource = <F extends Fields>(input: F): (keyof F & string) | undefined =>
  Object.keys(input).find((name) => input[name]?.needed === true && sourceKinds.has(input[name].kind));

/**
 * Describes what a tool computes: a pure function with a described input.
 *
 * @example
 * ```ts
 * export const reverse = operation('my-tool/reverse', {
 *   input: { text: text() },
 *   result: 'text',
 *   run: ({ text }) => [...text].toReversed().join(''),
 * });
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function operation<F extends Fields, R>(
  id: `${string}/${string}`,
  body: OperationBody<F, R> & Told<R>,
): Operation<F, R> {
  const { input, source = firstSource(input), result = 'json', inverse } = body;
  const { thread = 'any', weight, timeLimit, random = false, run } = body;
  return { id, input, source, result, inverse, thread, weight, timeLimit, random, run };
}

/** Whether the operation draws its result at random for a checked input. */
export function isRandom<F extends Fields>(
  { random }: Pick<Operation<F>, 'random'>,
  checked: Checked<Input<F>>,
): boolean {
  return typeof random === 'boolean' ? random : checked.ok && random(checked.value);
}

export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly details: Details;
}

export type Result<R> = { readonly ok: true; readonly value: R } | { readonly ok: false; readonly error: Failure };

/** A failure without its sentence. */
export function failed(code: string, details: Details = {}): Result<never> {
  return { ok: false, error: { code, message: code, details } };
}

/** One for all runs that nobody stops: a hundred thousand of its own cost a pipe over lines a tenth of its time. */
const neverAborted = new AbortController().signal;

/** Whether a file could not be read: it was changed, moved or locked after it was chosen, or is a folder. */
export const isUnreadable = (error: unknown): error is DOMException =>
  error instanceof DOMException && /^Not(?:Readable|Found)E/.test(error.name);

/** `execute` for an input that was checked already. */
export async function executeChecked<F extends Fields, R>(
  target: Operation<F, R>,
  checked: Checked<Input<F>>,
  { signal = neverAborted, progress = () => undefined }: Partial<Context> = {},
): Promise<Result<R>> {
  if (!checked.ok) return failed('invalid-input', { ...checked.fault });
  try {
    return { ok: true, value: await target.run(checked.value, { signal, progress }) };
  } catch (error) {
    if (error instanceof ToolError) return failed(error.code, error.details);
    if (signal.aborted) return failed('cancelled');
    if (isUnreadable(error)) return failed('unreadable-file', { name: error.name });
    throw error;
  }
}

/**
 * Validates, fills in defaults, runs, here and now. The one path for page, worker, command line and tests.
 * A `ToolError` becomes a value, with its code for a message; a canceled run is the code `cancelled`, a file that cannot
 * be read any more the code `unreadable-file` { name }; anything else thrown is a bug and is rethrown.
 *
 * @example
 * ```ts
 * const result = await execute(reverse, { text: 'abc' });
 * if (result.ok) console.log(result.value); // cba
 * ```
 */
export function execute<F extends Fields, R>(
  target: Operation<F, R>,
  draft: Draft<F>,
  context: Partial<Context> = {},
): Promise<Result<R>> {
  return executeChecked(target, check(target.input, draft), context);
}

/** Is this export of an engine an operation? */
export function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'id' in value && 'input' in value && 'run' in value;
}
