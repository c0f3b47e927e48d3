import { type ReactNode, Suspense, useDeferredValue } from 'react';

/**
 * Shows a part that is loaded with its first use, such as a fault, as soon as it is there. (React keeps the fallback of
 * a plain boundary for 300 ms.) What is inside lags behind while the page is busy: nothing to type into.
 *
 * @example
 * ```tsx
 * <DeferredSuspense>{error && <Fault error={error} />}</DeferredSuspense>
 * ```
 */
export function DeferredSuspense({ children }: { readonly children: ReactNode }) {
  const shown = useDeferredValue(children, null);
  return <Suspense>{shown}</Suspense>;
}
