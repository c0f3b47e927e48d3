import { ToolError } from '#core/operation.ts';

/** TypeID v0.3, "Prefix". */
const shape = /^(?:[a-z](?:[a-z_]{0,61}[a-z])?)?$/;

export const isPrefix = (prefix: string): boolean => shape.test(prefix);

/** @throws ToolError `invalid-prefix` { prefix } */
export function typeIdOf(prefix: string, suffix: string): string {
  if (!isPrefix(prefix)) throw new ToolError('invalid-prefix', { prefix });
  return prefix === '' ? suffix : `${prefix}_${suffix}`;
}
