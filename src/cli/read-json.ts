import { describeError } from '#core/error-message.ts';
import { ToolError } from '#core/operation.ts';
import { jsonFault, jsonFaultWords } from '#run/json-fault.ts';

/** Reads JSON that was typed. Error: `invalid-json` { where, problem }. */
export function readJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const problem = describeError([jsonFaultWords.en], 'en', 'invalid-json', jsonFault(text));
    throw new ToolError('invalid-json', { where, problem });
  }
}
