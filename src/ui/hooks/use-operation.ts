import { useEffect, useMemo, useRef, useState } from 'react';
import type { Draft, Fields } from '#core/field.ts';
import type { Operation } from '#core/operation.ts';
import { prepare } from '#run/run-in-page.ts';
import { useAwaited } from './awaited-answers.ts';
import { answerTo } from './prerendered-answers.ts';
import { useRefused } from './refused.ts';
import { sameValues } from './same-values.ts';
import { useRuns, type OperationState } from './use-runner.ts';
import { useUnsaved } from './unsaved.ts';

/** Large input and work for the worker wait this long after the last change, milliseconds. */
const typingPause = 150;

interface Options {
  /** False: neutral, without a result (an empty field). */
  readonly enabled?: boolean;
  /** A change of this value runs again with the same input (Refresh). */
  readonly again?: number;
  /** True: an answer that helps the page to show another one. "Copy as" and "Continue with" leave it out. */
  readonly aside?: boolean;
}

type Values = Readonly<Record<string, unknown>>;

const holdsFile = (input: Values): boolean => Object.values(input).some((value) => value instanceof File);

/** The part of `draft` that the operation takes, the same object until a value in it changes. */
function useInput<F extends Fields>({ input }: Pick<Operation<F>, 'input'>, draft: Values): Draft<F> {
  const picked = Object.fromEntries(
    Object.keys(input).flatMap((name) => (draft[name] === undefined ? [] : [[name, draft[name]]])),
  );
  const [kept, keep] = useState<Values>(picked);
  if (sameValues(kept, picked)) return kept as Draft<F>;
  keep(picked);
  return picked as Draft<F>;
}

/**
 * The live result of an operation: light work on the page, heavy or large work in a worker; a newer input supersedes
 * the older run. `draft` may hold more than the operation takes (the whole draft of the page). Values are compared as
 * they are, lists by their items: an object has to stay the same one while nothing in it changes.
 *
 * @example
 * ```ts
 * const { value, error, stale } = useOperation(encode, draft, { enabled: draft.text !== '' });
 * ```
 */
export function useOperation<F extends Fields, R>(
  operation: Operation<F, R>,
  draft: Values,
  { enabled = true, again = 0, aside = false }: Options = {},
): OperationState<R, Draft<F>> & { readonly cancel: () => void } {
  const input = useInput(operation, draft);
  const { start, clear, random, answered, ...state } = useRuns<F, R>(
    () => (enabled ? answerTo(operation, input) : undefined),
    aside,
  );
  const request = useMemo(() => ({ input, again }), [input, again]);
  const { value, source } = state;
  useUnsaved(value !== undefined && source !== undefined && (random || holdsFile(source)));
  useAwaited(enabled && answered !== request);
  const refused = useRefused(operation.input);
  const first = useRef(true);
  useEffect(() => {
    if (!enabled) {
      clear();
      return undefined;
    }
    const prepared = prepare(operation, request.input);
    if (prepared.isLight) {
      start(prepared, request);
      return undefined;
    }
    const timer = setTimeout(() => start(prepared, request), first.current ? 0 : typingPause);
    first.current = false;
    return () => clearTimeout(timer);
  }, [operation, request, enabled, start, clear]);
  return refused && value !== undefined ? { ...state, stale: true } : state;
}
