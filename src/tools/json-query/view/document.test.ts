import { expect, test } from 'vitest';
import { isDocument } from './document.ts';

test('tells a document from an expression', () => {
  for (const text of [
    '{"a": 1}',
    '{"a":1}\n{"a":2}\n',
    '{"a":[]}\n{"a":[]}',
    '[\n1]',
    '{\n  a: 1, // JSON5\n}',
    '{\n  // A comment\n  "a": [],\n}',
    '[\n  { "a": { "b": "c" },\n]',
  ])
    expect(isDocument(text), text).toBe(true);
  for (const text of [
    '$.a',
    'a[*].b',
    '[0]',
    '[*].{a: b}\n',
    '{a: b, "c": d}',
    '/a/0',
    '$.a\n.b',
    '',
    '{\n  name: name,\n  id: id\n}',
    '[\n  a,\n  b\n]',
    '[].{\n  "name": name,\n  ids: [id]\n}',
    '[0:2].{\n  name: name\n}',
    '{\n  "full name": name,\n  nullable: nullable\n}',
  ])
    expect(isDocument(text), text).toBe(false);
});
