import { lazy } from 'react';
import { DeferredSuspense } from '../deferred-suspense/deferred-suspense.tsx';
import type { ExcerptLinesProps } from './excerpt-lines.tsx';

const ExcerptLines = lazy(async () => ({ default: (await import('./excerpt-lines.tsx')).ExcerptLines }));

/**
 * The line in question with a caret under the column; loaded with the first fault.
 *
 * @example
 * ```tsx
 * <FaultExcerpt text="[1, 2,, 3]" offset={6} />
 * ```
 */
export function FaultExcerpt(props: ExcerptLinesProps) {
  return (
    <DeferredSuspense>
      <ExcerptLines {...props} />
    </DeferredSuspense>
  );
}
