import { ToolError } from '#core/operation.ts';
import { applyExpression } from '../engine/apply.ts';
import { parseMode, type ReadMode } from '../engine/mode.ts';

export const keys = ['octal', 'symbolic', 'clauses', 'ls'] as const;
export type Key = (typeof keys)[number];

/** What is being typed, as long as the mode is the one it gave or left. */
export interface Typed {
  readonly key: Key;
  readonly text: string;
  readonly mode: number;
  readonly error?: ToolError;
}

/** Whether a field has a mistake, and the mode is the last good one. */
export const hasMistake = (typed: Typed | undefined, mode: number): boolean =>
  typed?.error !== undefined && typed.mode === mode;

const nothing = { isDirectory: false, umask: 0o022 };

function read(key: Key, text: string): ReadMode {
  if (key !== 'clauses') return parseMode(text);
  return { mode: applyExpression(0, text, nothing), type: null };
}

/** What a field with this text says of a mode: another one, or nothing when it is empty or has a mistake. */
export function typedInto(key: Key, text: string, mode: number): { readonly typed: Typed; readonly found?: ReadMode } {
  // Who empties a field is about to type: the mode stays until then.
  if (text.trim() === '') return { typed: { key, text, mode } };
  try {
    const found = read(key, text);
    return { typed: { key, text, mode: found.mode }, found };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { typed: { key, text, mode, error } };
  }
}
