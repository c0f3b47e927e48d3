import { useEffect, useEffectEvent, useState } from 'react';
import { useRefused } from '#ui/hooks/refused.ts';
import { useRunner } from '#ui/hooks/use-runner.ts';
import { generate } from '../engine.ts';
import type { PartProps } from './draft.ts';
import { isSameKind } from './kind.ts';

export type Pair = ReturnType<typeof usePair>;

/** The pair of the page: one to begin with, after that only when asked. It is stale while it is not what is chosen. */
export function usePair({ type, bits, curve, comment }: PartProps['draft']) {
  const runner = useRunner(generate);
  const [isCanceled, setCanceled] = useState(false);
  const [beginnings, setBeginnings] = useState(0);
  const isRefused = useRefused({ bits: generate.input.bits });
  const draw = (): void => {
    setCanceled(false);
    runner.start({ type, bits, curve, comment });
  };
  const drawFirst = useEffectEvent(draw);
  useEffect(() => {
    // What the session or a link holds is there only after the first render on the page.
    const timer = setTimeout(() => drawFirst());
    return () => clearTimeout(timer);
  }, [beginnings]);
  const { source } = runner;
  const isOther = source !== undefined && !isSameKind(source, { type, bits, curve });
  return {
    ...runner,
    // Nothing brings a pair back: the one before a canceled run is as good as ever.
    stale: isOther || isRefused || (runner.stale && !isCanceled),
    isCanceled,
    draw,
    begin: () => setBeginnings(beginnings + 1),
    cancel: () => {
      runner.cancel();
      setCanceled(true);
    },
  };
}
