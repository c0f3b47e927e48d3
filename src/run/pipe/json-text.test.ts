import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { elementsOf, JsonText } from './json-text.ts';

const space = fc.stringMatching(/^[ \t\r\n]{0,2}$/);
const marks = fc.constantFrom(
  '[',
  ']',
  '{',
  '}',
  ',',
  ':',
  ' ',
  '\\\\',
  '\\"',
  '\\n',
  '\\u005c',
  '\u2028',
  '\ud800',
  'a',
);
const string = fc.array(marks, { maxLength: 8 }).map((parts) => `"${parts.join('')}"`);
const scalar = fc.constantFrom('1.0', '-0', '1e400', '12345678901234567890', 'true', 'null', '""', '[]', '{}');
const spaced = (part: fc.Arbitrary<string>) => fc.tuple(space, part, space).map((parts) => parts.join(''));
const listed = (part: fc.Arbitrary<string>) =>
  fc.tuple(fc.array(spaced(part), { maxLength: 4 }), space).map(([parts, inside]) => parts.join(',') || inside);

/** Valid JSON, with white space and escapes anywhere. */
const { value } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    string,
    scalar,
    listed(tie('value')).map((elements) => `[${elements}]`),
    listed(fc.tuple(spaced(string), tie('value')).map((member) => member.join(':'))).map((members) => `{${members}}`),
  ),
}));

it('cuts an array into its elements, as they are written', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(space, value, space), { maxLength: 5 }), space, (parts, inside) => {
      const array = `[${parts.map((part) => part.join('')).join(',') || inside}]`;
      expect(elementsOf(array)).toEqual(parts.map(([, element]) => element));
    }),
    { seed: 1 },
  );
});

it('writes a value without white space, and changes nothing else', () => {
  fc.assert(
    fc.property(value, (source) => {
      const { json } = new JsonText(source);
      expect(JSON.parse(json)).toEqual(JSON.parse(source));
      const ends = json.split(/"(?:[^"\\]|\\.)*"/s);
      expect(ends.join('')).not.toMatch(/\s/);
      expect(json.replace(/\s/g, '')).toBe(source.replace(/\s/g, ''));
    }),
    { seed: 1 },
  );
});

it('is not stopped by depth or length', () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  expect(elementsOf(deep)).toEqual([deep.slice(1, -1)]);
  expect(elementsOf(`["${String.raw`\n`.repeat(1_000_000)}", 1]`)[1]).toBe('1');
});
