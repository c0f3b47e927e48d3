import type { Context } from '#core/operation.ts';
import type { Step, StepName } from './fields.ts';
import { linesOf, mapLines, textOf } from './lines.ts';
import { shuffleLines, sortLines } from './order.ts';
import { countLines, dedupe, onlyRepeated, onlySingle } from './repeats.ts';
import { replaceInLines } from './replace.ts';
import { dropLines, everyLine, filterLines, removeEmpty, squeezeEmpty, takeLines } from './select.ts';
import {
  addAffixes,
  changeCase,
  dedent,
  indent,
  joinLines,
  numberLines,
  pad,
  pickColumns,
  splitLines,
  trimLines,
} from './shape.ts';
import { unwrapLines, wrapLines } from './wrap.ts';

/** Lines to lines; `number` is that of the step, from 0, for its errors. */
type Run = (lines: readonly string[], step: Step, number: number) => readonly string[] | Promise<readonly string[]>;

const runs: Readonly<Record<StepName, Run>> = {
  trim: trimLines,
  collapse: (lines) => mapLines(lines, (line) => line.replaceAll(/\p{White_Space}+/gu, ' ')),
  case: changeCase,
  affix: addAffixes,
  indent,
  dedent,
  pad,
  'remove-empty': removeEmpty,
  'squeeze-empty': squeezeEmpty,
  dedupe,
  'only-repeated': onlyRepeated,
  'only-single': onlySingle,
  'count-lines': countLines,
  sort: sortLines,
  reverse: (lines) => lines.toReversed(),
  shuffle: shuffleLines,
  filter: filterLines,
  take: takeLines,
  drop: dropLines,
  every: everyLine,
  replace: replaceInLines,
  number: numberLines,
  unnumber: (lines) => mapLines(lines, (line) => line.replace(/^\s*\d+[.):\]]?[ \t]+/, '')),
  wrap: wrapLines,
  unwrap: unwrapLines,
  split: splitLines,
  join: joinLines,
  columns: pickColumns,
};

/** Steps that change lines where they stand, and leave as many. */
const inPlace: ReadonlySet<StepName> = new Set([
  'trim',
  'collapse',
  'replace',
  'case',
  'affix',
  'pad',
  'indent',
  'number',
]);

export interface StepCount {
  readonly do: StepName;
  readonly linesIn: number;
  readonly linesOut: number;
  /** How many lines are others than before, or how many more or fewer there are. */
  readonly changed: number;
}

export interface Counted {
  readonly text: string;
  readonly linesIn: number;
  readonly linesOut: number;
  readonly steps: readonly StepCount[];
}

function changedBy(name: StepName, before: readonly string[], after: readonly string[]): number {
  if (!inPlace.has(name)) return Math.abs(before.length - after.length);
  return after.filter((line, at) => line !== before[at]).length;
}

export async function runSteps(text: string, steps: readonly Step[], { signal, progress }: Context): Promise<Counted> {
  let lines: readonly string[] = linesOf(text);
  const linesIn = lines.length;
  const counts: StepCount[] = [];
  for (const [number, step] of steps.entries()) {
    signal.throwIfAborted();
    progress(number, steps.length);
    const before = lines;
    lines = await runs[step.do](before, step, number);
    const changed = changedBy(step.do, before, lines);
    counts.push({ do: step.do, linesIn: before.length, linesOut: lines.length, changed });
  }
  return { text: textOf(lines, text), linesIn, linesOut: lines.length, steps: counts };
}
