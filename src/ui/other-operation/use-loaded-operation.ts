import { useEffect, useState } from 'react';
import type { Operation } from '#core/operation.ts';
import { loadOperation } from '#run/load-operations.ts';

/**
 * An operation of another tool; undefined until it is loaded. Throws when there is none of that id, or it cannot be loaded.
 *
 * @example
 * ```tsx
 * const hash = useLoadedOperation('hash-text/hash');
 * ```
 */
export function useLoadedOperation(id: string): Operation | undefined {
  const [operation, setOperation] = useState<Operation>();
  const [problem, setProblem] = useState<unknown>();
  useEffect(() => {
    let isWanted = true;
    loadOperation(id).then(
      (found) => {
        if (!isWanted) return;
        if (found) setOperation(found);
        else setProblem(new Error(`unknown operation: ${id}`));
      },
      (error: unknown) => isWanted && setProblem(error),
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  if (problem !== undefined) throw problem;
  return operation?.id === id ? operation : undefined;
}
