import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Draft, Fields, Input } from '#core/field.ts';
import type { Operation } from '#core/operation.ts';
import {
  applyFragment,
  changeDraft,
  forgetSecrets,
  openDraft,
  resetDraft,
  saveDrafts,
  subscribe,
  type Values,
} from './draft-store.ts';
import { readFragment } from './fragment.ts';
import { useToolId } from './tool-context.ts';

type Source<F extends Fields> = F | Operation<F, never>;

function fieldsOf<F extends Fields>(source: Source<F>): F {
  return typeof source['run'] === 'function' ? (source as Operation<F>).input : (source as F);
}

const empty: Readonly<Record<string, unknown>> = { text: '', secret: '', list: [], flag: false };

/**
 * The values of a tool's page: kept for the session (never secrets or files), read from a shared link's fragment,
 * brought back to `initial` by the third element. Call it once in a view, with an operation or with the fields of
 * several: `useDraft({ ...encode.input, mode: choice(['text', 'file'], 'text') }, { text: 'Hello' })`;
 * `fields` and `initial` must be constants of the module.
 */
export function useDraft<F extends Fields>(
  source: F | Pick<Operation<F>, 'id' | 'input' | 'thread'>,
  initial: Partial<Draft<F>>,
): [values: Input<F>, change: (change: Partial<Input<F>>) => void, reset: () => void] {
  const tool = useToolId();
  const fields = fieldsOf(source as Source<F>);
  const start = useMemo<Values>(
    () =>
      Object.fromEntries(
        Object.entries(fields).map(([name, { fallback, kind }]) => [
          name,
          (initial as Values)[name] ?? fallback ?? empty[kind],
        ]),
      ),
    [fields, initial],
  );
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
