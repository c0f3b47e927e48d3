import { useCallback, useEffect, useRef, useState } from 'react';
import { choice, integer, text as textField } from '#core/field.ts';
import { execute, type Failure } from '#core/operation.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { fromGlobalId, generate, lastTimestamp } from '../engine.ts';
import { targets } from '../engine/snippets.ts';

export const methods = ['random', 'rfc4193'] as const;
export type Method = (typeof methods)[number];

/** `madeWith` and `timestamp` are those of the kept prefix, `mac` is what stands in the field. */
const fields = {
  method: choice(methods, 'random'),
  mac: textField(''),
  globalId: textField(''),
  madeWith: textField(''),
  timestamp: integer({ min: 0, max: lastTimestamp }, 0),
  subnet: textField('0000'),
  target: choice(targets, 'ip'),
};
const initial = { mac: '20:37:06:12:34:56' };

/** The kept prefix: made once, then only when asked; a reload, a link or another page does not lose it. */
export function useSite() {
  const [draft, change, resetDraft] = useDraft(fields, initial);
  const [fault, setFault] = useState<Failure>();
  const { globalId, madeWith, timestamp } = draft;
  const site = useOperation(fromGlobalId, { globalId }, { enabled: globalId !== '' });
  const made = useOperation(generate, { mac: madeWith, timestamp }, { enabled: madeWith !== '' });

  /** The last prefix that was asked for: one that comes later than the next is dropped. */
  const asked = useRef(0);
  const regenerate = useCallback(
    async (method: Method, mac: string) => {
      const request = ++asked.current;
      const madeWith = method === 'rfc4193' ? mac.trim() : '';
      if (method === 'rfc4193' && madeWith === '') return;
      const now = Date.now();
      const result = await execute(generate, { mac: madeWith, timestamp: now });
      if (asked.current !== request) return;
      setFault(result.ok ? undefined : result.error);
      if (result.ok) change({ globalId: result.value.globalId, madeWith, timestamp: now });
    },
    [change],
  );

  useEffect(() => {
    if (globalId !== '') return undefined;
    // What the session or a link holds is there only after the first render on the page.
    const timer = setTimeout(() => void regenerate('random', ''));
    return () => clearTimeout(timer);
  }, [globalId, regenerate]);

  /** Another prefix, too, as on the first visit. */
  const reset = (): void => {
    asked.current++;
    resetDraft();
    setFault(undefined);
  };
  const details = made.value?.globalId === globalId ? made.value : undefined;
  return { draft, change, reset, site, details, fault, setFault, regenerate };
}
