import { expect, it } from 'vitest';
import { shareOut } from './share-out.ts';

it.each([
  [
    ['person.schema.json', 'ada.json'],
    ['person.schema.json', 'ada.json'],
  ],
  [
    ['ada.json', 'person.Schema.json'],
    ['person.Schema.json', 'ada.json'],
  ],
  [
    ['person.json', 'ada.json'],
    ['person.json', 'ada.json'],
  ],
  [
    ['a.json', 'b.json', 'schema.json'],
    ['schema.json', 'a.json'],
  ],
  [
    ['schema-1.json', 'schema-2.json'],
    ['schema-1.json', 'schema-2.json'],
  ],
])('shares out %j', (names, expected) => {
  const [schema, data] = shareOut(names.map((name) => ({ name })));
  expect([schema?.name, data?.name]).toEqual(expected);
});
