import { integer, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';

const loadConvert = once(() => import('./engine/convert.ts'));

/**
 * One Compose file for all `docker run` commands of a text, with what could not be carried over. Errors, only when
 * nothing can be converted: `empty-input`, `no-run-command`, `unterminated-quote` { line, offset }, `missing-image` { line },
 * `missing-value` { flag, line }, `invalid-value` { flag, value, line }, `invalid-yaml` { line, column },
 * `too-deep` { line, column }, `too-many-nodes`, `not-a-compose-file`.
 */
export const convert = operation('docker-run-to-docker-compose-converter/convert', {
  input: { text: text(), indent: integer({ min: 2, max: 8 }, 2), existing: text('') },
  // A YAML parser looks at a character many times.
  weight: ({ existing }) => 16 * existing.length,
  run: async (input) => (await loadConvert()).convertCommands(input),
});
