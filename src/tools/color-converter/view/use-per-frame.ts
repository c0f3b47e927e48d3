import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** Calls at most once a frame, with the latest value: dragging a picker tells more often than a screen can show. */
export function usePerFrame<T>(call: (value: T) => void): (value: T) => void {
  const latest = useRef<{ readonly value: T }>(undefined);
  const frame = useRef(0);
  const flush = useEffectEvent(() => {
    const waiting = latest.current;
    latest.current = undefined;
    if (waiting) call(waiting.value);
  });
  const request = useRef<() => void>(undefined);
  useEffect(() => {
    request.current = () => {
      frame.current = requestAnimationFrame(flush);
    };
    return () => cancelAnimationFrame(frame.current);
  }, []);
  return useCallback((value: T) => {
    const isWaiting = latest.current !== undefined;
    latest.current = { value };
    if (!isWaiting) request.current?.();
  }, []);
}
