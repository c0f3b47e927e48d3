import { expect, it } from 'vitest';
import { neededFor, wantedOf } from './wanted.ts';

it('needs the one algorithm that the expected digest can be of', () => {
  const sha512 = `sha512-${'A'.repeat(86)}==`;
  expect(neededFor(['sha256'], wantedOf(sha512))).toEqual(['sha256', 'sha512']);
  expect(neededFor(['sha256'], wantedOf('00'.repeat(32)))).toEqual(['sha256']);
  expect(neededFor(['sha256'], wantedOf(''))).toEqual(['sha256']);
  expect(neededFor(['sha256'], wantedOf('no digest!'))).toEqual(['sha256']);
});
