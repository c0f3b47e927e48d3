import { lazy, Suspense } from 'react';
import type { JsonSource } from '../json-fault/json-fault.tsx';
import { PlainFault, type PlainFaultProps } from './plain-fault.tsx';

export type { Remedy } from './plain-fault.tsx';

const JsonFault = lazy(async () => ({ default: (await import('../json-fault/json-fault.tsx')).JsonFault }));

export interface FaultMessageProps extends PlainFaultProps {
  /** The text of the error, for a text that should be JSON: where it is not, a repair is offered. */
  readonly json?: JsonSource | undefined;
}

/**
 * Shows an error, its place, its remedies, and a button that leads to the place. For parts that are themselves loaded
 * with the first fault; all others use `FaultLine`.
 *
 * @example
 * ```tsx
 * <FaultMessage error={error} messages={text} onGoTo={(offset) => editor.current?.goTo(offset)} />
 * ```
 */
export function FaultMessage({ json, ...fault }: FaultMessageProps) {
  const plain = <PlainFault {...fault} />;
  if (!json || fault.error.code !== 'invalid-json') return plain;
  return (
    <Suspense fallback={plain}>
      <JsonFault {...fault} {...json} />
    </Suspense>
  );
}
