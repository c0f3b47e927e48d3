import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentenceOf } from '#core/error-message.ts';
import { mismatch } from '#core/example.ts';
import { exportName } from '#core/operation-description.ts';
import { execute, type Operation } from '#core/operation.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import * as engine from './engine.ts';
import { examples } from './examples.ts';
import { text as words } from './text.ts';

const operations = engine as unknown as Readonly<Record<string, Operation>>;

/** Tokens are put together here, so that no scanner takes this file for a leak. */
const joined = (...parts: string[]): string => parts.join('');
const letters = (count: number): string => 'aB3dE5gH7jK9mN1pQ4sT6vW8yZ2'.repeat(9).slice(0, count);
const hex = (count: number): string => '0123456789abcdef'.repeat(8).slice(0, count);

async function masked(text: string, options: object = {}): Promise<string> {
  const result = await execute(engine.maskText, { text, ...options });
  return result.ok ? result.value : result.error.code;
}

async function report(text: string, options: object = {}) {
  const result = await execute(engine.mask, { text, ...options });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const jwt = [{ alg: 'HS256' }, { sub: '1' }]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

describe('data-masker', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[exportName(`data-masker/${example.op}`)] as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }

  it.each([
    ['https://ann@corp.fr:pw@h/x', 'https://[URL-CREDENTIALS-1]:[URL-CREDENTIALS-2]@h/x'],
    ['redis://:p%40ss@h', 'redis://:[URL-CREDENTIALS-1]@h'],
    ['http://h:8080/a@b', 'http://h:8080/a@b'],
    [`a ${jwt}.sig b`, 'a [JWT-1] b'],
    [`Authorization: Bearer ${jwt}.`, 'Authorization: Bearer [JWT-1]'],
    [`Authorization: Bearer abc.def`, 'Authorization: Bearer [AUTH-HEADER-1]'],
    [`-H 'authorization: Basic YWJj' x`, `-H 'authorization: Basic [AUTH-HEADER-1]' x`],
    ['Authorization: Digest username="a", uri="/"', 'Authorization: Digest [AUTH-HEADER-1]'],
    ['Authorization: NTLM TlRMTVNT\nx', 'Authorization: NTLM [AUTH-HEADER-1]\nx'],
    ['Authorization: Token token="abc", nonce="def" x', 'Authorization: Token [AUTH-HEADER-1] x'],
    [
      'Authorization: AWS4-HMAC-SHA256 Credential=AK/2013/s3, SignedHeaders=host;range, Signature=fe5f\n',
      'Authorization: AWS4-HMAC-SHA256 [AUTH-HEADER-1]\n',
    ],
    ['Authorization: none for you', 'Authorization: none for you'],
    [`x {"Authorization": ["Bearer abc"]}`, `x {"Authorization": ["Bearer [AUTH-HEADER-1]"]}`],
    [
      `x { 'set-cookie': [ 'a=1; Path=/', "b=2" ], c: ['d=3'] }`,
      `x { 'set-cookie': [ 'a=[AUTH-HEADER-1]; Path=/', "b=[AUTH-HEADER-2]" ], c: ['d=3'] }`,
    ],
    ['Cookie: a=1; b=two\nx', 'Cookie: a=[AUTH-HEADER-1]; b=[AUTH-HEADER-2]\nx'],
    ['Set-Cookie: id=abc; Path=/; Secure', 'Set-Cookie: id=[AUTH-HEADER-1]; Path=/; Secure'],
    ['DB_PASSWORD="a b\\" c" x', 'DB_PASSWORD="[SECRET-VALUE-1]" x'],
    ['?token=abc&x=1', '?token=[SECRET-VALUE-1]&x=1'],
    [String.raw`{\"secret\":\"abc\"}`, String.raw`{\"secret\":\"[SECRET-VALUE-1]\"}`],
    [
      'author: Jane, api-key: 5, token=$TOKEN, secret={{x}}, auth=***',
      'author: Jane, api-key: 5, token=$TOKEN, secret={{x}}, auth=***',
    ],
    [
      'password: {{ .Values.db | quote }}\nsecret={{ x }}s',
      'password: {{ .Values.db | quote }}\nsecret=[SECRET-VALUE-1] x }}s',
    ],
    ['"https://h/?token={{ x }}" (secret={{y}})', '"https://h/?token={{ x }}" (secret={{y}})'],
    ['secret={{y}}"s', 'secret=[SECRET-VALUE-1]'],
    [
      'password=[SECRET-VALUE-1] (token=a) [secret=[b]c]',
      'password=[SECRET-VALUE-1] (token=[SECRET-VALUE-2]) [secret=[SECRET-VALUE-3]]',
    ],
    [`aws_secret_access_key is ${'aB3/'.repeat(10)}`, 'aws_secret_access_key is [SECRET-VALUE-1]'],
    ['FR76 3000 6000 0112 3456 7890 189 ok', '[IBAN-1] ok'],
    ['GB82WEST12345698765432', '[IBAN-1]'],
    ['GB82WEST12345698765433', 'GB82WEST12345698765433'],
    ['no 12 4111-1111-1111-1111 9', 'no 12 [CARD-1] 9'],
    ['6011000990139424 378282246310005', '[CARD-1] [CARD-2]'],
    ["'ann@corp.fr', .x@corp.fr jo@exämple.рф, a@example.com", "'[EMAIL-1]', .[EMAIL-2] [EMAIL-3], a@example.com"],
    ["..'a@corp.fr a.@corp.fr .@corp.fr", "..'[EMAIL-1] a.@corp.fr .@corp.fr"],
    [
      'pwd=hunter2 passwd=hunter3 pass: hunter4 secret_key=hunter5 apikey=hunter6 access_token=hunter7 mdp=hunter8',
      'pwd=[SECRET-VALUE-1] passwd=[SECRET-VALUE-2] pass: [SECRET-VALUE-3] secret_key=[SECRET-VALUE-4] ' +
        'apikey=[SECRET-VALUE-5] access_token=[SECRET-VALUE-6] mdp=[SECRET-VALUE-7]',
    ],
    ['Server=db;UID=sa;PWD=hunter2;', 'Server=db;UID=sa;PWD=[SECRET-VALUE-1];'],
    ['UserPwd: hunter2, SharedAccessKey=hunter3', 'UserPwd: [SECRET-VALUE-1], SharedAccessKey=[SECRET-VALUE-2]'],
    ['PWD=/home/ann OLDPWD=/tmp', 'PWD=/home/ann OLDPWD=/tmp'],
    [
      'passenger: Ann, bypass: always, compass: north, secretary: Bob, tokenizer: bpe, access_key_id: x1, admdp=y',
      'passenger: Ann, bypass: always, compass: north, secretary: Bob, tokenizer: bpe, access_key_id: x1, admdp=y',
    ],
    ['00:1b:63:84:45:e6 001B.6384.45E6 ff:ff:ff:ff:ff:ff', '[MAC-1] [MAC-1] ff:ff:ff:ff:ff:ff'],
    [
      '2001:db8::1, 2001:DB8:0::1. std::map ::1 12:30:45 [fe80::1%eth0]:80',
      '[IPV6-1], [IPV6-1]. std::map ::1 12:30:45 [[IPV6-2]%eth0]:80',
    ],
    ['1.2.3.4.5 10.0.0.256 10.0.0.1:80 010.0.0.1', '1.2.3.4.5 10.0.0.256 [IPV4-1]:80 010.0.0.1'],
    [
      'f81d4fae-7dec-11d0-a765-00a0c91e6bf6 00000000-0000-0000-0000-000000000000',
      '[UUID-1] 00000000-0000-0000-0000-000000000000',
    ],
    ['call +33 1 42 68 53 00 or +33142685300, 01 42 68 53 00', 'call [PHONE-1] or [PHONE-1], 01 42 68 53 00'],
  ])('masks %j', async (text, expected) => {
    expect(await masked(text)).toBe(expected);
  });

  it.each([
    ['AWS', joined('AKIA', 'QWERTYUIOPASDFGH')],
    ['GITHUB', joined('ghp_', letters(36))],
    ['GITLAB', joined('glpat-', letters(20))],
    ['SLACK', joined('xoxb-', '12345-', letters(12))],
    ['STRIPE', joined('sk_live_', letters(24))],
    ['GOOGLE', joined('AIza', letters(35))],
    ['OPENAI', joined('sk-proj-', letters(24), 'T3Blbk', 'FJ', letters(24))],
    ['ANTHROPIC', joined('sk-ant-', 'api03-', letters(90))],
    ['NPM', joined('npm_', letters(36))],
    ['PYPI', joined('pypi-AgE', letters(60))],
    ['SENDGRID', joined('SG.', letters(22), '.', letters(43))],
    ['TWILIO', joined('SK', hex(32))],
    ['MAILGUN', joined('key-', hex(32))],
    ['TELEGRAM', joined('123456789', ':AA', letters(33))],
    ['VAULT', joined('hvs.', letters(24))],
    ['LINEAR', joined('lin_api_', letters(40))],
    ...['dop', 'doo', 'dor'].map((kind): [string, string] => ['DIGITALOCEAN', joined(kind, '_v1_', hex(64))]),
    ['AGE', joined('AGE-SECRET-KEY-1', 'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L'.repeat(2).slice(0, 58))],
  ])('knows the tokens of %s', async (vendor, token) => {
    expect(await masked(`x ${token} y ${token}`)).toBe(`x [TOKEN-${vendor}-1] y [TOKEN-${vendor}-1]`);
    expect(await masked(`${token}é`)).toBe(`${token}é`);
  });

  it('takes private keys to their end, over lines and in one', async () => {
    const key = joined('-----BEGIN RSA PRIV', 'ATE KEY-----\nabc\n-----END RSA PRIV', 'ATE KEY-----');
    expect(await masked(`a\n${key}\nb@corp.fr`)).toBe('a\n[PRIVATE-KEY-1]\n[EMAIL-1]');
    expect(await masked(`k="${key.replaceAll('\n', '\\n')}" z`)).toBe('k="[PRIVATE-KEY-1]" z');
    expect(await masked(`a ${key.slice(0, 40)}\nb@corp.fr`)).toBe('a [PRIVATE-KEY-1]');
    const long = key.replace('abc', 'abc\n'.repeat(40_000));
    expect(await masked(`a\n${long}\nb`)).toBe('a\n[PRIVATE-KEY-1]\nb');
  });

  it('keeps JSON valid, and all other bytes', async () => {
    const text =
      '\uFEFF{ "a@corp.fr" : ["b@corp.fr\\n\\u00e9", 4111111111111111, 1.50],\r\n\t"auth":{"x":1}, "token": null, "pin_token": 12 }';
    expect(await masked(text)).toBe(
      '\uFEFF{ "[EMAIL-1]" : ["[EMAIL-2]\\né", "[CARD-1]", 1.50],\r\n\t"auth":{"x":1}, "token": "[SECRET-VALUE-1]", "pin_token": "[SECRET-VALUE-2]" }',
    );
    const { findings, format } = await report(text);
    expect(format).toBe('json');
    expect(JSON.stringify(findings)).not.toContain('corp.fr');
    expect(findings.map(({ path }) => path)).toContain('/[EMAIL-1]/0');
    expect(await masked('{"a":"x@corp.fr"}\n{"a":"x@corp.fr"}\n')).toBe('{"a":"[EMAIL-1]"}\n{"a":"[EMAIL-1]"}\n');
  });

  it('looks at the places of an HTTP archive that let somebody in', async () => {
    const har = {
      log: {
        entries: [
          {
            request: {
              url: 'https://h/x?code=abc&page=2',
              headers: [
                { value: 'k1', name: 'X-Api-Key' },
                { name: 'Accept', value: '*/*' },
              ],
              cookies: [{ name: 'a', value: 'c1' }],
              queryString: [
                { name: 'code', value: 'abc' },
                { name: 'page', value: '2' },
              ],
              postData: { params: [{ name: 'SAMLResponse', value: 'zzz' }], text: 'q=1' },
            },
            response: { content: { encoding: 'base64', text: 'a'.repeat(400) } },
          },
        ],
      },
    };
    const { text, format, notSearched } = await report(JSON.stringify(har));
    expect(format).toBe('har');
    const { request } = (JSON.parse(text) as typeof har).log.entries[0] as (typeof har.log.entries)[0];
    expect(request).toEqual({
      url: 'https://h/x?code=[SECRET-VALUE-1]&page=2',
      headers: [
        { value: '[AUTH-HEADER-1]', name: 'X-Api-Key' },
        { name: 'Accept', value: '*/*' },
      ],
      cookies: [{ name: 'a', value: '[AUTH-HEADER-2]' }],
      queryString: [
        { name: 'code', value: '[SECRET-VALUE-1]' },
        { name: 'page', value: '2' },
      ],
      postData: { params: [{ name: 'SAMLResponse', value: '[SECRET-VALUE-2]' }], text: 'q=1' },
    });
    expect(notSearched).toContainEqual({ code: 'binary-bodies', count: 1 });
    const removed = await report(JSON.stringify(har), { bodies: 'remove' });
    expect(removed.text).toContain('"text":"[BODY-1]"');
    expect(removed.text).toContain('"text":"[BODY-2]"');
    expect(removed.notSearched.map(({ code }) => code)).not.toContain('binary-bodies');
  });

  it.each([
    ['code=abc&state=d&page=2', 'code=[SECRET-VALUE-1]&state=[SECRET-VALUE-2]&page=2'],
    ['SAMLResponse=PHNhbWw%2B&x=1', 'SAMLResponse=[SECRET-VALUE-1]&x=1'],
    ['user%5Bpassword%5D=a%2Cb&x=1', 'user%5Bpassword%5D=[SECRET-VALUE-1]&x=1'],
    ['page=2&code=abc', 'page=2&code=[SECRET-VALUE-1]'],
    ['{"q":"state=1","code":2}', '{"q":"state=1","code":2}'],
    ['code = abc', 'code = abc'],
  ])('masks each parameter of the form %j in an HTTP archive', async (form, expected) => {
    const harOf = (text: string) =>
      JSON.stringify({ log: { entries: [{ request: { postData: { mimeType: 'x', text } } }] } });
    expect(await masked(harOf(form))).toBe(harOf(expected));
  });

  it('masks the first parameter behind the `#` of an address in an HTTP archive', async () => {
    const harOf = (redirectURL: string) => JSON.stringify({ log: { entries: [{ response: { redirectURL } }] } });
    expect(await masked(harOf('https://h/x#code=abc&state=d'))).toBe(
      harOf('https://h/x#code=[SECRET-VALUE-1]&state=[SECRET-VALUE-2]'),
    );
  });

  it.each(['allow', 'deny'])('refuses a value of %s that no expression can hold', async (field) => {
    const draft = { text: 'x', [field]: ['9'.repeat(10_000)] };
    expect(await execute(engine.maskText as unknown as Operation, draft)).toMatchObject({
      error: { code: 'invalid-input', details: { field, problem: 'too-long' } },
    });
  });

  it('leaves alone, masks always, and runs the patterns of a user', async () => {
    const text = 'ann@corp.fr Project-X project-x C-12 bob@corp.fr';
    const options = {
      allow: ['ANN@corp.fr'],
      deny: ['Project-X'],
      patterns: [{ name: 'customer no', pattern: 'c-\\d+' }],
    };
    expect(await masked(text, options)).toBe('ann@corp.fr [CUSTOM-1] [CUSTOM-1] [CUSTOMER-NO-1] [EMAIL-1]');
    expect(await masked('aaa', { patterns: [{ name: 'x', pattern: 'b*' }] })).toBe('aaa');
    const many = Array.from({ length: 3000 }, (_, index) => `value-${index}`);
    expect(await masked('value-2999 value-x', { deny: many })).toBe('[CUSTOM-1] value-x');
    expect(await masked('01 42 68 53 00', { region: 'FR' })).toBe('[PHONE-1]');
    expect(await masked('x', { region: 'XX' })).toBe('invalid-input');
    expect(await masked('10.0.0.1 a@corp.fr', { kinds: ['ipv4'] })).toBe('[IPV4-1] a@corp.fr');
  });

  it('says in words of its own what the field for a country takes', async () => {
    const result = await execute(engine.mask, { text: 'x', region: 'F' });
    if (result.ok) throw new Error('taken');
    const { code, details } = result.error;
    expect(details).toMatchObject({ field: 'region', problem: 'wrong-type' });
    expect(sentenceOf([words.en], 'en', code, details)).toBe(words.en['error.invalid-input.region']);
  });

  it.each([
    [
      'partial',
      'FR7630006000011234567890189 a@b.io password=abcdefgh',
      '***********************0189 ****** password=[SECRET-VALUE-1]',
    ],
    // A first letter that is the whole name would show it.
    ['partial', 'a@corp.fr é@corp.fr ab@corp.fr', '*@corp.fr *@corp.fr a*@corp.fr'],
    ['stars', 'a@corp.fr 10.0.0.1', '***** *****'],
    ['realistic', '2001:db8:1::5 00:1b:63:84:45:e6 +33142685300', '2001:db8::1 02:00:00:00:00:01 +12025550101'],
    ['realistic', 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6', '00000000-0000-4000-8000-000000000001'],
  ])('writes %s', async (style, text, expected) => {
    expect(await masked(text, { style })).toBe(expected);
  });

  it('goes on with another block, and then with placeholders', async () => {
    const ips = Array.from({ length: 763 }, (_, at) => `10.${at >> 8}.${at & 255}.9`);
    const lines = (await masked(ips.join('\n'), { style: 'realistic' })).split('\n');
    expect([lines[253], lines[254], lines[761], lines[762]]).toEqual([
      '192.0.2.254',
      '198.51.100.1',
      '203.0.113.254',
      '[IPV4-763]',
    ]);
  });

  it('never shows what it found', async () => {
    const value = fc.constantFrom(
      'ann@corp.fr',
      'GB82WEST12345698765432',
      '4111111111111111',
      '10.20.30.40',
      '+33142685300',
    );
    const line = fc
      .array(fc.oneof(value, fc.string({ maxLength: 6 })), { maxLength: 6 })
      .map((words) => words.join(' '));
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 4 }), fc.boolean(), async (lines, isJson) => {
        const text = isJson ? JSON.stringify(lines) : lines.join('\n');
        const found = await report(text);
        if (isJson) expect(JSON.parse(found.text)).toHaveLength(lines.length);
        for (const secret of found.findings.length > 0 ? ['ann@corp.fr', '10.20.30.40'] : [])
          expect(JSON.stringify(found.findings)).not.toContain(secret);
        expect(found.text).not.toMatch(/(?<![\p{L}\p{N}._%+'-])ann@corp\.fr(?![\p{L}\p{N}_.-])/u);
        // What is masked is not found again.
        const again = await report(found.text);
        expect(again.counts.email.found + again.counts.ipv4.found).toBe(0);
      }),
      { seed: 6919, numRuns: propertyRuns(0.5) },
    );
  });

  it('gives a file the same names, in whatever pieces it comes', async () => {
    const key = joined(
      '-----BEGIN PRIV',
      'ATE KEY-----\n',
      'abcd\n'.repeat(1_200_000),
      '-----END PRIV',
      'ATE KEY-----\n',
    );
    const text = `ann@corp.fr\n${'x\n'.repeat(600_000)}10.1.2.3 ann@corp.fr\n${key}bob@corp.fr\n`;
    const result = await execute(engine.maskFile, { file: new Blob([text]) });
    if (!result.ok) throw new Error(result.error.code);
    const { file, findings } = result.value;
    expect(await file.text()).toBe(
      `[EMAIL-1]\n${'x\n'.repeat(600_000)}[IPV4-1] [EMAIL-1]\n[PRIVATE-KEY-1]\n[EMAIL-2]\n`,
    );
    expect(findings.map(({ line }) => line)).toEqual([1, 600_002, 600_002, 600_003, 1_800_005]);
    const json = await execute(engine.maskFile, { file: new Blob(['{"a":"ann@corp.fr"}']) });
    expect(json.ok && (await json.value.file.text())).toBe('{"a":"[EMAIL-1]"}');
  });

  it.each([
    'a',
    '-',
    '@',
    '.',
    ':',
    '1',
    'e-',
    'a@',
    'password="',
    '1 ',
    '+1 ',
    'sk-',
    '://a:',
    '-----BEGIN PRIVATE KEY-----',
    'Cookie:',
    'ab:',
    '=',
    '.ey',
  ])('gets through 1 MB of %j', async (piece) => {
    expect(await report(piece.repeat(Math.ceil(1_000_000 / piece.length)))).toBeDefined();
  });
});
