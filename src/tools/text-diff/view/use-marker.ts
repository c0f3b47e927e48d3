import { useEffect, useMemo, useState } from 'react';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { mark } from '../engine.ts';
import type * as marking from '../engine/marking.ts';
import type { KnownChanges } from '../engine/marking.ts';
import type { DiffDraft } from './draft.ts';
import { withLf } from './endings.ts';

type Marking = typeof marking;

/** The language of the texts, and what marks the changes: at once for short texts; for long ones as soon as the worker has compared them. */
export function useMarker({ left, right, granularity, ignoreCase, ignoreWhitespace }: DiffDraft) {
  const [engine, setEngine] = useState<Marking>();
  useEffect(() => {
    let gone = false;
    void import('../engine/marking.ts').then((loaded) => gone || setEngine(loaded));
    return () => {
      gone = true;
    };
  }, []);
  const long = engine?.isLong(left, right) ?? false;
  const texts = { left: withLf(left), right: withLf(right) };
  const how = { granularity, ignoreCase, ignoreWhitespace };
  const { value, source, slow } = useOperation(mark, { ...texts, ...how }, { enabled: long });
  const [known, know] = useState<KnownChanges>();
  // A late answer, to texts that have changed since, is of no use: the next one comes.
  const fits = value === undefined || (source?.left === texts.left && source.right === texts.right);
  if (fits && value !== known?.changes) know(value && { ...texts, changes: value });
  const changesOf = useMemo(
    () => engine?.markerFor({ granularity, ignoreCase, ignoreWhitespace }, known),
    [engine, granularity, ignoreCase, ignoreWhitespace, known],
  );
  return { changesOf, language: engine?.languageOf(right || left) ?? 'text', slow };
}
