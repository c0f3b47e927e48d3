import { ToolError } from '#core/operation.ts';

/** Reads JSON that was typed. Error: `invalid-json` { where, problem }. */
export function readJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The engine's own sentence: what says it in ours is more than every start of the command line should load.
    throw new ToolError('invalid-json', { where, problem: (error as SyntaxError).message });
  }
}
