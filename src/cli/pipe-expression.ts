import { ToolError, type Details } from '#core/operation.ts';
import { keysOf } from '#core/pointer.ts';
import { invalidPipe, type Step } from '#run/pipe/format.ts';
import { operationOf } from '#run/pipe/steps.ts';
import { failureOf } from './messages.ts';
import { readOptions } from './options.ts';

/** A step as it was typed, and the secret fields that were. */
export interface TypedStep {
  readonly step: Step & { readonly input: Record<string, unknown> };
  readonly secrets: readonly string[];
}

/**
 * The words of each step: cut at `|` and white space, as a shell does. Between single quotes everything is itself, between
 * double ones all but `\"` and `\\`; elsewhere a backslash takes the next character as it is.
 */
export function stepsIn(source: string): readonly (readonly string[])[] {
  const steps: string[][] = [[]];
  let word: string | undefined;
  const endWord = (): void => {
    if (word !== undefined) steps.at(-1)?.push(word);
    word = undefined;
  };
  const part = /'([^']*)'|"((?:[^"\\]|\\[^])*)"|\\([^])|(\|)|([\s]+)|([^\s'"|\\]+)|([^])/gy;
  for (const [, single, double, escaped, bar, space, plain, rest] of source.matchAll(part)) {
    if (rest !== undefined) throw invalidPipe(steps.length, { problem: 'open-quote' });
    if (bar !== undefined || space !== undefined) endWord();
    else word = (word ?? '') + (single ?? double?.replace(/\\(["\\])/g, '$1') ?? escaped ?? plain ?? '');
    if (bar !== undefined) steps.push([]);
  }
  endWord();
  return steps;
}

/** An error of an option in a step, as it is when a file has it: `step-failed` { step, item, error }. */
function optionFault(step: number, code: string, details: Details): ToolError {
  return new ToolError('step-failed', { step, item: 1, error: failureOf(code, details) });
}

async function readStep(words: readonly string[], number: number): Promise<TypedStep> {
  const [head, ...args] = words;
  if (head === undefined) throw invalidPipe(number, { problem: 'empty-step' });
  const [, op = '', pick] = /^([^#]*)(?:#(.*))?$/s.exec(head) ?? [];
  if (pick !== undefined && !keysOf(pick)) throw invalidPipe(number, { problem: 'not-a-pointer', field: 'pick' });
  const { input, source } = await operationOf(op, number);
  try {
    // What else an operation takes belongs after the pipe.
    const { source: path, draft, secrets } = readOptions(input, args, { preset: source, common: ['--json'] });
    if (path !== undefined) throw new ToolError('no-file-field', { path });
    return { step: { op, input: draft, disabled: false, ...(pick !== undefined && { pick }) }, secrets };
  } catch (error) {
    if (error instanceof ToolError) throw optionFault(number, error.code, error.details);
    throw error;
  }
}

/**
 * Reads `base64-string-converter/decode | json-prettify/format --indent 4`. Errors: `invalid-pipe`
 * { step, problem }, `unknown-operation` { step, name, nearest }, `step-failed` { step, item, error } for an option.
 */
export async function readExpression(source: string): Promise<TypedStep[]> {
  const steps: TypedStep[] = [];
  // One after the other: of several faults, the first one is told.
  for (const [index, words] of stepsIn(source).entries()) steps.push(await readStep(words, index + 1));
  return steps;
}
