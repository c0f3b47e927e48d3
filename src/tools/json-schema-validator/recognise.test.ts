import { describe, expect, it } from 'vitest';
import { sampleOf } from '#core/sample.ts';
import { recognise } from './recognise.ts';

const schema = '"$schema": "https://json-schema.org/draft/2020-12/schema"';
const properties = '"properties": { "a": { "enum": [1, 2] }, "b": true }';
const reasonOf = (text: string) => recognise(sampleOf(text))[0]?.reason;

describe('a JSON Schema', () => {
  it.each([
    `{ ${schema}, ${properties} }`,
    `{ "type": "object", ${properties}, ${schema} }`,
    `{ ${properties}, ${schema}, "$defs": { "c": {} } }`,
    // Longer than a sample.
    `{ ${schema}, "enum": [${'"value", '.repeat(20_000)}0] }`,
  ])('says by which draft it is written, wherever it says so (%#)', (text) => {
    expect(reasonOf(text)).toMatchObject({ key: 'schema', values: { draft: '2020-12' } });
  });

  it.each([
    `{ "type": "object", ${properties} }`,
    `{ "schemas": { ${schema}, ${properties} } }`,
    `{ "list": [{ ${schema} }] }`,
    `[{ ${schema} }]`,
    `{ "text": "{ \\"$schema\\": \\"https://json-schema.org/draft/2020-12/schema\\" }" }`,
    `{ "$schema": "https://example.org/settings.json", "a": {} }`,
  ])('is nothing that only contains one (%#)', (text) => {
    expect(recognise(sampleOf(text))).toEqual([]);
  });
});
