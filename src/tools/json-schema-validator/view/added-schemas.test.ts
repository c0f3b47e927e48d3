import { describe, expect, it } from 'vitest';
import type { Failure } from '#core/operation.ts';
import { addedAt, missingSchema } from './added-schemas.ts';

const failure = (code: string, details: Failure['details']): Failure => ({ code, details }) as Failure;
const schemas = [
  { uri: 'a.json', text: ' ' },
  { uri: 'b.json#', text: '{' },
  { uri: 'c.json', text: '{}' },
];

describe('addedAt', () => {
  it.each([
    [{ field: 'schema', source: 'b.json' }, 1],
    [{ field: 'schema' }, -1],
    [{ field: 'data' }, -1],
  ])('finds the schema of %j', (details, at) => {
    expect(addedAt(failure('invalid-json', details), schemas)).toBe(at);
  });
  it('finds none without an error', () => {
    expect(addedAt(undefined, schemas)).toBe(-1);
  });
});

describe('missingSchema', () => {
  it.each([
    ['d.json#/x', 'https://a.example/d.json', { uri: 'https://a.example/d.json', reason: undefined }],
    ['a.json', 'a.json', { uri: 'a.json', reason: 'blank' }],
    ['b.json', 'b.json', { uri: 'b.json', reason: 'added' }],
    ['c.json#/x', 'c.json', { uri: 'c.json', reason: 'added' }],
    ['#/x', undefined, undefined],
  ])('of the reference %s to %s', (ref, uri, expected) => {
    expect(missingSchema(failure('unresolved-ref', { ref, uri }), schemas)).toEqual(expected);
  });
  it('is nothing of another error', () => {
    expect(missingSchema(failure('unknown-draft', { uri: 'd.json' }), schemas)).toBeUndefined();
  });
});
