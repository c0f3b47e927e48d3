import { lazy } from 'react';
import { Late } from '../late/late.tsx';
import type { ExcerptLinesProps } from './excerpt-lines.tsx';

const ExcerptLines = lazy(async () => ({ default: (await import('./excerpt-lines.tsx')).ExcerptLines }));

/** The line in question with a caret under the column; loaded with the first fault. */
export function FaultExcerpt(props: ExcerptLinesProps) {
  return (
    <Late>
      <ExcerptLines {...props} />
    </Late>
  );
}
