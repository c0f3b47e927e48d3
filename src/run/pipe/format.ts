import {
  check,
  choice,
  flag,
  group,
  list,
  optional,
  text,
  type Bounds,
  type Field,
  type InputFault,
} from '#core/field.ts';
import { ToolError, type Details } from '#core/operation.ts';
import { keysOf } from '#core/pointer.ts';

export const itemKinds = ['whole', 'lines', 'files', 'json'] as const;
export const faultTreatments = ['stop', 'keep', 'drop'] as const;

/** A request without its source field. */
export interface Step {
  readonly op: string;
  readonly input: Details;
  /** A JSON Pointer (RFC 6901) to the member of the value that is passed on. */
  readonly pick?: string | undefined;
  /** Passes on what it gets. */
  readonly disabled: boolean;
}

/** Format 1 of a pipe: a file `*.pipe.json`, and what a link holds. */
export interface Pipe {
  readonly version: 1;
  readonly name: string;
  readonly steps: readonly Step[];
  readonly items: (typeof itemKinds)[number];
  /** The action for an item that fails. */
  readonly onError: (typeof faultTreatments)[number];
}

/** An object of any members: those of the operation are checked when it runs. */
const inputField: Field<Details, false> = {
  kind: 'json',
  needed: false,
  fallback: {},
  read: (value, path) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ok: true, value: value as Details }
      : { ok: false, path, problem: 'wrong-type' },
};

const fields = {
  version: choice([1]),
  name: text(''),
  steps: list(group({ op: text(), input: inputField, pick: optional(text()), disabled: flag(false) }), { min: 1 }),
  items: choice(itemKinds, 'whole'),
  onError: choice(faultTreatments, 'stop'),
};

interface PipeFault extends Bounds {
  readonly problem: InputFault['problem'] | 'not-json' | 'not-a-pointer' | 'has-source' | 'empty-step' | 'open-quote';
  readonly field?: string;
  readonly expected?: string;
}

/** The error `invalid-pipe` { step, problem, field, expected }; steps count from 1. */
export function invalidPipe(step: number | undefined, fault: PipeFault): ToolError {
  return new ToolError('invalid-pipe', { ...(step === undefined ? {} : { step }), ...fault });
}

/** Reads a pipe strictly. Error: `invalid-pipe` { step, problem, field, expected }. */
export function readPipe(value: unknown): Pipe {
  const checked = check(fields, value);
  if (!checked.ok) {
    const [, index, field] = /^steps\.(\d+)(?:\.(.*))?$/.exec(checked.fault.field) ?? [];
    const step = index === undefined ? undefined : Number(index) + 1;
    throw invalidPipe(step, { ...checked.fault, field: field ?? checked.fault.field });
  }
  const pipe = checked.value;
  for (const [index, { pick }] of pipe.steps.entries()) {
    if (pick !== undefined && !keysOf(pick)) throw invalidPipe(index + 1, { problem: 'not-a-pointer', field: 'pick' });
  }
  return pipe;
}

/** Reads the text of a file. Error: `invalid-pipe`. */
export function parsePipe(source: string): Pipe {
  let value: unknown;
  try {
    value = JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch {
    throw invalidPipe(undefined, { problem: 'not-json' });
  }
  return readPipe(value);
}

/** The members that differ from what is assumed, in the order of the format. */
export function writePipe({ version, name, steps, items, onError }: Pipe): Details {
  return {
    version,
    ...(name !== '' && { name }),
    steps: steps.map(({ op, input, pick, disabled }) => ({
      op,
      input,
      ...(pick !== undefined && { pick }),
      ...(disabled && { disabled }),
    })),
    ...(items !== 'whole' && { items }),
    ...(onError !== 'stop' && { onError }),
  };
}
