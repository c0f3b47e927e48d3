import { expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { query } from '../engine.ts';
import { withCause } from './cause.ts';

it.each([
  ['$[9007199254740992]', { reason: 'too-large' }],
  [`$[?${'('.repeat(201)}@.a${')'.repeat(201)}]`, { reason: 'too-deep', limit: 200 }],
  [`${'!'.repeat(201)}a`, { reason: 'too-deep', limit: 200 }],
  [`$.${'a'.repeat(9_999)}`, { reason: 'too-long', length: 10_001, limit: 10_000, offset: undefined }],
  ['{"a": [1, 2,, "%zz', { reason: 'unclosed', quote: '"', offset: 14 }],
  ["$['a\\'", { reason: 'unclosed', quote: "'", offset: 2 }],
  ["'a", { reason: 'unclosed', quote: "'", offset: 0 }],
  ['`nul`', { reason: 'bad-string', offset: 0 }],
  ['$.a[', { reason: 'unexpected-end', offset: 4 }],
])('says what is wrong with %s', async (expression, details) => {
  const result = await execute(query, { text: '{}', expression });
  if (result.ok) throw new Error('it has no fault');
  const found = withCause(result.error, expression).details;
  expect({ ...found, offset: found['offset'] }).toMatchObject(details);
});
