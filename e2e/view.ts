import { createElement, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import type { Fields } from '../src/core/field.ts';
import { execute, type Operation } from '../src/core/operation.ts';
import { prepare } from '../src/run/run-in-page.ts';
import { fieldsOf, startValues, type Source } from '../src/ui/hooks/draft-source.ts';
import type { Values } from '../src/ui/hooks/draft-memory.ts';
import { ToolContext } from '../src/ui/hooks/tool-context.ts';

/*
 * Views without a browser: drawn as the build draws them, with values that a test sets and with the results of light
 * operations.
 */

interface Run {
  readonly operation: Operation;
  readonly input: Values;
}

let fields: Fields | undefined;
let start: Values = {};
let values: Values | undefined;
let runs: Run[] = [];
const results = new Map<string, unknown>();

const keyOf = ({ operation, input }: Run): string => `${operation.id} ${JSON.stringify(input)}`;

/** In place of `useDraft`. */
export function draftHook(source: Source<Fields>, initial: Values) {
  fields = fieldsOf(source);
  start = startValues(fields, initial);
  return [values ?? start, () => undefined, () => undefined];
}

/** In place of `useOperation`. */
export function operationHook(operation: Operation, draft: Values, { enabled = true } = {}) {
  const names = Object.keys(operation.input).filter((name) => draft[name] !== undefined);
  const input = Object.fromEntries(names.map((name) => [name, draft[name]]));
  const run = { operation, input };
  if (enabled) runs.push(run);
  const value = enabled ? results.get(keyOf(run)) : undefined;
  const source = value === undefined ? undefined : input;
  return { value, source, stale: false, slow: false, cancel: () => undefined };
}

/** What the view of a tool takes from links, and how it is drawn with such values: without, then with their results. */
export async function openView(tool: string, View: ComponentType) {
  const render = async (): Promise<string> => {
    const errors: unknown[] = [];
    const page = createElement(ToolContext, { value: tool }, createElement(View));
    const { prelude } = await prerender(page, { onError: (error) => void errors.push(error) });
    const html = await new Response(prelude).text();
    if (errors.length > 0) throw errors[0];
    return html;
  };
  fields = undefined;
  values = undefined;
  await render();
  if (!fields) throw new Error(`${tool} has no draft`);
  const draw = async (given: Values): Promise<string> => {
    values = given;
    runs = [];
    results.clear();
    await render();
    for (const run of runs) {
      if (!prepare(run.operation, run.input).isLight) continue;
      const result = await execute(run.operation, run.input);
      if (result.ok) results.set(keyOf(run), result.value);
    }
    return render();
  };
  return { fields, start, draw };
}
