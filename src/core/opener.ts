import type { Details } from './operation.ts';

/**
 * Turns a request to one of a tool's operations into values for its page, by the names of the page's fields. Without an
 * opener the page uses the names of the input. `op` is the tool's name alone for a text that it takes without a request
 * (`takesText`).
 *
 * @example
 * ```ts
 * export const open: Opener = (input, op) => (op === 'my-tool/decode' ? { coded: input['text'] } : input);
 * ```
 */
export type Opener = (input: Details, op: string) => Details;
