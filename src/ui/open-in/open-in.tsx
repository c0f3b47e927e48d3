import { use, type ReactNode } from 'react';
import { hrefOf } from '../base-path.ts';
import { LinkButton } from '../button/button.tsx';
import { handOver } from '../hooks/draft-hand-over.ts';
import type { Values } from '../hooks/draft-memory.ts';
import { KnownTools } from '../hooks/tool-context.ts';

export interface OpenInProps {
  /** The other tool's id. */
  readonly tool: string;
  /** The values for its page, by the names of its fields; never part of the address. */
  readonly values: Values;
  readonly children: ReactNode;
}

/**
 * A link that opens another tool with values of this one; it renders nothing if there is no such tool.
 *
 * @example
 * ```tsx
 * <OpenIn tool="my-tool" values={{ password: draft.password }}>
 *   Hash it
 * </OpenIn>
 * ```
 */
export function OpenIn({ tool, values, children }: OpenInProps) {
  if (!use(KnownTools).has(tool)) return null;
  return (
    <LinkButton variant="line" size="small" href={hrefOf(`/${tool}`)} onClick={() => handOver(tool, values)}>
      {children}
    </LinkButton>
  );
}
