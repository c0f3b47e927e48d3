import { use, type ReactNode } from 'react';
import { hrefOf } from '../base-path.ts';
import { Button, LinkButton } from '../button/button.tsx';
import { handOver } from '../hooks/draft-hand-over.ts';
import type { Values } from '../hooks/draft-memory.ts';
import { KnownTools } from '../hooks/tool-context.ts';

export interface OpenInProps {
  /** The other tool's id. */
  readonly tool: string;
  /** The values for its page, by the names of its fields; never part of the address. */
  readonly values: Values;
  /** Then it is quiet, as the other actions in the head of a pane. */
  readonly icon?: string;
  /** `medium` beside other buttons of that height. */
  readonly size?: 'small' | 'medium';
  /** There is nothing to hand over: the button stays where it is. */
  readonly disabled?: boolean;
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
export function OpenIn({ tool, values, icon, size = 'small', disabled = false, children }: OpenInProps) {
  if (!use(KnownTools).has(tool)) return null;
  const look = { variant: icon ? 'quiet' : 'line', size, ...(icon && { icon }) } as const;
  return disabled ? (
    <Button {...look} disabled>
      {children}
    </Button>
  ) : (
    <LinkButton
      {...look}
      href={hrefOf(`/${tool}`)}
      onClick={(event) => {
        // A new tab has a memory of its own.
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) handOver(tool, values);
      }}
    >
      {children}
    </LinkButton>
  );
}
