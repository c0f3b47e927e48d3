import { describe, expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { maskFile, maskText } from '../../engine.ts';

async function masked(text: string, options: object = {}): Promise<unknown> {
  const result = await execute(maskText, { text, ...options });
  return result.ok ? result.value : result.error.code;
}

describe('a value whose name stands beside it', () => {
  it.each([
    [
      '{"header":[{"key":"Authorization","value":"Bearer abc def","type":"text"}]}',
      '{"header":[{"key":"Authorization","value":"[AUTH-HEADER-1]","type":"text"}]}',
    ],
    [
      '[{"value":"Bearer abc","name":"authorization"},{"Key":"X-Api-Key","Value":["k1","k2"]}]',
      '[{"value":"[AUTH-HEADER-1]","name":"authorization"},{"Key":"X-Api-Key","Value":["[SECRET-VALUE-1]","[SECRET-VALUE-2]"]}]',
    ],
    [
      '{"ParameterKey":"DBPassword","ParameterValue":"hunter2"}',
      '{"ParameterKey":"DBPassword","ParameterValue":"[SECRET-VALUE-1]"}',
    ],
    [
      '{"key":"http.request.header.authorization","value":{"arrayValue":{"values":[{"stringValue":"Bearer abc"}]}}}',
      '{"key":"http.request.header.authorization","value":{"arrayValue":{"values":[{"stringValue":"[SECRET-VALUE-1]"}]}}}',
    ],
    [
      '{"headers":[["Authorization","Bearer abc"],["X-Api-Key" , "k1" ],["Accept","a/b"]]}',
      '{"headers":[["Authorization","[AUTH-HEADER-1]"],["X-Api-Key" , "[SECRET-VALUE-1]" ],["Accept","a/b"]]}',
    ],
    [
      '{"rawHeaders":["Host","h","Authorization","Basic abc","x-api-key","k1"]}',
      '{"rawHeaders":["Host","h","Authorization","[AUTH-HEADER-1]","x-api-key","[SECRET-VALUE-1]"]}',
    ],
    [
      JSON.stringify({ body: '[{"key":"Authorization","value":"Bearer abc"}]' }),
      JSON.stringify({ body: '[{"key":"Authorization","value":"Bearer [AUTH-HEADER-1]"}]' }),
    ],
    [
      '{"log":{"entries":[{"request":{"headers":[{"name":"X-Secret","value":"abc"}]}}]}}',
      '{"log":{"entries":[{"request":{"headers":[{"name":"X-Secret","value":"[SECRET-VALUE-1]"}]}}]}}',
    ],
  ])('is masked in JSON: %s', async (text, expected) => {
    expect(await masked(text)).toBe(expected);
  });

  it.each([
    '{"name":"title","value":"x"}',
    '{"name":"Authorization","value":"Bearer {{token}}"}',
    '{"key":"token","value":"{{token}}","enabled":true}',
    '{"name":"Access-Control-Allow-Credentials","value":"true"}',
    '{"name":"WWW-Authenticate","value":"Basic realm=x"}',
    '{"name":"tokens","value":17}',
    '{"key":"usage.input_tokens","value":{"intValue":"17"}}',
    '{"name":"password","value":null}',
    '{"name":"password","value":""}',
    '{"name":"How do I change my password?","value":"Like this."}',
    '{"name":"password","inner":{"value":"x"}}',
    '{"inner":{"name":"password"},"value":"x"}',
    '{"headers":["Authorization","X-Api-Key","Accept"]}',
    '[["password","Your password"]]',
    '{"required":["token","name"]}',
  ])('stays in JSON: %s', async (text) => {
    expect(await masked(text)).toBe(text);
  });

  it('stays in JSON when it is allowed, or its kind is not wanted', async () => {
    const text = '[{"key":"Authorization","value":"Bearer abc"},{"key":"token","value":"abc"}]';
    expect(await masked(text, { allow: ['bearer ABC', 'abc'] })).toBe(text);
    expect(await masked(text, { kinds: ['email'] })).toBe(text);
    expect(await masked(text, { format: 'json' })).not.toContain('abc');
  });

  it.each([
    ['x {"key":"Authorization","value":"Bearer abc"}', 'x {"key":"Authorization","value":"Bearer [AUTH-HEADER-1]"}'],
    ["x {'value': 'k1', 'name': 'X-Api-Key'}", "x {'value': '[SECRET-VALUE-1]', 'name': 'X-Api-Key'}"],
    [
      String.raw`x "{\"key\":\"Cookie\",\"value\":\"sid=abc; b=d\"}"`,
      String.raw`x "{\"key\":\"Cookie\",\"value\":\"sid=[AUTH-HEADER-1]; b=[AUTH-HEADER-2]\"}"`,
    ],
    ["x { name: 'token', on: true, value: 'abc' }", "x { name: 'token', on: true, value: '[SECRET-VALUE-1]' }"],
    ['{:name=>"token", :on=>true, :value=>"abc"}', '{:name=>"token", :on=>true, :value=>"[SECRET-VALUE-1]"}'],
    ['<add key="ApiToken" value="abc"/>', '<add key="ApiToken" value="[SECRET-VALUE-1]"/>'],
    [
      '<input value="abc"\n  type="hidden" name="csrf_token">',
      '<input value="[SECRET-VALUE-1]"\n  type="hidden" name="csrf_token">',
    ],
    [
      'env:\n  - name: DB_PASSWORD\n    value: hunter2\n  - name: TITLE\n    value: x\n',
      'env:\n  - name: DB_PASSWORD\n    value: [SECRET-VALUE-1]\n  - name: TITLE\n    value: x\n',
    ],
    [
      '- value: Digest a="b", c=d\r\n  name: Authorization\r\n- value: x\r\n  name: y\r\n',
      '- value: Digest [AUTH-HEADER-1]\r\n  name: Authorization\r\n- value: x\r\n  name: y\r\n',
    ],
    [
      'x {"Key":"Set-Cookie","Value":["a=1; Path=/","b=2"]}',
      'x {"Key":"Set-Cookie","Value":["a=[AUTH-HEADER-1]; Path=/","b=[AUTH-HEADER-2]"]}',
    ],
    [`r.header("Authorization", "Bearer abc")`, `r.header("Authorization", "Bearer [AUTH-HEADER-1]")`],
    [`[['Cookie','a=b; c=d']]`, `[['Cookie','a=[AUTH-HEADER-1]; c=[AUTH-HEADER-2]']]`],
  ])('is masked in a text: %j', async (text, expected) => {
    expect(await masked(text, { format: 'text' })).toBe(expected);
  });

  it.each([
    'x {"name":"title","value":"x"}',
    'x {"name":"token"},{"value":"x"}',
    'x {"value":"x","name":"title"} {"name":"token"}',
    '- name: token\n- value: x\n',
    'metadata:\n  name: db-password\n\nvalue: x\n',
    'metadata:\n  name: db-password\nvalue: x\n',
    '- name: TOKEN\n  valueFrom:\n    secretKeyRef:\n      name: my-secret\n      key: token\n- name: a\n  value: b\n',
    '<p name="token"><b value="abc">',
    'name=token value={{token}} name=tokens value=17',
    '("password", "Your password")',
    '["Authorization", "Accept"]',
  ])('stays in a text: %j', async (text) => {
    expect(await masked(text, { format: 'text' })).toBe(text);
  });

  it.each([
    'name=token ',
    'value=a ',
    'value="',
    'value=\'a\\" ',
    'name:a\nvalue:',
    'k=',
    'form-data; name=',
    'form-data; name=token\n\n',
    '"Cookie","',
  ])('gets through 1 MB of %j', async (piece) => {
    expect(await masked(piece.repeat(Math.ceil(1_000_000 / piece.length)), { format: 'text' })).toBeDefined();
  });
});

describe('a field of multipart/form-data', () => {
  const lines = (...values: string[]) => [
    '--X',
    'Content-Disposition: form-data; name="user"',
    '',
    'bob',
    '--X',
    'Content-Disposition: form-data; name="password"; x="y"',
    'Content-Type: text/plain; charset=utf-8',
    '',
    ...values,
    '--X--',
    '',
  ];

  it.each(['\n', '\r\n', String.raw`\n`, String.raw`\r\n`, String.raw`\\r\\n`])(
    'is masked with %j between its lines',
    async (end) => {
      for (const quote of ['"', "'", String.raw`\"`, '']) {
        const write = (all: readonly string[]) => all.join(end).replaceAll('"', quote);
        const options = { format: 'text' };
        expect(await masked(write(lines('hunter2')), options)).toBe(write(lines('[SECRET-VALUE-1]')));
        expect(await masked(write(lines('two words', '-x')), options)).toBe(write(lines('[SECRET-VALUE-1]')));
      }
    },
  );

  it('is masked to the end of its line, however long it is', async () => {
    const value = 'a'.repeat(5000);
    const options = { format: 'text' };
    expect(await masked(lines(value).join('\n'), options)).toBe(lines('[SECRET-VALUE-1]').join('\n'));
    expect(await masked(`form-data; name=token\n\n${value}`, options)).toBe(
      'form-data; name=token\n\n[SECRET-VALUE-1]',
    );
  });

  it('is masked in JSON, and in a text that ends early', async () => {
    const har = (all: readonly string[]) =>
      JSON.stringify({ log: { entries: [{ request: { postData: { text: all.join('\r\n') } } }] } });
    expect(await masked(har(lines('hunter2')))).toBe(har(lines('[SECRET-VALUE-1]')));
    expect(await masked('form-data; name=token\n\nabc')).toBe('form-data; name=token\n\n[SECRET-VALUE-1]');
    expect(await masked('form-data; name=token\n\n\n--X')).toBe('form-data; name=token\n\n\n--X');
    expect(await masked('form-data; name=token\n\nabc\nx\ny')).toBe('form-data; name=token\n\n[SECRET-VALUE-1]\nx\ny');
  });
});

describe('a name and its value in a long text', () => {
  const records = [
    ['- name: DB_PASSWORD\n  value: ', 'hunter2', '\n'],
    ['- value: ', 'hunter2', '\n  name: DB_PASSWORD\n'],
    ['--X\nContent-Disposition: form-data; name="password"\n\n', 'hunter2', '\n--X\n'],
  ] as const;

  it.each(records)('stay together: %j', async (before, value, after) => {
    const count = Math.ceil(2_200_000 / (before + value + after).length);
    const text = (before + value + after).repeat(count);
    const expected = `${before}[SECRET-VALUE-1]${after}`.repeat(count);
    expect(await masked(text)).toBe(expected);
    const result = await execute(maskFile, { file: new Blob([text]) });
    expect(result.ok && (await result.value.file.text())).toBe(expected);
  });
});
