import { use, type ReactNode } from 'react';
import { hrefOf } from '../base-path.ts';
import { LinkButton } from '../button/button.tsx';
import { handOver, type Values } from '../hooks/draft-store.ts';
import { KnownTools } from '../hooks/tool-context.ts';

export interface OpenInProps {
  /** The other tool's id. */
  readonly tool: string;
  /** What its page shall hold, by the names of its fields; never in the address. */
  readonly values: Values;
  readonly children: ReactNode;
}

/** A link that opens another tool with values of this one; nothing when there is no such tool. */
export function OpenIn({ tool, values, children }: OpenInProps) {
  if (!use(KnownTools).has(tool)) return null;
  return (
    <LinkButton variant="line" size="small" href={hrefOf(`/${tool}`)} onClick={() => handOver(tool, values)}>
      {children}
    </LinkButton>
  );
}
