import { useEffect, useMemo, useState } from 'react';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { mark } from '../engine.ts';
import type * as marking from '../engine/marking.ts';
import type { DiffDraft } from './draft.ts';
import { withLf } from './endings.ts';

type Marking = typeof marking;

/** What marks the changes: at once for short texts; for long ones as soon as the worker has compared them. */
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
  const how = { granularity, ignoreCase, ignoreWhitespace };
  const { value, source, slow } = useOperation(
    mark,
    { left: withLf(left), right: withLf(right), ...how },
    { enabled: long },
  );
  const changesOf = useMemo(() => {
    const known = long && value && source ? { left: source.left, right: source.right, changes: value } : undefined;
    return engine?.markerFor({ granularity, ignoreCase, ignoreWhitespace }, known);
  }, [engine, granularity, ignoreCase, ignoreWhitespace, long, value, source]);
  return { changesOf, slow };
}
