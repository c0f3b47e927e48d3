import { lazy, Suspense } from 'react';
import { StatusLine } from '../status-line/status-line.tsx';
import type { RemedyLineProps } from './remedy-line.tsx';

const RemedyLine = lazy(async () => ({ default: (await import('./remedy-line.tsx')).RemedyLine }));

/** What is wrong with a text or its data, where, and what helps; loaded with the first fault. */
export function FaultRemedy(props: RemedyLineProps) {
  return (
    <Suspense fallback={<StatusLine />}>
      <RemedyLine {...props} />
    </Suspense>
  );
}
