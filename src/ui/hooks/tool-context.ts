import { createContext, useContext } from 'react';

/** The id of the tool whose page is shown; empty outside of one. */
export const ToolContext = createContext('');

/** The ids of all tools there are, for links from one tool to another. */
export const KnownTools = createContext<ReadonlySet<string>>(new Set());

export function useToolId(): string {
  return useContext(ToolContext);
}
