import { expect, test } from 'vitest';
import { isDocument } from './document.ts';

test('tells a document from an expression', () => {
  for (const text of ['{"a": 1}', '{"a":1}\n{"a":2}\n', '[\n1]', '{\n  a: 1, // JSON5\n}'])
    expect(isDocument(text), text).toBe(true);
  for (const text of ['$.a', 'a[*].b', '[0]', '[*].{a: b}\n', '{a: b, "c": d}', '/a/0', '$.a\n.b', ''])
    expect(isDocument(text), text).toBe(false);
});
