import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'convert',
    input: { text: "curl -XPOST https://ex.com/a -d 'x=1' -d y=é", target: 'http' },
    value: {
      code: 'POST /a HTTP/1.1\nHost: ex.com\nContent-Type: application/x-www-form-urlencoded\nContent-Length: 8\n\nx=1&y=é',
      language: 'http',
      messages: [],
    },
  },
  {
    op: 'convert',
    input: { text: 'curl ex.com' },
    value: { code: 'const response = await fetch("http://ex.com");\n', language: 'javascript', messages: [] },
  },
  {
    op: 'convert',
    input: { text: "fetch('https://ex.com/', {method: 'DELETE', headers: {'x-a': \"it's\"}})", target: 'curl' },
    value: {
      code: "curl 'https://ex.com/' \\\n  -X 'DELETE' \\\n  -H 'x-a: it'\\''s' \\\n  -L\n",
      language: 'shell',
      messages: [],
    },
  },
  {
    op: 'convert',
    input: { text: "curl https://ex.com -H 'Authorization: Bearer t0p'", target: 'python-httpx', redact: true },
    value: {
      code: 'import httpx\n\nresponse = httpx.get(\n    "https://ex.com",\n    headers={\n        "Authorization": "Bearer REDACTED",\n    },\n)\n',
      language: 'python',
      messages: [{ level: 'warning', code: 'secret', flag: 'Authorization', line: 1 }],
    },
  },
  {
    op: 'parse',
    input: { text: 'curl -sk ex.com' },
    partial: {
      source: 'curl',
      messages: [{ level: 'info', code: 'client-only', flag: '-s', line: 1 }],
      requests: [{ method: 'GET', url: 'http://ex.com', options: { insecure: true } }],
    },
  },
  { op: 'parse', input: { text: 'wget x' }, error: 'no-curl-command' },
  { op: 'parse', input: { text: ' ' }, error: 'empty-input' },
  { op: 'parse', input: { text: "curl 'x" }, error: 'unterminated-quote', details: { line: 1 } },
  { op: 'parse', input: { text: 'curl x -H' }, error: 'missing-value', details: { flag: '-H' } },
  { op: 'parse', input: { text: 'curl -s' }, error: 'missing-url', details: { line: 1 } },
  { op: 'parse', input: { text: 'fetch(url)' }, error: 'invalid-fetch', details: { line: 1, column: 7 } },
  { op: 'parse', input: { text: 'GET / HTTP/1.1\n\n' }, error: 'missing-host' },
  { op: 'parse', input: { text: '{"log":', source: 'har' }, error: 'invalid-har', details: { line: 1, column: 8 } },
  { op: 'convert', input: { text: 'curl http://[' }, error: 'invalid-url', details: { url: 'http://[' } },
  {
    op: 'convert-with-requests',
    input: { text: 'curl ^"https://ex.com/?a=^%^41^&b^"', target: 'curl-cmd' },
    partial: { source: 'curl', shell: 'cmd', code: 'curl ^"https://ex.com/?a=^%41^&b^"\n' },
  },
];
