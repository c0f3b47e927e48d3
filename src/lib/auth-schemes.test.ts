import { describe, expect, it } from 'vitest';
import { authSchemes, credentials } from './auth-schemes.ts';

const header = new RegExp(String.raw`(?:${authSchemes}) (?<credentials>${credentials()})`, 'i');

describe('credentials', () => {
  it.each([
    ['Basic Ym9iOnMzY3JldDE=" -H "X: y"', 'Ym9iOnMzY3JldDE='],
    ['Basic Ym9iOnMzY3JldDE= 200 12ms', 'Ym9iOnMzY3JldDE='],
    ['Basic Ym9iOnMzY3JldDE=", "n": 1}', 'Ym9iOnMzY3JldDE='],
    ['Basic Ym9iOnMzY3JldA==, x', 'Ym9iOnMzY3JldA=='],
    [String.raw`Bearer abc=\"}`, 'abc='],
    [String.raw`Key a!b\"}`, 'a!b'],
    ['Token token="abc", nonce="def" x', 'token="abc", nonce="def"'],
    [String.raw`Digest username=\"joe\", response=66", "x"`, String.raw`username=\"joe\", response=66`],
  ])('reads %j', (text, expected) => {
    expect(header.exec(text)?.groups?.['credentials']).toBe(expected);
  });
});
