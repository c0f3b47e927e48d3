import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Draft, Fields, Input } from '#core/field.ts';
import type { Operation } from '#core/operation.ts';
import { fieldsOf, startValues, type Source } from './draft-source.ts';
import { subscribe, type Values } from './draft-memory.ts';
import { saveDrafts } from './draft-persistence.ts';
import { applyFragment, changeDraft, forgetSecrets, openDraft, resetDraft } from './draft-store.ts';
import { readFragment } from './fragment.ts';
import { forgetRuns } from './last-runs.ts';
import { useToolId } from './tool-context.ts';

/** The values of a page with these fields. */
export type DraftOf<F extends Fields> = Input<F>;

/** The state that the parts of a page share: its values, and the function that changes them. */
export interface WithDraft<F extends Fields> {
  readonly draft: DraftOf<F>;
  readonly change: (part: Partial<DraftOf<F>>) => void;
}

/**
 * The values of a tool's page: kept for the session (never secrets or files), read from a shared link's fragment,
 * brought back to `initial` by the third element. Call it once in a view, with an operation or with the fields of
 * several; `fields` and `initial` must be constants of the module.
 *
 * @example
 * ```ts
 * const fields = { ...encode.input, mode: choice(['text', 'file'], 'text') };
 * const initial = { text: 'Hello' };
 * // In the view:
 * const [draft, change, reset] = useDraft(fields, initial);
 * change({ mode: 'file' });
 * ```
 */
export function useDraft<F extends Fields>(
  source: F | Pick<Operation<F>, 'id' | 'input' | 'thread'>,
  initial: Partial<Draft<F>>,
): [values: Input<F>, change: (change: Partial<Input<F>>) => void, reset: () => void] {
  const tool = useToolId();
  const fields = fieldsOf(source as Source<F>);
  const start = useMemo<Values>(() => startValues(fields, initial), [fields, initial]);
  const values = useSyncExternalStore(
    subscribe,
    () => openDraft(tool, fields, start).values,
    () => start,
  );
  useEffect(() => {
    openDraft(tool, fields, start);
    const apply = (): void => {
      const found = readFragment(location.hash, fields);
      if (!found) return;
      history.replaceState(history.state, '', location.pathname + location.search);
      applyFragment(tool, found);
    };
    apply();
    addEventListener('hashchange', apply);
    addEventListener('pagehide', saveDrafts);
    const hide = (): void => {
      if (document.visibilityState === 'hidden') saveDrafts();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('hashchange', apply);
      removeEventListener('pagehide', saveDrafts);
      document.removeEventListener('visibilitychange', hide);
      saveDrafts();
      forgetSecrets(tool);
      forgetRuns(tool);
    };
  }, [tool, fields, start]);
  const change = useCallback(
    (part: Partial<Input<F>>) => {
      // Typing may come before the effects: while the page hydrates, or what was typed before the scripts ran.
      openDraft(tool, fields, start);
      changeDraft(tool, part);
    },
    [tool, fields, start],
  );
  const reset = useCallback(() => resetDraft(tool), [tool]);
  return [values as Input<F>, change, reset];
}
