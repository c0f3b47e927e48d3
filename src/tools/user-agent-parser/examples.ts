import type { Example } from '#core/example.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36';

export const examples: readonly Example[] = [
  {
    op: 'parse',
    input: {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Mobile/15E148 Safari/604.1',
    },
    partial: {
      browser: { name: 'Safari', version: '17.4.1', major: 17 },
      engine: { name: 'WebKit', version: '605.1.15' },
      os: { name: 'iOS', version: '17.4.1' },
      device: { type: 'mobile', vendor: 'Apple', model: 'iPhone' },
      bot: null,
      notes: [],
    },
  },
  {
    op: 'parse',
    input: { userAgent: ' User-Agent: curl/8.5.0 ' },
    value: {
      userAgent: 'curl/8.5.0',
      browser: { name: 'curl', version: '8.5.0', major: 8 },
      engine: { name: null, version: null },
      os: { name: null, version: null },
      device: { type: 'library', vendor: null, model: null },
      cpu: { architecture: null },
      bot: null,
      notes: [],
    },
  },
  {
    op: 'parse',
    input: {
      userAgent:
        'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.1; +https://openai.com/gptbot)',
    },
    partial: {
      bot: { name: 'GPTBot', version: '1.1', vendor: 'OpenAI', category: 'ai' },
      device: { type: 'bot', vendor: null, model: null },
    },
  },
  {
    op: 'parse',
    input: { userAgent: chrome },
    partial: {
      browser: { name: 'Chrome', version: '124.0.0.0', major: 124 },
      os: { name: 'Windows', version: '10' },
      device: { type: 'desktop' },
      cpu: { architecture: 'amd64' },
      notes: ['windows-10-or-11', 'reduced-user-agent'],
    },
  },
  {
    op: 'parse',
    input: { userAgent: chrome, clientHints: { platform: 'Windows', platformVersion: '15.0.0' } },
    partial: { os: { name: 'Windows', version: '11' }, notes: ['reduced-user-agent'] },
  },
  { op: 'parse', input: { userAgent: '' }, error: 'empty-user-agent' },
  { op: 'parse-headers', input: { text: 'Host: a.example\nAccept: */*' }, error: 'no-user-agent-header' },
  {
    op: 'parse-headers',
    input: {
      text: `GET / HTTP/1.1
user-agent: ${chrome}
Sec-CH-UA: "Chromium";v="124", "Google Chrome";v="124", "Not-A.Brand";v="99"
Sec-CH-UA-Platform: "Windows"
Sec-CH-UA-Platform-Version: "10.0.0"
Sec-CH-UA-Mobile: ?0`,
    },
    partial: {
      browser: { name: 'Chrome', version: '124', major: 124 },
      engine: { name: 'Blink', version: '124' },
      os: { name: 'Windows', version: '10' },
      notes: ['reduced-user-agent'],
    },
  },
  {
    op: 'parse-many',
    input: { text: 'curl/8.5.0\n\nWget/1.21.4\r\n' },
    partial: [{ browser: { name: 'curl' } }, { browser: { name: 'Wget', version: '1.21.4' } }],
  },
];
