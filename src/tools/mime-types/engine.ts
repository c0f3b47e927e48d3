import { flag, integer, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';

const loadSearch = once(() => import('./engine/search.ts'));
const loadSniff = once(() => import('./engine/sniff.ts'));

/** The table and what reads it: 23 kB, loaded when the first operation runs. */
const reading = once(() => import('./engine/reading.ts'));

/** The types of a file name, path, URL or extension, best first. Error: `missing-extension`. */
export const fromExtension = operation('mime-types/from-extension', {
  input: { name: text() },
  run: async ({ name }) => (await reading()).typesOf(name),
});

/** What a media type is, its parameters read (RFC 9110, 8.3.1). Error: `invalid-mime-type`. */
export const fromType = operation('mime-types/from-type', {
  input: { type: text() },
  run: async ({ type }) => (await reading()).readType(type),
});

/** Types by type, extension or a part of them, best first. */
export const search = operation('mime-types/search', {
  input: { query: text(), limit: integer({ min: 1, max: 3000 }, 50), onlyWithExtensions: flag(false) },
  run: async (input) => (await loadSearch()).searchTypes(input),
});

/** What the first bytes of a file, 4 kB suffice, say that it is. Error: `invalid-base64`. */
export const sniff = operation('mime-types/sniff', {
  input: { base64: text() },
  run: async ({ base64 }) => (await loadSniff()).sniffBase64(base64),
});
