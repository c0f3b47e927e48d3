import type { ReactNode } from 'react';
import type { Operation } from '#core/operation.ts';
import { ToolContext } from '../hooks/tool-context.ts';
import { useOperation } from '../hooks/use-operation.ts';
import { useLoadedOperation } from './use-loaded-operation.ts';

export interface OtherOperationProps {
  /** The id of an operation of another tool that takes every value of the draft. */
  readonly id: `${string}/${string}`;
  /** Its input. */
  readonly draft: Readonly<Record<string, unknown>>;
  /** Shows the last result; undefined until there is one. */
  readonly children: (value: unknown) => ReactNode;
}

/**
 * The live result of an operation of another tool, which is loaded with it; "Copy as" and pipes do not see the run.
 * An error of the operation is a bug of the page that asked: it is thrown.
 *
 * @example
 * ```tsx
 * <OtherOperation id="my-tool/convert" draft={{ text }}>
 *   {(value) => <output>{String(value ?? '')}</output>}
 * </OtherOperation>
 * ```
 */
export function OtherOperation({ id, ...run }: OtherOperationProps) {
  const operation = useLoadedOperation(id);
  if (!operation) return run.children(undefined);
  return (
    <ToolContext value="">
      <Run operation={operation} {...run} />
    </ToolContext>
  );
}

function Run({ operation, draft, children }: Omit<OtherOperationProps, 'id'> & { readonly operation: Operation }) {
  const { value, error } = useOperation(operation, draft);
  if (error) throw new Error(`${operation.id}: ${error.code}`);
  return children(value);
}
