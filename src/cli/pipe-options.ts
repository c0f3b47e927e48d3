import { check, choice } from '#core/field.ts';
import { ToolError } from '#core/operation.ts';
import { faultTreatments, itemKinds, type Pipe } from '#run/pipe/format.ts';
import { readTimeLimit, unknownOption } from './options.ts';

/** What the arguments after `toolcrib pipe` say. */
export interface PipeOptions {
  /** The pipe, or the path of its file. */
  readonly pipe: string;
  readonly paths: readonly string[];
  readonly items?: Pipe['items'];
  readonly onError?: Pipe['onError'];
  /** `STEP.FIELD=…`, as they were typed. */
  readonly secrets: readonly string[];
  readonly out?: string;
  readonly report: boolean;
  readonly jsonOutput: boolean;
  readonly quiet: boolean;
  readonly timeLimit?: number;
}

const flags = ['--report', '--json-output', '--quiet'] as const;
const values = ['--items', '--on-error', '--secret', '--out', '--time-limit'] as const;
const choices = { '--items': choice(itemKinds, 'whole'), '--on-error': choice(faultTreatments, 'stop') };

function isOneOf<T extends string>(names: readonly T[], name: string): name is T {
  return (names as readonly string[]).includes(name);
}

/** Errors: `missing-pipe`, `missing-value` { option }, `invalid-input` { field }. */
export function readPipeOptions(args: readonly string[]): PipeOptions {
  const rest = [...args];
  const given = new Map<(typeof values)[number], string[]>();
  const set = new Set<string>();
  const positions: string[] = [];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const [, option = arg, inline] = /^(--[^=]+)=(.*)$/s.exec(arg) ?? [];
    if (arg === '--') positions.push(...rest.splice(0));
    else if (isOneOf(flags, arg)) set.add(arg);
    else if (isOneOf(values, option)) {
      const value = inline ?? rest.shift();
      if (value === undefined) throw new ToolError('missing-value', { option });
      given.set(option, [...(given.get(option) ?? []), value]);
    } else if (arg === '-' || !arg.startsWith('-')) positions.push(arg);
    else throw unknownOption(arg, [...values, ...flags]);
  }
  const [pipe, ...paths] = positions;
  if (pipe === undefined) throw new ToolError('missing-pipe');
  const last = (option: (typeof values)[number]): string | undefined => given.get(option)?.at(-1);
  const chosen = check(choices, { '--items': last('--items'), '--on-error': last('--on-error') });
  if (!chosen.ok) throw new ToolError('invalid-input', { ...chosen.fault });
  const [out, timeLimit] = [last('--out'), last('--time-limit')];
  return {
    pipe,
    paths,
    secrets: given.get('--secret') ?? [],
    report: set.has('--report'),
    jsonOutput: set.has('--json-output'),
    quiet: set.has('--quiet'),
    ...(given.has('--items') && { items: chosen.value['--items'] }),
    ...(given.has('--on-error') && { onError: chosen.value['--on-error'] }),
    ...(out !== undefined && { out }),
    ...(timeLimit !== undefined && { timeLimit: readTimeLimit(timeLimit) }),
  };
}
