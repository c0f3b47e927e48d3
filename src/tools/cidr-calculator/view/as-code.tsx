import type { ReactNode } from 'react';

/** A network in a table. */
export function asCode(network: string): ReactNode {
  return <code>{network}</code>;
}
