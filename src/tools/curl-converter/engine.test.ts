import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Failure } from '#core/operation.ts';
import { convert, convertWithRequests, parse } from './engine.ts';
import { targets, type TargetName } from './engine/fields.ts';
import type { Request } from './engine/request.ts';
import { examples } from './examples.ts';

const operations = { parse, convert, 'convert-with-requests': convertWithRequests };

it.each(examples)('$op $input', async (example) => {
  const operation = operations[example.op as keyof typeof operations];
  expect(mismatch(example, await execute(operation as typeof convert, example.input as never))).toBeUndefined();
});

type Options = Partial<Parameters<typeof parse.run>[0]>;

async function parsed(text: string, options: Options = {}) {
  const result = await execute(parse, { text, ...options });
  if (!result.ok) throw new Error(`${result.error.code} ${JSON.stringify(result.error.details)}`);
  return result.value;
}

async function only(text: string, options: Options = {}): Promise<Request> {
  const { requests } = await parsed(text, options);
  expect(requests).toHaveLength(1);
  return requests[0] as Request;
}

async function codeFor(text: string, target: TargetName, options: Options = {}): Promise<string> {
  const result = await execute(convert, { text, target, ...options });
  if (!result.ok) throw new Error(`${result.error.code} ${JSON.stringify(result.error.details)}`);
  return result.value.code;
}

const bodyText = ({ body }: Request): string | undefined => (body?.type === 'text' ? body.text : undefined);
const headerOf = ({ headers }: Request, name: string): string | undefined =>
  headers.find((header) => header.name === name)?.value;

describe('shells', () => {
  it.each<[string, Options, string]>([
    [`curl x -d 'it'\\''s' `, {}, "it's"],
    [String.raw`curl x -d $'a\'b\n\u00e9'`, {}, "a'b\né"],
    ['curl x \\\n  -d "a \\"b\\" $HOME"', {}, 'a "b" $HOME'],
    ['curl x -d "a\r\nb"', {}, 'a\r\nb'],
    ['curl x -d “a b”', {}, 'a b'],
    ['curl –s –d “a b” x', {}, 'a b'],
    ['# a comment\n$ FOO=1 sudo curl x -d a', {}, 'a'],
    ['curl ^"x^" ^\n  --data-raw ^"^{^\\^"a^\\^":1^}^"', {}, '{"a":1}'],
    ['curl "x" --data-raw "{""a"":1}" ^\n  -s', {}, '{"a":1}'],
    ['curl ^"x^" --data-raw ^"a^\n\nb^"', {}, 'a\nb'],
    ['curl ^"x^" --data-raw ^"a\\\\^"', {}, 'a\\'],
    ["curl.exe x `\n -d '{\\\"a\\\":''b''}'", {}, '{"a":\'b\'}'],
    ['curl.exe x -d "a`n`"b`""', {}, 'a\n"b"'],
  ])('%s', async (text, options, body) => {
    expect(bodyText(await only(text, options))).toBe(body);
  });

  it('are told apart', async () => {
    const shellOf = async (text: string): Promise<unknown> => {
      const result = await execute(convertWithRequests, { text });
      return result.ok && result.value.shell;
    };
    expect(await shellOf('curl ^"https://x^"')).toBe('cmd');
    expect(await shellOf('curl x ^\n-s')).toBe('cmd');
    expect(await shellOf('curl x `\n-s')).toBe('powershell');
    expect(await shellOf('curl.exe x')).toBe('powershell');
    expect(await shellOf('curl x -d "a`nb" `\r\n-s')).toBe('powershell');
    expect(await shellOf('curl x \\\n-s')).toBe('posix');
    expect(await shellOf('curl https://x/`date`')).toBe('posix');
    expect(await shellOf('curl https://x/`date`\ncurl y')).toBe('posix');
  });

  it.each<[string, Options, readonly string[]]>([
    ['curl "https://x/" ^\n -d a > "my file.txt" 2>&1', {}, ['> "my file.txt"', '2>&1']],
    ['curl ^"https://x/^" -d a>out.txt 2>nul', {}, ['>out.txt', '2>nul']],
    ['curl ^"https://x/^" -d a >>log ^\n  -s | findstr x', {}, ['-s', '>>log']],
    ['curl.exe https://x/ -d a > out.json', {}, ['> out.json']],
    ['curl.exe https://x/ -d a 2>$null >> "my log" *> c', {}, ['2>$null', '>> "my log"', '*> c']],
    ['curl.exe https://x/ -d a>b | Select-String x', {}, ['>b']],
    ['curl https://x/ -d a >out 2>&1', {}, ['>out', '2>&1']],
  ])('take redirections for themselves: %s', async (text, options, flags) => {
    const { messages, requests } = await parsed(text, options);
    expect(requests).toMatchObject([{ url: 'https://x/', body: { type: 'text', text: 'a' } }]);
    expect(messages.map(({ code, flag }) => [code, flag]).toSorted()).toEqual(
      flags.map((flag) => ['client-only', flag]).toSorted(),
    );
  });

  it.each<[string, string]>([
    ['curl ^"https://x/?a=1^&b=^<c^>^|^" -d a', 'https://x/?a=1&b=<c>|'],
    ['curl "https://x/?b=<c>|&d" ^\n -d a', 'https://x/?b=<c>|&d'],
    ["curl.exe 'https://x/?b=<c>|&d' -d a", 'https://x/?b=<c>|&d'],
    ['curl.exe https://x/?b=`>c -d a', 'https://x/?b=>c'],
    // What is to be filled in.
    ['curl.exe https://x/<your id>/b', 'https://x/<your id>/b'],
    ['curl "-s" https://x/<your-id> ^\n --data-raw a', 'https://x/<your-id>'],
  ])('take no quoted or escaped sign for one: %s', async (text, url) => {
    const { messages, requests } = await parsed(text);
    expect(requests.map((request) => request.url)).toEqual([url]);
    expect(messages.filter(({ flag }) => flag !== '-s')).toEqual([]);
  });

  it('say what stays as text', async () => {
    const { messages } = await parsed('curl "https://x/$ID/${ID}?t=$(date)" -d “a” > out.json');
    expect(messages).toEqual([
      { level: 'warning', code: 'typographic-characters', flag: null, line: 1 },
      { level: 'warning', code: 'shell-variable', flag: 'ID', line: 1 },
      { level: 'warning', code: 'command-substitution', flag: null, line: 1 },
      { level: 'info', code: 'client-only', flag: '> out.json', line: 1 },
      { level: 'warning', code: 'url-globbing', flag: 'https://x/$ID/${ID}?t=$(date)', line: 1 },
    ]);
  });
});

describe('a quote that is never closed', () => {
  it.each([
    ["curl 'https://ex.com", { line: 1, offset: 5 }],
    ['\uFEFFcurl \\\n "https://ex.com', { line: 2, offset: 9 }],
    ['curl.exe `\n -H "a: 1', { line: 2, offset: 15 }],
  ])('has its place: %j', async (given, place) => {
    const { error } = (await execute(parse, { text: given })) as { readonly error?: Failure };
    expect(error?.details).toEqual(place);
  });
});

describe('curl', () => {
  it.each<[string, string, string | undefined]>([
    ['curl x', 'GET', undefined],
    ['curl -I x', 'HEAD', undefined],
    ['curl -XPATCH x -da -d b', 'PATCH', 'a&b'],
    ['curl x --json {} --json x', 'POST', '{}x'],
    ['curl x -d a --json b --data-raw @c', 'POST', 'ab&@c'],
    ['curl x --data-urlencode "a=é ~&" --data-urlencode "=b c" --data-urlencode d/', 'POST', 'a=%C3%A9+~%26&b+c&d%2F'],
  ])('%s', async (text, method, body) => {
    const request = await only(text);
    expect([request.method, bodyText(request)]).toEqual([method, body]);
  });

  it('puts data into the query with -G, before the fragment', async () => {
    expect(await only('curl -G "x/?a=1#f" -d b=2 -d c')).toMatchObject({
      method: 'GET',
      url: 'http://x/?a=1&b=2&c#f',
      body: null,
    });
    expect(await only('curl x --url-query "q=a b"')).toMatchObject({ url: 'http://x?q=a+b' });
    // As curl 7.88 does.
    expect(await only('curl -G "x/?" -d b=2')).toMatchObject({ url: 'http://x/?b=2' });
    expect(await only('curl -G "x/?a&" -d b=2')).toMatchObject({ url: 'http://x/?a&b=2' });
  });

  it('keeps files as files', async () => {
    expect(await only('curl -T a.txt x')).toMatchObject({ method: 'PUT', body: { type: 'file', path: 'a.txt' } });
    expect(await only('curl x --data-binary @a.bin')).toMatchObject({ body: { type: 'file', path: 'a.bin' } });
    const { messages, requests } = await parsed('curl x -d a -d @b');
    expect(requests[0]).toMatchObject({ body: { type: 'text', text: 'a&@b' } });
    expect(messages).toMatchObject([{ code: 'file-in-data', flag: '-d' }]);
  });

  it.each([
    ['curl -T d/a.txt https://ex.com/up/', 'https://ex.com/up/a.txt'],
    ["curl -T 'd\\a b+c.txt' https://ex.com#f", 'https://ex.com/a%20b%2Bc.txt#f'],
    ['curl -T a.txt https://ex.com/up --url-query q', 'https://ex.com/up?q'],
    ['curl -T a.txt https://ex.com/up/ --url-query q', 'https://ex.com/up/a.txt?q'],
    ['curl -T a.txt https://ex.com/?q', 'https://ex.com/?q'],
    ['curl -T - https://ex.com/', 'https://ex.com/'],
    ['curl -T . https://ex.com/', 'https://ex.com/'],
  ])('names the file that it uploads: %s', async (text, url) => {
    expect((await only(text)).url).toBe(url);
  });

  it('tells of each file in data by its own flag', async () => {
    const { messages } = await parsed('curl x -d @a --data @a');
    expect(messages.map(({ code, flag }) => `${code} ${flag}`)).toEqual(['file-in-data -d', 'file-in-data --data']);
  });

  it('reads the parts of forms', async () => {
    const part = { value: null, file: null, filename: null, mediaType: null };
    const text = `curl x -F a=1 -F 'b=@dir/f.png;type=image/png' -F 'c=<t.txt' -F 'd="x;y";type=text/plain;charset=utf-8' -F e=@f;filename=g --form-string 'h=@;i'`;
    expect((await only(text.replace(';filename', String.raw`\;filename`))).body).toEqual({
      type: 'multipart',
      parts: [
        { ...part, name: 'a', value: '1' },
        { ...part, name: 'b', file: 'dir/f.png', filename: 'f.png', mediaType: 'image/png' },
        { ...part, name: 'c', file: 't.txt' },
        { ...part, name: 'd', value: 'x;y', mediaType: 'text/plain;charset=utf-8' },
        { ...part, name: 'e', file: 'f', filename: 'g' },
        { ...part, name: 'h', value: '@;i' },
      ],
    });
  });

  it.each([
    ['a= x y ', { value: 'x y' }, []],
    ['a=" x "', { value: ' x ' }, []],
    ['a=x,y', { value: 'x,y' }, []],
    ['f=@ a.txt ;filename= b ', { file: 'a.txt', filename: 'b' }, []],
    ['f=@"a,b.txt"', { file: 'a,b.txt', filename: 'a,b.txt' }, []],
    [
      'f=@a.txt;type=text/plain,b.txt',
      { file: 'a.txt', filename: 'a.txt', mediaType: 'text/plain' },
      ['not-carried -F'],
    ],
    ['f=@a.txt,b.txt', { file: 'a.txt', filename: 'a.txt' }, ['not-carried -F']],
    ['f=<a,b.txt', { file: 'a,b.txt', filename: null }, []],
  ])('ends the words of a form as curl does: %j', async (form, part, told) => {
    const { messages, requests } = await parsed(`curl https://ex.com -F '${form}'`);
    expect(requests[0]?.body).toMatchObject({ parts: [part] });
    expect(messages.map(({ code, flag }) => `${code} ${flag}`)).toEqual(told);
  });

  it('adds the headers that other flags mean, unless they are typed or removed', async () => {
    const request = await only(
      "curl x -H 'X-B: 2' -A me -e 'https://r/;auto' -b a=1 -b b=2 -r 0-9 --oauth2-bearer t --json {} -H 'X-A;' -H Accept: -H 'x-b: 3'",
    );
    expect(request.headers).toEqual([
      { name: 'X-B', value: '2' },
      { name: 'X-A', value: '' },
      { name: 'x-b', value: '3' },
      { name: 'User-Agent', value: 'me' },
      { name: 'Referer', value: 'https://r/' },
      { name: 'Cookie', value: 'a=1; b=2' },
      { name: 'Range', value: 'bytes=0-9' },
      { name: 'Authorization', value: 'Bearer t' },
      { name: 'Content-Type', value: 'application/json' },
    ]);
  });

  it('has a fate for every flag', async () => {
    const { messages, requests } = await parsed(
      'curl -sSLk --frobnicate -b jar --retry 3 --interface eth0 --no-location -m 1.5 x --http2',
    );
    expect(messages.map(({ code, flag, level }) => `${level} ${code} ${flag}`)).toEqual([
      'info client-only -s',
      'info client-only -S',
      'error unknown-flag --frobnicate',
      'warning cookie-file -b',
      'info client-only --retry',
      'warning not-carried --interface',
    ]);
    expect(requests[0]?.options).toMatchObject({
      insecure: true,
      followRedirects: false,
      timeout: 1.5,
      httpVersion: '2',
    });
  });

  it.each([
    ['2', '2s'],
    ['1.5', '1500ms'],
    ['0.0014', '1ms'],
    ['3.0', '3s'],
  ])('writes the time %s as %s for Hurl, which takes whole numbers', async (given, duration) => {
    expect(await codeFor(`curl -m ${given} https://ex.com/`, 'hurl')).toContain(`\nmax-time: ${duration}\n`);
  });

  it.each([
    ['0.001', 0.001, []],
    ['2147483', 2_147_483, []],
    ['0', null, ['not-carried']],
    ['0.0000001', null, ['not-carried']],
    ['2147484', null, ['not-carried']],
    ['99999999999999999999999', null, ['not-carried']],
  ])('takes the time %s as %j', async (given, timeout, codes) => {
    const { messages, requests } = await parsed(`curl -m ${given} https://ex.com/`);
    expect(requests[0]?.options.timeout).toBe(timeout);
    expect(messages.map(({ code }) => code)).toEqual(codes);
  });

  it('reads several URLs, --next and several commands', async () => {
    const { requests, messages } = await parsed('curl a b -d x --next c\ncurl d; curl -s\nls');
    expect(requests.map(({ line, method, url }) => [line, method, url])).toEqual([
      [1, 'POST', 'http://a'],
      [1, 'POST', 'http://b'],
      [1, 'GET', 'http://c'],
      [2, 'GET', 'http://d'],
    ]);
    expect(messages).toMatchObject([
      { level: 'info', code: 'client-only' },
      { level: 'error', code: 'missing-url', line: 2 },
    ]);
  });

  it('takes users with and without passwords', async () => {
    expect((await only('curl -u a:b:c --digest x')).auth).toEqual({ scheme: 'digest', user: 'a', password: 'b:c' });
    expect((await only('curl -u a x')).auth).toEqual({ scheme: 'basic', user: 'a', password: '' });
  });

  it.each([
    ["-H 'Authorization: Bearer t'", 'Bearer t'],
    ['--oauth2-bearer t', 'Bearer t'],
    ["-H 'Authorization:'", undefined],
  ])('sends no user beside %s', async (flags, sent) => {
    const { messages, requests } = await parsed(`curl -u a:b ${flags} https://ex.com`);
    expect(requests[0]?.auth).toBeNull();
    expect(headerOf(requests[0] as Request, 'Authorization')).toBe(sent);
    expect(messages).toContainEqual({ level: 'warning', code: 'not-carried', flag: '-u', line: 1 });
  });

  it('sends a user with a digest beside an Authorization', async () => {
    expect((await only("curl -u a:b --digest -H 'Authorization: x' https://ex.com")).auth).not.toBeNull();
  });

  it('knows the values of its newest options', async () => {
    const { messages, requests } = await parsed('curl --parallel-max-host 5 --ssl-sessions f https://ex.com');
    expect(requests).toMatchObject([{ url: 'https://ex.com' }]);
    expect(messages.map(({ code, flag }) => `${code} ${flag}`)).toEqual([
      'client-only --parallel-max-host',
      'not-carried --ssl-sessions',
    ]);
  });
});

describe('other sources', () => {
  it('reads fetch as browsers copy it', async () => {
    const { requests, messages } = await parsed(`fetch("https://x/a", {
  "headers": { accept: "*/*", 'x-n': 1, },
  "referrer": "https://r/", "body": JSON.stringify({ id: 17482252242305210114, list: [true, null,], }),
  "method": "post", "mode": "cors", redirect: 'manual'
}); await fetch(\`https://y\`, { headers: new Headers([["a", "b"]]), body: null })`);
    expect(requests).toMatchObject([
      {
        line: 1,
        method: 'POST',
        headers: [
          { name: 'accept', value: '*/*' },
          { name: 'x-n', value: '1' },
          { name: 'Referer', value: 'https://r/' },
        ],
        body: { type: 'text', text: '{"id":17482252242305210114,"list":[true,null]}' },
        options: { followRedirects: false },
      },
      { line: 5, url: 'https://y', headers: [{ name: 'a', value: 'b' }], options: { followRedirects: true } },
    ]);
    expect(messages).toEqual([{ level: 'info', code: 'not-carried', flag: 'mode', line: 1 }]);
  });

  it.each([
    'fetch("x", init)',
    'fetch("x", { a: b })',
    'fetch(`${x}`)',
    'fetch("x"',
    'fetch("x" + y)',
    'fetch("x", { body: JSON.stringify({ a: 1 }, null, 2) })',
    `fetch(${'['.repeat(9999)}`,
  ])('refuses %s', async (text) => {
    expect(await execute(parse, { text })).toMatchObject({ ok: false, error: { code: 'invalid-fetch' } });
  });

  it('reads raw HTTP', async () => {
    const request = await only('POST /a?b HTTP/1.1\r\nHost: ex.com\r\nContent-Length: 3\r\nX: 1\r\n\r\né1234');
    expect(request).toMatchObject({ url: 'https://ex.com/a?b', headers: [{ name: 'X', value: '1' }] });
    expect(bodyText(request)).toBe('é1');
    expect((await only('GET / HTTP/1.1\nHost: localhost:8080')).url).toBe('http://localhost:8080/');
    expect((await only('GET / HTTP/1.1\nHost: ex.com:80')).url).toBe('http://ex.com:80/');
    expect((await only('GET http://p/x HTTP/1.0')).url).toBe('http://p/x');
    expect((await only('GET / HTTP/1.1\r\nHost: ex.com\r\nX: 1,\r\n\t 2\r\nY: 3')).headers).toEqual([
      { name: 'X', value: '1, 2' },
      { name: 'Y', value: '3' },
    ]);
  });

  // Fetch §5.4 refuses such an address; Java, .NET and Ruby leave out what stands before the @.
  it.each(targets)('sends the user of an address with %s', async (target) => {
    const code = await codeFor('curl http://u:p%3Aq@h:8/a', target);
    const isInHeader = ['js-fetch', 'java-httpclient', 'csharp-httpclient', 'ruby-net-http', 'powershell', 'http'];
    if (isInHeader.includes(target)) {
      expect(code).toContain('Basic dTpwOnE=');
      expect(code).not.toContain('u:p');
    } else expect(code).toMatch(/u:p(?:%3A|\^%3A)q@h:8/);
  });

  it('sends what a flag says rather than the user of an address', async () => {
    expect(await codeFor('curl -u a:b http://u:p@h/', 'js-fetch')).toContain('Basic YTpi');
    const typed = await codeFor("curl -H 'authorization: x' http://u:p@h/", 'js-fetch');
    expect(typed).toContain('"authorization": "x"');
    expect(typed).not.toContain('Basic');
    expect(await codeFor('curl http://@h/', 'http')).not.toContain('Authorization');
  });

  it('reads every entry of a HAR, and what it writes as one', async () => {
    const text = await codeFor("curl https://x/?q=1 -F a=1 -F b=@f\ncurl -d y=2 -H 'A: 1' https://y", 'har');
    expect(JSON.parse(text)).toMatchObject({
      log: { version: '1.2', entries: [{}, { request: { url: 'https://y' } }] },
    });
    const { source, requests } = await parsed(text);
    expect([source, requests[1]?.body, headerOf(requests[1] as Request, 'A')]).toEqual([
      'har',
      { type: 'text', text: 'y=2' },
      '1',
    ]);
    expect(requests[0]?.body).toMatchObject({
      type: 'multipart',
      parts: [
        { name: 'a', value: '1' },
        { name: 'b', file: 'f' },
      ],
    });
    expect((await parsed(text.replace('"version"', '":method": 1, "version"'))).requests).toHaveLength(2);
  });
});

describe('the order of members', () => {
  it.each([
    'curl https://ex.com -d a=b',
    'curl -u a:b https://ex.com',
    'fetch("https://ex.com", { method: "POST", body: "a" })',
    'POST / HTTP/1.1\nHost: ex.com\n\na',
    '{"log":{"entries":[{"request":{"method":"GET","url":"https://ex.com","headers":[]}}]}}',
  ])('does not depend on the source: %j', async (text) => {
    for (const redact of [false, true]) {
      const result = await parsed(text, { redact });
      expect(Object.keys(result)).toEqual(['source', 'requests', 'messages']);
      const [request] = result.requests as [Request];
      expect(Object.keys(request)).toEqual(['line', 'method', 'url', 'headers', 'body', 'auth', 'options']);
      expect(Object.keys(request.options)).toEqual([
        'insecure',
        'followRedirects',
        'timeout',
        'connectTimeout',
        'proxy',
        'compressed',
        'httpVersion',
        'certificate',
        'key',
        'ca',
      ]);
    }
  });

  it('is fixed for parts, credentials and messages too', async () => {
    const { messages, requests } = await parsed("curl -u a:b -F 'f=@b.txt;type=text/plain' ex.com");
    const [{ auth, body }] = requests as [Request];
    const [part] = body?.type === 'multipart' ? body.parts : [];
    expect(Object.keys(part ?? {})).toEqual(['name', 'value', 'file', 'filename', 'mediaType']);
    expect(Object.keys(auth ?? {})).toEqual(['scheme', 'user', 'password']);
    expect(Object.keys(messages[0] ?? {})).toEqual(['level', 'code', 'flag', 'line']);
    const result = await execute(convert, { text: 'curl ex.com' });
    expect(result.ok && Object.keys(result.value)).toEqual(['code', 'language', 'messages']);
  });
});

describe('secrets', () => {
  const text = `curl 'https://u:pw@x/?token=a%20b&x=1&API_KEY=k#f' -H 'authorization: Bearer t' -H 'X-Api-Key: k' -b s=1 -u a:b`;

  it('are found', async () => {
    const { messages } = await parsed(text);
    expect(messages.map(({ code, flag }) => `${code} ${flag}`)).toEqual([
      'secret -u',
      'not-carried -u',
      'secret authorization',
      'secret X-Api-Key',
      'secret Cookie',
      'secret userinfo',
      'secret query token',
      'secret query API_KEY',
    ]);
  });

  it('are taken out of everything that is written', async () => {
    for (const target of targets) {
      const code = await codeFor(text, target, { redact: true });
      expect(code).toContain('REDACTED');
      expect(code).not.toMatch(/Bearer t\b|pw@|a%20b|s=1|a:b/);
    }
    expect((await only(text, { redact: true })).url).toBe(
      'https://u:REDACTED@x/?token=REDACTED&x=1&API_KEY=REDACTED#f',
    );
  });

  it('are taken out of what is said of brackets', async () => {
    const { messages } = await parsed("curl 'ada:pw@ex.com/[1-3]?token=t0p'", { redact: true });
    expect(messages).toContainEqual({
      level: 'warning',
      code: 'url-globbing',
      flag: 'ada:REDACTED@ex.com/[1-3]?token=REDACTED',
      line: 1,
    });
  });

  it.each([
    ['-U ada:pw', ['secret -U', 'not-carried -U']],
    ['--proxy-user ada', ['not-carried --proxy-user']],
    ['--cert c.pem:pw', ['secret --cert', 'not-carried --cert']],
    [String.raw`-E 'C:\c.pem:pw'`, ['secret -E', 'not-carried -E']],
    ["--cert 'C:/c.pem'", []],
    ["--cert 'pkcs11:object=a;type=cert'", []],
    ['--pass pw', ['secret --pass', 'not-carried --pass']],
    ["--proxy-pass ''", ['not-carried --proxy-pass']],
    ['--preproxy socks5://ada:pw@p', ['secret --preproxy', 'not-carried --preproxy']],
    ['--preproxy socks5://p:1080', ['not-carried --preproxy']],
    ["--proxy-header 'proxy-authorization: Basic YTpi'", ['secret --proxy-header', 'not-carried --proxy-header']],
    ["--proxy-header 'X-A: 1'", ['not-carried --proxy-header']],
  ])('are found in %s, which no request keeps', async (flags, expected) => {
    const { messages } = await parsed(`curl https://ex.com ${flags}`);
    expect(messages.map(({ code, flag }) => `${code} ${flag}`)).toEqual(expected);
  });

  it.each(['http://', ''])('are taken out of a proxy that begins with %j', async (scheme) => {
    const { messages, requests } = await parsed(`curl -x ${scheme}ada:pw@p:8080 https://ex.com`, { redact: true });
    expect(requests[0]?.options.proxy).toBe(`${scheme}ada:REDACTED@p:8080`);
    expect(messages).toEqual([{ level: 'warning', code: 'secret', flag: '-x', line: 1 }]);
  });
});

describe('writing', () => {
  const text = `curl -X PUT 'https://ex.com/a?b=1' -H 'X-A: 1' -H 'x-a: "2"' -u me:pw -L -k -m 2 -x http://p:1 --data-raw $'{"n":17482252242305210114}\\n\\u2028#{x}\${y}\\'\\\\'`;

  it.each<[TargetName, string]>([
    [
      'js-fetch',
      `const response = await fetch("https://ex.com/a?b=1", {
  method: "PUT",
  headers: [
    ["X-A", "1"],
    ["x-a", "\\"2\\""],
    ["Content-Type", "application/x-www-form-urlencoded"],
    ["Authorization", "Basic bWU6cHc="],
  ],
  body: "{\\"n\\":17482252242305210114}\\n\\u2028#{x}\${y}'\\\\",
  signal: AbortSignal.timeout(2000),
});
`,
    ],
    [
      'python-requests',
      `import requests

response = requests.put(
    "https://ex.com/a?b=1",
    headers={
        "X-A": "1, \\"2\\"",
        "Content-Type": "application/x-www-form-urlencoded",
        "Authorization": "Basic bWU6cHc=",
    },
    data="{\\"n\\":17482252242305210114}\\n\\u2028#{x}\${y}'\\\\".encode(),
    timeout=2,
    verify=False,
    proxies={"http": "http://p:1", "https": "http://p:1"},
)
`,
    ],
    [
      'curl',
      `curl 'https://ex.com/a?b=1' \\
  -X 'PUT' \\
  -H 'X-A: 1' \\
  -H 'x-a: "2"' \\
  -H 'Content-Type: application/x-www-form-urlencoded' \\
  -u 'me:pw' \\
  --data-raw '{"n":17482252242305210114}
\u2028#{x}\${y}'\\''\\' \\
  -L \\
  -k \\
  -m 2 \\
  -x 'http://p:1'
`,
    ],
    [
      'hurl',
      `PUT https://ex.com/a?b=1
X-A: 1
x-a: "2"
Content-Type: application/x-www-form-urlencoded
[BasicAuth]
me: pw
[Options]
location: true
insecure: true
max-time: 2s
proxy: http://p:1
base64,eyJuIjoxNzQ4MjI1MjI0MjMwNTIxMDExNH0K4oCoI3t4fSR7eX0nXA==;
`,
    ],
  ])('%s', async (target, code) => {
    expect(await codeFor(text, target)).toBe(code);
  });

  it('uses request where a function takes no body', async () => {
    expect(await codeFor('curl -X DELETE x -d a', 'python-httpx')).toContain('httpx.request(\n    "DELETE",\n');
    expect(await codeFor('curl -X PURGE x', 'python-requests')).toContain('requests.request(\n    "PURGE",\n');
    expect(await codeFor('curl -L -I x', 'python-requests')).toContain('    allow_redirects=True,\n');
    expect(await codeFor('curl -L x', 'python-requests')).not.toContain('allow_redirects');
    expect(await codeFor('curl -L -I x', 'python-httpx')).toBe(
      'import httpx\n\nresponse = httpx.head(\n    "http://x",\n    follow_redirects=True,\n)\n',
    );
  });

  it.each<[TargetName, string]>([
    ['go', 'url.Parse("http://localhost:8080")'],
    ['python-httpx', 'proxy="http://localhost:8080"'],
  ])('gives a proxy without a scheme the one of curl, in %s', async (target, code) => {
    expect(await codeFor('curl -x localhost:8080 https://ex.com', target)).toContain(code);
    expect(await codeFor('curl -x socks5://localhost:8080 https://ex.com', target)).toContain(
      '"socks5://localhost:8080"',
    );
  });

  it('parts a header from a value that HTTPie would take for a file or JSON', async () => {
    const code = await codeFor("curl https://ex.com -H 'X-User: @ada' -H 'X-A: =b'", 'httpie');
    expect(code).toContain("'X-User: @ada' \\\n  'X-A: =b'");
  });

  it('writes as bytes what has no place in a form of hurl', async () => {
    const plain = await codeFor('curl https://ex.com -F a=1 -F f=@d/x.png', 'hurl');
    expect(plain).toBe('POST https://ex.com\n[Multipart]\na: 1\nf: file,d/x.png;\n');
    for (const part of ["-F 'a={};type=application/json'", "--form-string $'a=1\n2'", "-F 'a=1;filename=x'"]) {
      const code = await codeFor(`curl https://ex.com ${part}`, 'hurl');
      expect(code).toMatch(/^Content-Type: multipart\/form-data; boundary=\S+\nbase64,[\w+/]+=*;\n$/m);
      expect(code).not.toContain('[Multipart]');
    }
  });

  it.each([
    ["-T 'my files/{a};#1 b.txt'", String.raw`file,my\ files/\{a\}\;\#1\ b.txt;`],
    [String.raw`-T 'C:\a b.txt'`, String.raw`file,C:\\a\ b.txt;`],
    ["-d '@[1] a'", String.raw`file,\u{5b}1]\ a;`],
    [String.raw`-d $'@a\nb'`, String.raw`file,a\nb;`],
    ["-F 'f=@my photo.png;type=image/png'", String.raw`f: file,my\ photo.png; image/png`],
    ["-F 'my file[]=1'", String.raw`my\u{20}file[]: 1`],
    ["-F '[a]:#=1'", String.raw`\u{5b}a]\:\#: 1`],
    ["-u 'a+b:{{{c'", String.raw`a\u{2b}b: \u{7b}\u{7b}{c`],
  ])('escapes for hurl what is in %s', async (flags, line) => {
    const code = await codeFor(`curl https://ex.com/a ${flags}`, 'hurl');
    expect(code.split('\n')).toContain(line);
  });

  it.each([
    ['-T x.bin', 'file,x.bin;', []],
    ['-T ./a/../x.bin', 'file,./a/../x.bin;', []],
    ['-T /tmp/x.bin', 'file,/tmp/x.bin;', ['file-root /tmp/x.bin']],
    [String.raw`-T 'C:\x.bin'`, String.raw`file,C:\\x.bin;`, [String.raw`file-root C:\x.bin`]],
    ['-F f=@/tmp/x.png', 'f: file,/tmp/x.png;', ['not-carried filename', 'file-root /tmp/x.png']],
    ['-T ../x.bin', undefined, ['not-carried body']],
    ['-F f=@a/../../x.png', undefined, ['not-carried body']],
  ])('tells of %s what Hurl reads', async (flags, line, expected) => {
    const result = await execute(convert, { text: `curl https://ex.com/a ${flags}`, target: 'hurl' });
    const { code, messages } = result.ok ? result.value : { code: '', messages: [] };
    expect(code.split('\n').find((one) => one.includes('file,'))).toBe(line);
    expect(messages.map(({ code: why, flag }) => `${why} ${flag}`)).toEqual(expected);
  });

  it('says what has no place', async () => {
    const lost = async (command: string, target: TargetName) => {
      const result = await execute(convert, { text: command, target });
      return result.ok && result.value.messages.map(({ code, flag }) => `${code} ${flag}`);
    };
    expect(await lost('curl -kL -x p --cert c x', 'js-fetch')).toEqual([
      'not-carried insecure',
      'not-carried proxy',
      'not-carried certificate',
    ]);
    expect(await lost('curl -u a: --ntlm x', 'go')).toEqual(['not-carried auth']);
    expect(await lost('curl -T f x', 'http')).toEqual(['not-carried body']);
    expect(await lost("curl https://ex.com -F 'f=@x.png;filename=y.png'", 'hurl')).toEqual(['not-carried body']);
    // Hurl sends the path as the name of the file.
    expect(await lost('curl https://ex.com -F f=@x.png', 'hurl')).toEqual([]);
    expect(await lost('curl https://ex.com -F f=@d/x.png', 'hurl')).toEqual(['not-carried filename']);
    expect(await lost("curl https://ex.com -F 'f=@d/x.png;filename=d/x.png'", 'hurl')).toEqual([]);
    expect(await lost('curl https://ex.com -F f=@d/x.png', 'python-requests')).toEqual([]);
    expect(
      await lost("curl https://ex.com -H 'connection: keep-alive' -H 'Host: a' -H 'A: b'", 'java-httpclient'),
    ).toEqual(['not-carried connection', 'not-carried Host']);
    for (const method of ['GET', 'HEAD', 'get'])
      expect(await lost(`curl -X ${method} https://ex.com -d a`, 'js-fetch')).toEqual(['not-carried body']);
    expect(await lost('curl -X GET https://ex.com -d a', 'node-axios')).toEqual([]);
    for (const flags of [String.raw`-d $'a\r\nb'`, String.raw`-F $'a=b\rc'`]) {
      expect(await lost(`curl https://ex.com ${flags}`, 'curl-cmd')).toEqual(['not-carried lineBreaks']);
      expect(await lost(`curl https://ex.com ${flags}`, 'curl')).toEqual([]);
    }
    for (const target of ['curl', 'curl-cmd', 'httpie', 'wget'] as const)
      expect(await lost(String.raw`fetch('https://ex.com', {method: 'POST', body: '\u0000'})`, target)).toEqual([
        'not-carried body',
      ]);
  });

  const readsStandardInput = new Set<TargetName>(['curl', 'curl-cmd', 'httpie']);

  it.each(targets)('opens no file named - for standard input in %s', async (target) => {
    for (const flags of ['-d @-', '-T -', '-T .']) {
      const result = await execute(convert, { text: `curl https://ex.com/a ${flags}`, target });
      const { code, messages } = result.ok ? result.value : { code: '', messages: [] };
      if (target.startsWith('curl')) expect(code).toContain('@-');
      else expect(code).not.toMatch(/['"@,]-['";]/);
      const expected = readsStandardInput.has(target) ? [] : ['not-carried body'];
      expect(messages.map(({ code: why, flag }) => `${why} ${flag}`)).toEqual(expected);
    }
  });

  it('sends standard input as a part of a form only with curl', async () => {
    const text = "curl https://ex.com/a -F 'f=@-'";
    expect(await codeFor(text, 'curl')).toBe("curl 'https://ex.com/a' \\\n  -F 'f=@-'\n");
    for (const target of ['js-fetch', 'hurl'] as const) {
      const result = await execute(convert, { text, target });
      expect(result.ok && result.value.messages.map(({ code, flag }) => `${code} ${flag}`)).toEqual([
        'not-carried body',
      ]);
    }
  });

  it.each(targets)('writes %s of all kinds of bodies', async (target) => {
    for (const flags of ['', '-d a', '-T f', '-F a=1 -F b=@f', '-X POST', '-I', '-d a -H Content-Type:', '--json {}']) {
      const code = await codeFor(`curl https://ex.com/a ${flags} --compressed --http1.1 --cacert c`, target);
      expect(code).toContain('ex.com');
    }
    expect(await codeFor('curl https://a\ncurl https://b -d 1', target)).toMatch(/a\b[^]*b\b/);
  });

  const commands = [
    "curl https://ex.com -H 'A: b' -d 'a=1'",
    'curl -I https://ex.com/ -u a:b --digest -m 3 --connect-timeout 1.5 --http3',
    "curl https://ex.com/ -X PATCH -H 'E;' -H Content-Type: -d $'a\\nb\"\\\\%PATH%^&|<>()!'",
    "curl https://ex.com/ -F 'a=@f;type=image/png;filename=\"x;y\"' -F b=2 -F 'c=<d' --form-string 'e=@f'",
    'curl -g https://ex.com/{a}[1] --cert c --key k --cacert a -x socks5://p -Lk --compressed',
    'curl https://ex.com/ -T file',
    `curl https://ex.com/ -F 'f=@"a,b.txt"' -F 'g=@c;filename="d,e"' --form-string 'h= x ' --form-string 'i=(x' -F 'j="@x";type=a/b'`,
  ];
  it.each(commands)('%s is the same request when read again, in both shells', async (command) => {
    const request = await only(command);
    for (const [target, shell] of [
      ['curl', 'posix'],
      ['curl-cmd', 'cmd'],
    ] as const)
      expect(await only(await codeFor(command, target), { shell })).toEqual(request);
  });

  it('tells the fate of each flag, and no value', async () => {
    const fatesOf = async (text: string): Promise<readonly string[]> => {
      const result = await execute(convertWithRequests, { text });
      if (!result.ok) throw new Error(result.error.code);
      return result.value.fates.map(({ code, flag, line, name }) => [line, flag, code, name ?? ''].join(' ').trim());
    };
    const flags = "-sX PUT -H 'A: t0p' -H 'Content-Type:' -A '' -d t0p -u a:t0p --oauth2-bearer t0p -kg --http9 --crlf";
    expect(await fatesOf(`curl https://ex.com\ncurl ${flags} https://ex.com`)).toEqual([
      '2 -s client-only',
      '2 -X method PUT',
      '2 -H header A',
      '2 -H no-header Content-Type',
      '2 -A no-header User-Agent',
      '2 -d body',
      '2 -u not-carried',
      '2 --oauth2-bearer header Authorization',
      '2 -k option',
      '2 -g url',
      '2 --http9 unknown-flag',
      '2 --crlf not-carried',
    ]);
    expect(await fatesOf('curl -G -d a=1 --json 1 --no-head -I --head https://ex.com')).toEqual([
      '1 -G query',
      '1 -d query',
      '1 --json query',
      '1 --no-head option',
      '1 -I method HEAD',
      '1 --head method HEAD',
    ]);
    expect(await fatesOf('curl -u a:t0p https://ex.com')).toEqual(['1 -u auth']);
    expect(await fatesOf('fetch("https://ex.com", {"method": "PUT"})')).toEqual([]);
  });

  it('refuses more than 1,000 commands', async () => {
    const result = await execute(parse, { text: 'curl x\n'.repeat(1001) });
    expect(result).toMatchObject({ ok: false, error: { code: 'too-many-commands' } });
  });
});
