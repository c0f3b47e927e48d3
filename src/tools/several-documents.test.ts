import { expect, it } from 'vitest';
import { findOperation } from '#run/find-operation.ts';
import { runWithMessage } from '#run/run-with-message.ts';

const json = '{"a":1}\n{"b":2}';
const yaml = 'services: {}\n---\nservices: {}';
const xml = '<a/>\n<b/>';

it.each<[string, Readonly<Record<string, unknown>>]>([
  ['json-prettify/format', { text: json }],
  ['json-minify/minify', { text: json }],
  ['json-to-yaml-converter/convert', { text: json, strict: true }],
  ['json-to-toml/convert', { text: json }],
  ['yaml-to-toml/convert', { text: yaml }],
  ['json-diff/patch', { left: json, right: '{}' }],
  ['json-schema-validator/validate', { data: '{}', schema: json }],
  ['docker-run-to-docker-compose-converter/convert', { text: 'docker run a', existing: yaml }],
  ['xml-to-json/convert', { text: xml }],
  ['xml-formatter/format', { text: xml }],
])('%s says of several documents what they are and what to do', async (op, input) => {
  const operation = await findOperation(op);
  const english = await runWithMessage(operation, input, { language: 'en' });
  const french = await runWithMessage(operation, input, { language: 'fr' });
  if (english.ok || french.ok) throw new Error('no error');
  expect(english.error.message).toMatch(/document.*\. .*(?:remove the rest|keep|put)/i);
  expect(french.error.message).toMatch(/document.*[.:] .*(?:supprimez la suite|gardez|placez|mettez)/i);
});
