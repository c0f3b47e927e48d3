import { type ReactNode, Suspense, useDeferredValue } from 'react';

interface DeferredSuspenseProps {
  /** For what is typed into or switched: once there, it never lags behind. A control that did would lose input. */
  readonly live?: boolean;
  readonly children: ReactNode;
}

/**
 * Shows a part that is loaded with its first use, such as a fault, as soon as it is there. (React keeps the fallback of
 * a plain boundary for 300 ms.) What is inside lags behind while the page is busy, unless it is `live`.
 *
 * @example
 * ```tsx
 * <DeferredSuspense>{error && <Fault error={error} />}</DeferredSuspense>
 * ```
 */
export function DeferredSuspense({ live, children }: DeferredSuspenseProps) {
  const shown = useDeferredValue(children, null);
  return <Suspense>{live && shown ? children : shown}</Suspense>;
}
