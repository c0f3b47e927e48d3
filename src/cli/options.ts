import { accepts, check, integer, type Field, type Fields } from '#core/field.ts';
import { ToolError, type Operation } from '#core/operation.ts';
import { readJson } from './read-json.ts';

/** What the arguments after `<tool> <operation>` say. */
export interface Options {
  readonly draft: Record<string, unknown>;
  /** The positional file, or `-`. */
  readonly source?: string;
  readonly show?: 'help' | 'schema';
  readonly jsonOutput: boolean;
  /** No warnings. */
  readonly quiet: boolean;
  /** The secret fields that were given as arguments. */
  readonly secrets: readonly string[];
  /** Milliseconds. */
  readonly timeLimit?: number;
}

/** `urlSafe` → `url-safe`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function isInvalidJson(error: unknown): boolean {
  return error instanceof ToolError && error.code === 'invalid-json';
}

function parseList(item: Field, text: string, where: string): unknown[] {
  if (text.trimStart().startsWith('[')) {
    try {
      const values: unknown = JSON.parse(text);
      if (Array.isArray(values)) return values;
    } catch {
      // A text that only looks like a JSON list.
    }
  }
  if (['group', 'json', 'list', 'blob'].includes(item.kind)) return [parseValue(item, text, where)];
  if (text === '') return [];
  const parts = text.split(',');
  return parts.map((part) => parseValue(item, item.kind === 'text' ? part : part.trim(), where));
}

function parseEither(alternatives: readonly Field[], text: string, where: string): unknown {
  for (const alternative of alternatives) {
    try {
      const value = parseValue(alternative, text, where);
      if (accepts(alternative, value)) return value;
    } catch (error) {
      if (!isInvalidJson(error)) throw error;
    }
  }
  return text;
}

const decimal = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

/** The value that an option's text stands for. What fits nothing stays text; the field then refuses it by name. */
function parseValue(about: Field, text: string, where: string): unknown {
  switch (about.kind) {
    case 'integer':
    case 'number':
      return decimal.test(text) ? Number(text) : text;
    case 'choice':
      return about.choices?.find((value) => String(value) === text) ?? text;
    case 'flag':
      return text === 'true' || text === 'false' ? text === 'true' : text;
    case 'list':
      return parseList(about.item as Field, text, where);
    case 'either':
      return parseEither(about.alternatives ?? [], text, where);
    case 'group':
    case 'json':
      return readJson(text, where);
    default:
      return text;
  }
}

/** Finds the field that an option names, in kebab-case or camelCase. */
function namesOf(fields: Fields): ReadonlyMap<string, string> {
  return new Map(Object.keys(fields).flatMap((name) => [[kebab(name), name] as const, [name, name] as const]));
}

const timeLimitField = { '--time-limit': integer({ min: 1, max: 2 ** 31 - 1 }) };

/** The milliseconds of `--time-limit`. */
export function readTimeLimit(text: string): number {
  const value = decimal.test(text) ? Number(text) : text;
  const checked = check(timeLimitField, { '--time-limit': value });
  if (!checked.ok) throw new ToolError('invalid-input', { ...checked.fault });
  return checked.value['--time-limit'];
}

type CommonOption = '--help' | '--schema' | '--json' | '--json-output' | '--quiet' | '--time-limit';

interface Reader {
  /** A field that already has its value: it is not an option. */
  readonly preset?: string | undefined;
  /** The options that are taken beside those of the fields; all of them if left out. */
  readonly common?: readonly CommonOption[];
}

/** The error for an option that is not among the `expected` ones. */
export function unknownOption(option: string, expected: readonly string[]): ToolError {
  const reason = expected.length > 0 ? 'option' : 'no-options';
  return new ToolError('invalid-input', { field: option, problem: 'unknown', reason, expected: expected.join(' ') });
}

/** Reads the options of an operation or a command; they derive from its fields. */
export function readOptions(fields: Fields, args: readonly string[], { preset, common }: Reader = {}): Options {
  const names = namesOf(fields);
  const takes = (option: CommonOption): boolean => common?.includes(option) ?? true;
  const given: Record<string, unknown> = {};
  let whole: unknown = {};
  let source: string | undefined;
  let show: Options['show'];
  let jsonOutput = false;
  let quiet = false;
  let timeLimit: number | undefined;
  const rest = [...args];

  const position = (path: string): void => {
    if (source !== undefined) throw new ToolError('too-many-files', { path });
    source = path;
  };
  const take = (option: string, inline: string | undefined): string => {
    const value = inline ?? rest.shift();
    if (value === undefined) throw new ToolError('missing-value', { option });
    return value;
  };
  const assign = (name: string, option: string, inline: string | undefined): void => {
    const about = fields[name] as Field;
    if (about.kind === 'flag' && inline === undefined) given[name] = true;
    else {
      const value = parseValue(about, take(option, inline), option);
      const before = given[name];
      given[name] = about.kind === 'list' && Array.isArray(before) ? before.concat(value) : value;
    }
  };

  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--') rest.splice(0).forEach(position);
    else if ((arg === '-h' || arg === '--help') && takes('--help')) show = 'help';
    // Where a field has this name it is the field's, unless nothing follows.
    else if (arg === '--schema' && takes(arg) && (!names.has('schema') || rest.length === 0)) show = 'schema';
    else if (arg === '--json-output' && takes(arg)) jsonOutput = true;
    else if (arg === '-' || !arg.startsWith('-')) position(arg);
    else {
      const [, option = arg, inline] = /^(--[^=]+)=(.*)$/s.exec(arg) ?? [];
      const name = names.get(option.slice(2));
      const negated = option.startsWith('--no-') ? names.get(option.slice(5)) : undefined;
      if (option === '--json' && takes(option)) whole = readJson(take(option, inline), option);
      else if (option.startsWith('--') && name !== undefined) assign(name, option, inline);
      // Where a field has this name it is the field's.
      else if (arg === '--quiet' && takes(arg)) quiet = true;
      else if (option === '--time-limit' && takes(option)) timeLimit = readTimeLimit(take(option, inline));
      else if (negated !== undefined && fields[negated]?.kind === 'flag' && inline === undefined)
        given[negated] = false;
      else {
        const own = Object.keys(fields).filter((known) => known !== preset);
        // --json is another way to write the fields.
        const others = common?.filter((known) => known !== '--json') ?? [];
        throw unknownOption(option, [...own.map((known) => `--${kebab(known)}`), ...others]);
      }
    }
  }
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) {
    throw new ToolError('invalid-input', { field: '', problem: 'not-an-object', expected: 'object' });
  }
  return {
    draft: { ...whole, ...given },
    jsonOutput,
    quiet,
    secrets: Object.keys(given).filter((name) => fields[name]?.kind === 'secret'),
    ...(source === undefined ? {} : { source }),
    ...(show === undefined ? {} : { show }),
    ...(timeLimit === undefined ? {} : { timeLimit }),
  };
}

/** The field that a file by position feeds: the operation's source, else the first text, secret or file there is. */
export function fileField({ source, input }: Pick<Operation, 'source' | 'input'>): string | undefined {
  return source ?? Object.keys(input).find((name) => ['text', 'secret', 'blob'].includes(input[name]?.kind ?? ''));
}
