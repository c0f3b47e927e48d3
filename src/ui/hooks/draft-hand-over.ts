import type { Fields } from '#core/field.ts';
import { fitting, type Values } from './draft-memory.ts';

const handed = new Map<string, Values>();

/** Leaves values for another tool's page, which takes those that fit when it is opened; in memory only, so secrets too. */
export function handOver(tool: string, values: Values): void {
  handed.set(tool, values);
}

/** The values that were left for a tool, taken once; undefined when there are none. */
export function takeHanded(tool: string, fields: Fields): Values | undefined {
  const found = handed.get(tool);
  handed.delete(tool);
  return found && fitting(fields, found, () => true).values;
}
