import { lazy } from 'react';
import { DeferredSuspense } from '../deferred-suspense/deferred-suspense.tsx';
import type { FaultMessageProps } from './fault-message.tsx';

const FaultMessage = lazy(async () => ({ default: (await import('./fault-message.tsx')).FaultMessage }));

/**
 * Shows an error, its place and its remedies; it is loaded with the first fault.
 *
 * @example
 * ```tsx
 * <FaultLine
 *   error={error}
 *   messages={text}
 *   remedies={[{ label: t('repair'), apply: repair }]}
 *   onGoTo={(offset) => editor.current?.goTo(offset)}
 * />
 * ```
 */
export function FaultLine(props: FaultMessageProps) {
  return (
    <DeferredSuspense>
      <FaultMessage {...props} />
    </DeferredSuspense>
  );
}
