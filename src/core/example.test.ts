import { describe, expect, it } from 'vitest';
import { mismatch, type Example } from './example.ts';
import type { Result } from './operation.ts';

const ok = (value: unknown): Result<unknown> => ({ ok: true, value });
const failed = (code: string, details: Record<string, unknown> = {}): Result<unknown> => ({
  ok: false,
  error: { code, message: code, details },
});
const given = { op: 'encode', input: {} };

describe('mismatch', () => {
  it.each<[string, Omit<Example, 'op' | 'input'>, Result<unknown>]>([
    ['the same text', { value: 'a' }, ok('a')],
    ['null', { value: null }, ok(null)],
    ['the same structure', { value: { a: [1, { b: true }] } }, ok({ a: [1, { b: true }] })],
    ['bytes', { value: new Uint8Array([1, 2]) }, ok(new Uint8Array([1, 2]))],
    ['a part', { partial: { a: { b: 1 } } }, ok({ a: { b: 1, c: 2 }, d: 3 })],
    ['a pattern', { partial: { id: /^\d+$/ } }, ok({ id: '42', other: 1 })],
    ['a pattern alone', { partial: /^a/ }, ok('ab')],
    ['an error', { error: 'bad' }, failed('bad', { position: 7 })],
    ['an error with details', { error: 'bad', details: { position: 7 } }, failed('bad', { position: 7, line: 1 })],
  ])('accepts %s', (_, expected, result) => {
    expect(mismatch({ ...given, ...expected }, result)).toBeUndefined();
  });

  it.each<[string, Omit<Example, 'op' | 'input'>, Result<unknown>]>([
    ['another text', { value: 'a' }, ok('b')],
    ['minus zero for zero', { value: 0 }, ok(-0)],
    ['a member too many', { value: { a: 1 } }, ok({ a: 1, b: 2 })],
    ['a member too few', { partial: { a: 1, b: 2 } }, ok({ a: 1 })],
    ['an item too many', { partial: [1] }, ok([1, 2])],
    ['an object for a list', { value: [] }, ok({})],
    ['a list for an object', { value: {} }, ok([])],
    ['null for an object', { partial: {} }, ok(null)],
    ['a number for a pattern', { partial: /1/ }, ok(1)],
    ['an error for a value', { value: 'a' }, failed('bad')],
    ['a value for an error', { error: 'bad' }, ok('a')],
    ['another code', { error: 'bad' }, failed('worse')],
    ['other details', { error: 'bad', details: { position: 7 } }, failed('bad', { position: 8 })],
  ])('refuses %s', (_, expected, result) => {
    expect(mismatch({ ...given, ...expected }, result)).toMatch(/^encode \{\} gave /);
  });
});
