import { lazy, useEffect, type ReactNode } from 'react';
import type { Field } from '#core/field.ts';
import type { Failure, Operation } from '#core/operation.ts';
import { DeferredSuspense } from '../deferred-suspense/deferred-suspense.tsx';
import type { Remedy } from '../fault/fault-message.tsx';
import { useRunner } from '../hooks/use-runner.ts';

const Replacement = lazy(async () => ({ default: (await import('../diff-view/replacement.tsx')).Replacement }));

export interface RepairSetup {
  /** Makes a good text of a broken one. */
  readonly operation: Operation<{ readonly text: Field<string, true> }, string>;
  /** The errors that it may fix. */
  readonly code: string;
  readonly label: string;
  /** The heading of what would change. */
  readonly title: string;
  readonly value: string;
  readonly onReplace: (text: string) => void;
}

export interface Repair {
  readonly code: string;
  readonly remedy: Remedy;
  readonly slow: boolean;
  /** The reason why the text could not be repaired. */
  readonly error: Failure | undefined;
  /** The proposed changes, to accept or discard. */
  readonly preview: ReactNode;
}

/**
 * Repairs a text after showing the proposed changes.
 *
 * @example
 * ```tsx
 * const mend = useRepair({ operation: repair, code: 'invalid-json', label, title, value, onReplace });
 * ```
 */
export function useRepair({ operation, code, label, title, value, onReplace }: RepairSetup): Repair {
  const { clear, start, value: repaired, slow, error } = useRunner(operation);
  useEffect(clear, [value, clear]);
  return {
    code,
    slow,
    error,
    remedy: { label, apply: () => start({ text: value }) },
    preview: repaired !== undefined && (
      <DeferredSuspense>
        <Replacement
          title={title}
          before={value}
          after={repaired}
          onReplace={() => onReplace(repaired)}
          onDiscard={clear}
        />
      </DeferredSuspense>
    ),
  };
}
