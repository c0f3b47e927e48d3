import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { convertFields, parseFields } from './engine/fields.ts';

const loadParse = once(() => import('./engine/parse.ts'));

const load = once(() => import('./engine/convert.ts'));

/**
 * The requests of curl commands, calls of fetch, a raw HTTP request or a HAR, with what became of each flag. Errors:
 * `empty-input`, `no-curl-command`, `unterminated-quote` (`line`, `offset` except for cmd.exe), `missing-value` (`flag`, `line`), `missing-url` (`line`),
 * `invalid-fetch` (`line`, `column`), `missing-host` (`line`), `invalid-har` (`line`, `column`), `too-many-commands` (`max`).
 */
export const parse = operation('curl-converter/parse', {
  input: parseFields,
  thread: 'worker',
  run: async (input) => {
    const { messages, requests, source } = (await loadParse()).parseText(input);
    return { source, requests, messages };
  },
});

/** The same requests as code, or as a curl command again. Errors as `parse`, and `invalid-url` (`url`, `line`). */
export const convert = operation('curl-converter/convert', {
  input: convertFields,
  thread: 'worker',
  run: async (input) => (await load()).convertText(input),
});

/** `convert` with the requests, and what the text was read as. Errors as `convert`. */
export const convertWithRequests = operation('curl-converter/convert-with-requests', {
  input: convertFields,
  thread: 'worker',
  run: async (input) => (await load()).convertWithRequests(input),
});
