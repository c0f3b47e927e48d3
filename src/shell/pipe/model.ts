import type { Details } from '#core/operation.ts';
import { parsePipe, writePipe, type Pipe } from '#run/pipe/format.ts';

/** A step on the page; the same object until something in it changes. */
export interface StepDraft {
  /** Key of the card, not of the operation. */
  readonly key: number;
  readonly op: string;
  readonly input: Details;
  readonly pick: string | undefined;
  readonly disabled: boolean;
}

/** The name under which the boxes in the options of a step tell that they hold something that is not handed over. */
export const boxesOf = (key: number): string => `pipe step ${key}`;

/** These names of all steps, as `useRefused` takes them. */
export const allBoxes = (steps: readonly StepDraft[]): Readonly<Record<string, true>> =>
  Object.fromEntries(steps.map(({ key }) => [boxesOf(key), true] as const));

/** Those of the steps that run. */
export const boxesIn = (steps: readonly StepDraft[]): Readonly<Record<string, true>> =>
  allBoxes(steps.filter(({ disabled }) => !disabled));

/** The state of the page, which undo restores. */
export interface PipeDraft {
  readonly name: string;
  readonly items: Pipe['items'];
  readonly onError: Pipe['onError'];
  readonly steps: readonly StepDraft[];
  readonly input: string;
}

export const emptyDraft: PipeDraft = { name: '', items: 'whole', onError: 'stop', steps: [], input: '' };

let last = 0;

export function stepOf(op: string, more: Partial<Omit<StepDraft, 'key' | 'op'>> = {}): StepDraft {
  last += 1;
  return { key: last, op, input: {}, pick: undefined, disabled: false, ...more };
}

/** The draft of a pipe that was read. */
export function draftOf({ name, items, onError, steps }: Pipe, input: string): PipeDraft {
  const drafts = steps.map(({ op, input: given, pick, disabled }) => stepOf(op, { input: given, pick, disabled }));
  return { name, items, onError, steps: drafts, input };
}

export function pipeOf({ name, items, onError, steps }: PipeDraft): Pipe {
  return {
    version: 1,
    name,
    items,
    onError,
    steps: steps.map(({ op, input, pick, disabled }) => ({ op, input, pick, disabled })),
  };
}

/** `#pipe=…`, with the input only when it is given. */
export function pipeFragment(pipe: Pipe, input?: string): string {
  const parameters = new URLSearchParams({ pipe: JSON.stringify(writePipe(pipe)) });
  if (input !== undefined) parameters.set('input', input);
  return `#${parameters.toString()}`;
}

/** A pipe from outside, with an input if one came with it. */
export interface PipeWithInput {
  readonly pipe: Pipe;
  readonly input?: string | undefined;
}

/** The pipe in a fragment, and the input if it has one; undefined if there is no pipe. Error: `invalid-pipe`. */
export function readPipeFragment(hash: string): PipeWithInput | undefined {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const pipe = parameters.get('pipe');
  return pipe === null ? undefined : { pipe: parsePipe(pipe), input: parameters.get('input') ?? undefined };
}

/** The element moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const rest = list.filter((_, index) => index !== from);
  return from < 0 || from >= list.length ? list : rest.toSpliced(Math.max(0, to), 0, list[from] as T);
}

const longestHistory = 100;

/** A value with its previous ones. Consecutive changes under one name, such as typing, are undone together. */
export class History<T> {
  private constructor(
    readonly now: T,
    private readonly before: readonly T[],
    private readonly name: string | undefined,
  ) {}

  static of<T>(value: T): History<T> {
    return new History(value, [], undefined);
  }

  get canUndo(): boolean {
    return this.before.length > 0;
  }

  with(value: T, name?: string): History<T> {
    if (name !== undefined && name === this.name) return new History(value, this.before, name);
    return new History(value, [...this.before, this.now].slice(-longestHistory), name);
  }

  undone(): History<T> {
    const previous = this.before.at(-1);
    return previous === undefined ? this : new History(previous, this.before.slice(0, -1), undefined);
  }
}
