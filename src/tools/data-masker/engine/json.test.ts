import { describe, expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { mask } from '../engine.ts';

async function masked(text: string, options: object = {}) {
  const result = await execute(mask, { text, format: 'json', ...options });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('secrets in JSON', () => {
  it('masks members that are named as headers of credentials', async () => {
    const text = '{"headers":{"cookie":"sid=abc","Set-Cookie":["a=1","b=2"],"n":1}}';
    expect((await masked(text)).text).toBe(
      '{"headers":{"cookie":"[AUTH-HEADER-1]","Set-Cookie":["[AUTH-HEADER-2]","[AUTH-HEADER-3]"],"n":1}}',
    );
    const header = '{"authorization":"Bearer abc"}';
    expect((await masked(header, { kinds: ['auth-header'] })).text).toBe('{"authorization":"[AUTH-HEADER-1]"}');
  });

  it.each(['Authorization', 'Proxy-Authorization'])(
    'masks the member %s as a header, not as a secret',
    async (name) => {
      const text = JSON.stringify({ headers: { [name]: 'Bearer abc' } });
      const { text: output, counts } = await masked(text);
      expect(output).toBe(text.replace('Bearer abc', '[AUTH-HEADER-1]'));
      expect([counts['auth-header'].found, counts['secret-value'].found]).toEqual([1, 0]);
      // Who leaves headers alone does not get them back under another name.
      expect((await masked(text, { kinds: ['secret-value'] })).text).toBe(text);
    },
  );

  it('masks the elements of a list with a secret name', async () => {
    expect((await masked('{"api_keys":["k1",["k2"],{"id":"k3"}],"ids":["k4"]}')).text).toBe(
      '{"api_keys":["[SECRET-VALUE-1]",["[SECRET-VALUE-2]"],{"id":"k3"}],"ids":["k4"]}',
    );
  });

  it('compares numbers with values and patterns of the user', async () => {
    const own = { deny: ['48151623'], allow: ['12345'], patterns: [{ name: 'no', pattern: String.raw`\d{5}` }] };
    const { findings, text } = await masked('{"a": 48151623, "b": 54321, "c": 12345, "d": 1}', own);
    expect(text).toBe('{"a": "[CUSTOM-1]", "b": "[NO-1]", "c": 12345, "d": 1}');
    expect(findings[0]).toMatchObject({ path: '/a', line: 1, column: 7, length: 8 });
  });
});
