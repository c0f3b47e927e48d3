import { ToolError, type Details } from '#core/operation.ts';
import { sentenceOf } from '#core/error-message.ts';
import { errorWords } from '#core/error-words.ts';
import { text } from '../text.ts';
import type { Angle } from './call.ts';
import { formatValue, type ValueType } from './format.ts';
import { interpret, type Environment, type Scope } from './interpret.ts';
import { chooseUnits, firstUnits, math, unitChoice, watch, type UnitChoice } from './library.ts';
import { clock, isOutOfRoom, longest, longestResult, tooLarge } from './limits.ts';
import { refuseForbidden } from './names.ts';
import { hasContent, readSource, type Source } from './source.ts';
import { blameAt } from './symbol.ts';

export interface Options {
  readonly precision: number;
  readonly angle: Angle;
}

/** One line with its result; all null for lines without content. */
export interface Line {
  readonly line: number;
  readonly input: string;
  readonly result: string | null;
  readonly type: ValueType | null;
  readonly error: { readonly code: string; readonly message: string; readonly column: number } | null;
}

interface Failure {
  readonly code: string;
  readonly details: Details;
}

interface Step extends Pick<Line, 'input' | 'result' | 'type'> {
  readonly hasContent: boolean;
  readonly failure: Failure | undefined;
  /** All names after this line. */
  readonly scope: Scope;
  /** The units after this line. */
  readonly units: UnitChoice;
}

const operators = new Map(
  Object.entries({
    add: '+',
    subtract: '-',
    unaryMinus: '-',
    multiply: '*',
    divide: '/',
    mod: '%',
    pow: '^',
    factorial: '!',
    bitAnd: '&',
    bitOr: '|',
    bitNot: '~',
    leftShift: '<<',
    rightArithShift: '>>',
    range: ':',
    subset: '[',
    index: '[',
  }),
);

/** The names and the numbers of a line: in `2x`, the name begins where the number ends. */
const wordOrNumber = /[\p{L}_][\p{L}\p{N}_]*|0[xbo][\da-f]+|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/giu;

/** Where a name or an operator stands in a line, from 0; 0 when it does not. */
function placeOf({ text: line }: Source, symbol: string): number {
  if (!/^[\p{L}_]/u.test(symbol)) return Math.max(line.indexOf(symbol), 0);
  for (const { 0: word, index } of line.matchAll(wordOrNumber)) if (word === symbol) return index;
  return 0;
}

function failureOf(error: unknown, source: Source, line: number): Failure {
  if (error instanceof ToolError) {
    const { symbol } = error.details;
    const shown = typeof symbol === 'string' ? (operators.get(symbol) ?? symbol) : undefined;
    const column = source.columnOf(placeOf(source, shown ?? ''));
    return {
      code: error.code,
      details: { ...error.details, ...(shown !== undefined && { symbol: shown }), line, column },
    };
  }
  if (isOutOfRoom(error)) return failureOf(tooLarge(), source, line);
  // The library's own SyntaxError; `char` counts from 1. Where rows differ in length it stands after the matrix.
  const { char = 1, message } = error as SyntaxError & { readonly char?: number };
  const isOfRows = message.startsWith('Column dimensions mismatch');
  const column = source.columnOf(isOfRows ? source.text.lastIndexOf(']', char - 2) : char - 1);
  return { code: 'syntax-error', details: { ...blameAt(source.input, column), line, column } };
}

interface Memory {
  readonly options: Options;
  readonly steps: readonly Step[];
}
/** The last sheet: lines that are the same from the top on are not calculated again. */
let memory: Memory | undefined;

function sameStart(lines: readonly string[], { precision, angle }: Options): readonly Step[] {
  if (memory?.options.precision !== precision || memory.options.angle !== angle) return [];
  const { steps } = memory;
  const end = steps.findIndex(({ input, failure }, at) => input !== lines[at] || failure?.code === 'timeout');
  return steps.slice(0, end === -1 ? lines.length : end);
}

function step(input: string, line: number, before: Scope, options: Options, tick: () => void): Omit<Step, 'units'> {
  const scope: Scope = new Map(before);
  const nothing = { input, result: null, type: null, scope };
  if (!hasContent(input)) return { ...nothing, hasContent: false, failure: undefined };
  let source: Source = { input, text: input, columnOf: (place) => place + 1 };
  const env: Environment = { angle: options.angle, tick, depth: 0, root: scope };
  try {
    tick();
    source = readSource(input);
    const expression = math.parse(source.text);
    refuseForbidden(expression);
    const value = interpret(expression, scope, env);
    const { text: result, type } = formatValue(value, options.precision);
    if (result !== null && result.length > longestResult) throw tooLarge();
    if (value !== undefined) scope.set('ans', value);
    return { input, result, type, hasContent: true, failure: undefined, scope };
  } catch (error) {
    return { ...nothing, hasContent: true, failure: failureOf(error, source, line) };
  }
}

function calculate(expression: string, options: Options): readonly Step[] {
  const lines = expression.split(/\r\n?|\n/);
  const { length } = expression.trim();
  if (length > longest) {
    const start = expression.length - expression.trimStart().length;
    const before = expression.slice(0, start + longest).split(/\r\n?|\n/);
    const where = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    throw new ToolError('expression-too-long', { limit: longest, length, ...where });
  }
  if (!lines.some(hasContent)) throw new ToolError('empty-input', { field: 'expression', line: 1, column: 1 });
  const tick = clock();
  const steps = [...sameStart(lines, options)];
  chooseUnits(steps.at(-1)?.units ?? firstUnits);
  watch(tick);
  for (const input of lines.slice(steps.length)) {
    const next = step(input, steps.length + 1, steps.at(-1)?.scope ?? new Map(), options, tick);
    steps.push({ ...next, units: unitChoice() });
  }
  watch(() => undefined);
  memory = { options, steps };
  return steps;
}

/** Every line with its result or its error. @throws `empty-input`, `expression-too-long` */
export function evaluateSheet(expression: string, options: Options): Line[] {
  return calculate(expression, options).map(({ input, result, type, failure }, at) => {
    const line = { line: at + 1, input, result, type };
    if (!failure) return { ...line, error: null };
    const { code, details } = failure;
    return {
      ...line,
      error: {
        code,
        message: sentenceOf([text.en, errorWords.en], 'en', code, details),
        column: Number(details['column']),
      },
    };
  });
}

/** The result of the last line with content. */
export function evaluateLast(expression: string, options: Options): string {
  const last = calculate(expression, options).findLast(({ hasContent }) => hasContent);
  if (last?.failure) throw new ToolError(last.failure.code, last.failure.details);
  return last?.result ?? 'null';
}
