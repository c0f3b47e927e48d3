import { describe, expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { maskText } from '../../engine.ts';

describe('secrets in a text', () => {
  it.each([
    [
      'curl -H "Authorization: Basic Ym9iOnMzY3JldDE=" -H "X: y"',
      'curl -H "Authorization: Basic [AUTH-HEADER-1]" -H "X: y"',
    ],
    [
      'Authorization: Basic Ym9iOnMzY3JldDE= 200\nAuthorization: Basic Ym9iOnMzY3JldDE= 404',
      'Authorization: Basic [AUTH-HEADER-1] 200\nAuthorization: Basic [AUTH-HEADER-1] 404',
    ],
    ['Cookie: ab_test_1=1; session=session', 'Cookie: ab_test_1=[AUTH-HEADER-1]; session=[AUTH-HEADER-2]'],
    [
      String.raw`body="{\"Authorization\": \"Bearer abcdef123456\"}"`,
      String.raw`body="{\"Authorization\": \"Bearer [AUTH-HEADER-1]\"}"`,
    ],
    ['authorization="Bearer abcdef123456"', 'authorization="Bearer [AUTH-HEADER-1]"'],
    ['"Authorization"=>"Bearer abcdef123456"', '"Authorization"=>"Bearer [AUTH-HEADER-1]"'],
    ['{Authorization=Bearer abcdef123456}', '{Authorization=Bearer [AUTH-HEADER-1]}'],
    [String.raw`{\"Cookie\": \"sid=abc\", \"n\": 1}`, String.raw`{\"Cookie\": \"sid=[AUTH-HEADER-1]\", \"n\": 1}`],
    ['"Set-Cookie"=>"sid=abc; Path=/"', '"Set-Cookie"=>"sid=[AUTH-HEADER-1]; Path=/"'],
    ['cookie=sid=abc', 'cookie=sid=[AUTH-HEADER-1]'],
    ['const cookie = parse(header); a=1', 'const cookie = parse(header); a=1'],
    ['X-Forwarded-Authorization: Bearer abcdef123456', 'X-Forwarded-Authorization: [SECRET-VALUE-1]'],
    ['X-Auth-Token: Bearer abcdef123456 x', 'X-Auth-Token: [SECRET-VALUE-1] x'],
    ['auth_header=Token abcdef123456', 'auth_header=[SECRET-VALUE-1]'],
    ['-H "X-Auth: Basic Ym9iOnMzY3JldDE=" x', '-H "X-Auth: [SECRET-VALUE-1]" x'],
    ['X-Auth: Token token="abc"', 'X-Auth: [SECRET-VALUE-1] token="[SECRET-VALUE-2]"'],
    ['auth=basic user=bob', 'auth=[SECRET-VALUE-1] user=bob'],
    [
      `https://api.telegram.org/bot123456789:AA${'x'.repeat(33)}/getMe`,
      'https://api.telegram.org/bot[TOKEN-TELEGRAM-1]/getMe',
    ],
  ])('masks %j', async (text, expected) => {
    expect(await execute(maskText, { text, format: 'text' })).toMatchObject({ value: expected });
  });
});
