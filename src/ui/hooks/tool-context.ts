import { createContext, useContext } from 'react';

/** The id of the tool whose page is shown; empty outside of one. */
export const ToolContext = createContext('');

export function useToolId(): string {
  return useContext(ToolContext);
}
