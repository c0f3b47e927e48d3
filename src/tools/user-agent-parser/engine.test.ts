import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import type { ParsedAgent } from '#lib/user-agent/types.ts';
import { parse, parseHeaders, parseMany } from './engine.ts';
import { examples } from './examples.ts';

const operations: Readonly<Record<string, unknown>> = {
  parse,
  'parse-headers': parseHeaders,
  'parse-many': parseMany,
};

async function answer<T = ParsedAgent>(operation: unknown, input: object): Promise<T> {
  const result = await execute(operation as Operation, input);
  return (result.ok ? result.value : result.error.code) as T;
}
const parsed = (userAgent: string, clientHints?: object): Promise<ParsedAgent> =>
  answer(parse, { userAgent, ...(clientHints && { clientHints }) });

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit';
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';

describe('user-agent-parser', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input).slice(0, 100)}`, async () => {
      const operation = operations[example.op] as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }

  it.each([
    [
      `${mac}/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15`,
      { os: { name: 'macOS' }, device: { type: 'desktop' }, notes: ['frozen-macos-version', 'maybe-ipad'] },
    ],
    [
      `${mac}/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0`,
      { browser: { name: 'Edge', major: 124 }, notes: ['frozen-macos-version', 'reduced-user-agent'] },
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:125.0) Gecko/20100101 Firefox/125.0',
      { browser: { name: 'Firefox', version: '125.0' }, engine: { name: 'Gecko' }, notes: ['frozen-macos-version'] },
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/124.0.6367.60 Safari/537.36',
      {
        browser: { name: 'Headless Chrome' },
        os: { name: 'Linux', version: null },
        device: { type: 'desktop' },
        cpu: { architecture: 'amd64' },
      },
    ],
    [
      'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0',
      { os: { name: 'Ubuntu' }, device: { type: 'desktop' } },
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
      { os: { name: 'Chrome OS' }, device: { type: 'desktop' } },
    ],
    [
      'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
      { browser: { name: 'Internet Explorer', major: 11 }, os: { name: 'Windows', version: '7' } },
    ],
    [
      android,
      {
        os: { name: 'Android', version: '10' },
        device: { type: 'mobile', model: null, vendor: null },
        notes: ['reduced-user-agent'],
      },
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36',
      { device: { type: 'mobile', vendor: 'Google', model: 'Pixel 8' }, notes: ['webview'] },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
      { notes: ['webview'] },
    ],
    [
      'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 21) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.6099.144 Mobile Safari/537.36',
      { bot: null, device: { type: 'mobile' } },
    ],
    ['what is this', { notes: ['unrecognised'], device: { type: null } }],
    [
      'Go-http-client/1.1',
      { browser: { name: 'Go-http-client', version: '1.1', major: 1 }, device: { type: 'library' } },
    ],
    ['python-requests/2.31.0', { browser: { name: 'python-requests' }, device: { type: 'library' }, notes: [] }],
    ['okhttp/4.12.0', { browser: { name: 'okhttp', version: '4.12.0' } }],
  ])('reads %s', async (userAgent, expected) => {
    expect(await parsed(userAgent)).toMatchObject(expected);
  });

  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  it.each([
    ['(iPhone; U; CPU iPhone 6_1_4 like Mac OS X; en-us) AppleWebKit/536.26 Safari/8536.25', 'iOS', '6.1.4', 'mobile'],
    ['(iPhone; U; CPU like Mac OS X; en) AppleWebKit/420+ Version/3.0 Safari/419.3', 'iOS', null, 'mobile'],
    ['(iPad; U; CPU iPad 6_1 like Mac OS X)', 'iOS', '6.1', null],
    ['(iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15', 'iOS', '17.4', 'tablet'],
    ['(Apple TV; CPU OS 16_1 like Mac OS X)', 'iOS', '16.1', 'smarttv'],
    ['(Macintosh; Intel Mac OS X Version 10.12.6 (build 16G29)) AppleWebKit/603', 'macOS', '10.12.6', 'desktop'],
    ['(Macintosh; U; PPC Mac OS X Mach-O; en-US; rv:1.8) Gecko/20060118 Camino/1.0', 'macOS', null, 'desktop'],
    ['(Macintosh; Intel Mac OS X 10.9 ) Gecko', 'macOS', '10.9', 'desktop'],
    ['(Linux; U; Android4.0.4; en-us; X) AppleWebKit/534.30 Mobile Safari/534.30', 'Android', '4.0.4', 'mobile'],
    ['(Linux; Android4; X) AppleWebKit/534.30', 'Android', '4', null],
    ['(Linux; Android_4.2; X) AppleWebKit', 'Android', '4.2', null],
    ['(Linux; Android 4.4.; x)', 'Android', '4.4', null],
    ['(Android; Mobile; rv:40.0) Gecko/40.0 Firefox/40.0', 'Android', null, 'mobile'],
    ['(Linux; Tizen2.3; SMART-TV)', 'Tizen', '2.3', 'smarttv'],
    ['(Bada1.2; x)', 'Bada', '1.2', null],
    ['(BB10; Touch) AppleWebKit/537.3+ Version/10.0.9.388 Mobile Safari/537.3+', 'BlackBerry', '10', 'mobile'],
    ['(Mobile; rv:15.0) Gecko/15.0 Firefox/15.0', 'Firefox OS', null, 'mobile'],
    ['(Mobile; rv:18.0) Gecko/18.0 Firefox/18.0', 'Firefox OS', '1.0.1', 'mobile'],
    ['(Mobile; LG-D300; rv:18.1) Gecko/18.1 Firefox/18.1', 'Firefox OS', '1.1', 'mobile'],
    ['(Tablet; rv:26.0) Gecko/26.0 Firefox/26.0', 'Firefox OS', '1.2', 'tablet'],
    ['(TV; rv:44.0) Gecko/44.0 Firefox/44.0', 'Firefox OS', '2.5', 'smarttv'],
    ['(Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5', 'KAIOS', '2.5', 'mobile'],
    [
      `(X11; Linux x86_64; Quest 3) ${webkit} OculusBrowser/36.0.0.0 Chrome/128 VR Safari/537.36`,
      'Android',
      null,
      'wearable',
    ],
    [`(Linux; Android 12; Quest 3) ${webkit} OculusBrowser/36.0.0.0 Chrome/128 Mobile`, 'Android', '12', 'wearable'],
    [`(X11; Linux x86_64; Pico 4) ${webkit} PicoBrowser/3.3.38 Chrome/105 VR Safari`, 'Android', null, 'wearable'],
    [`(X11; Linux x86_64) ${webkit} Silk/108.4.6 like Chrome/108.0.5359.160 Safari/537.36`, 'Android', null, null],
    [`(X11; Linux x86_64) ${webkit} Chrome/124.0.0.0 Safari/537.36`, 'Linux', null, 'desktop'],
    ['(Windows NT 6.1; WOW64; rv:40.0) Gecko/20100101 Firefox/40.0', 'Windows', '7', 'desktop'],
    [
      '(Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; rv:11.0; IEMobile/11.0) like iPhone OS 7_0_3 Mac OS X',
      'Windows Phone',
      '8.1',
      'mobile',
    ],
  ])('reads the system of %s', async (rest, name, version, type) => {
    expect(await parsed(`Mozilla/5.0 ${rest}`)).toMatchObject({ os: { name, version }, device: { type } });
  });

  it.each([
    ['App/1.0 (iPad; iOS 17.4.1; Scale/2.00)', 'iOS', '17.4.1'],
    ['App/1.0 (iPhone; iOS 17.4; Scale/3.00)', 'iOS', '17.4'],
    ['App/1 CFNetwork/1490.0.4 Darwin/23.2.0', 'iOS', null],
    ['Safari/11604.1 CFNetwork/811.5.4 Darwin/16.7.0 (x86_64)', 'macOS', null],
    ['BlackBerry9700/5.0.0.423 Profile/MIDP-2.1', 'BlackBerry', '5.0.0.423'],
  ])('reads the system of the program %s', async (userAgent, name, version) => {
    expect((await parsed(userAgent)).os).toEqual({ name, version });
  });

  it('takes no computer from the desktop mode of a headset or a Fire tablet', async () => {
    const headset = `Mozilla/5.0 (X11; Linux x86_64; Quest) ${webkit} OculusBrowser/16.6 Chrome/91.0.4472.164 VR Safari/537.36`;
    expect(await parsed(headset)).toMatchObject({
      device: { type: 'wearable', vendor: 'Facebook', model: 'Quest' },
      cpu: { architecture: null },
    });
    const silk =
      'Mozilla/5.0 (Macintosh; U; Intel Mac OS X 10_6_3; en-us; Silk/1.1.0-80) AppleWebKit/533.16 Version/5.0 Safari/533.16';
    expect(await parsed(silk)).toMatchObject({
      os: { name: 'Android', version: null },
      device: { type: null, vendor: 'Amazon', model: null },
      notes: [],
    });
  });

  it.each([
    [
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.60 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      { name: 'Googlebot', version: '2.1', vendor: 'Google', category: 'search' },
    ],
    ['Googlebot-Image/1.0', { name: 'Googlebot-Image', version: '1.0', vendor: 'Google', category: 'search' }],
    [
      'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
      { name: 'bingbot', version: '2.0', vendor: 'Microsoft', category: 'search' },
    ],
    [
      'Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
      { name: 'ClaudeBot', version: '1.0', vendor: 'Anthropic', category: 'ai' },
    ],
    [
      'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
      { name: 'facebookexternalhit', version: '1.1', vendor: 'Meta', category: 'social' },
    ],
    [
      'Slackbot 1.0 (+https://api.slack.com/robots)',
      { name: 'Slackbot', version: '1.0', vendor: null, category: 'social' },
    ],
    [
      'Screaming Frog SEO Spider/19.0',
      { name: 'Screaming Frog SEO Spider', version: '19.0', vendor: null, category: 'seo' },
    ],
    [
      'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)',
      { name: 'archive.org_bot', version: null, category: 'archive' },
    ],
    [
      'Mozilla/5.0 (compatible; SomeNewBot/3.2; +https://x.example)',
      { name: 'SomeNewBot', version: '3.2', vendor: null, category: 'other' },
    ],
    ['my-crawler (contact@x.example)', { name: 'my-crawler', version: null, category: 'other' }],
  ])('finds the bot in %s', async (userAgent, bot) => {
    const result = await parsed(userAgent);
    expect(result.bot).toMatchObject(bot);
    expect(result.browser).toMatchObject({ name: bot.name, version: bot.version });
    expect(result.device).toEqual({ type: 'bot', vendor: null, model: null });
  });

  it('finds the version of a bot behind letters whose lower case is longer', async () => {
    expect((await parsed('\u0130\u0130 Googlebot/2.1')).bot).toMatchObject({ name: 'Googlebot', version: '2.1' });
    expect((await parsed('Slac\u212abot 1.0')).bot?.name).not.toBe('Slackbot');
  });

  it('lets client hints win', async () => {
    const hints = {
      brands: [{ brand: 'Chromium', version: '124' }],
      fullVersionList: [
        { brand: ' Not;A Brand', version: '99.0.0.0' },
        { brand: 'Chromium', version: '124.0.6367.82' },
        { brand: 'Google Chrome', version: '124.0.6367.82' },
      ],
      platform: 'Android',
      platformVersion: '14.0.0',
      architecture: 'arm',
      bitness: '64',
      model: 'Pixel 8',
      mobile: true,
    };
    expect(await parsed(android, hints)).toMatchObject({
      browser: { name: 'Chrome', version: '124.0.6367.82', major: 124 },
      engine: { name: 'Blink', version: '124.0.6367.82' },
      os: { name: 'Android', version: '14.0.0' },
      device: { type: 'mobile', vendor: 'Google', model: 'Pixel 8' },
      cpu: { architecture: 'arm64' },
    });
    expect(await parsed('', { platform: 'macOS', platformVersion: '14.4.1' })).toMatchObject({
      userAgent: '',
      os: { name: 'macOS', version: '14.4.1' },
      device: { type: 'desktop' },
    });
  });

  it.each([
    ['13.0.0', '11'],
    ['10.0.0', '10'],
    ['1.0', '10'],
    ['0.3.0', '8.1'],
    ['0.2', '8'],
    ['0.1.0', '7'],
  ])('knows Windows by platform version %s', async (platformVersion, version) => {
    expect((await parsed('x/1', { platform: 'Windows', platformVersion })).os).toEqual({ name: 'Windows', version });
  });

  it('takes names of hints for nothing but names', async () => {
    const hints = {
      brands: [{ brand: 'constructor', version: '1' }],
      platform: 'Windows',
      platformVersion: 'valueOf',
      architecture: '_',
      bitness: 'proto__',
    };
    expect(await parsed('', hints)).toMatchObject({
      browser: { name: 'constructor', version: '1', major: 1 },
      os: { name: 'Windows', version: null },
      cpu: { architecture: null },
    });
  });

  it('reads headers with client hints alone', async () => {
    const text = `GET / HTTP/1.1
Host: a.example
sec-ch-ua: "Chromium";v="124", "Google Chrome";v="124", "Not-A.Brand";v="99"
sec-ch-ua-mobile: ?0
sec-ch-ua-platform: "macOS"`;
    expect(await answer(parseHeaders, { text })).toMatchObject({
      userAgent: '',
      browser: { name: 'Chrome', version: '124', major: 124 },
      engine: { name: 'Blink' },
      os: { name: 'macOS', version: null },
      device: { type: 'desktop' },
      bot: null,
      notes: [],
    });
    expect(await answer(parseHeaders, { text: 'Sec-CH-UA-Platform: "Android"\nSec-CH-UA-Mobile: ?1' })).toMatchObject({
      os: { name: 'Android' },
      device: { type: 'mobile' },
    });
    expect(await answer(parseHeaders, { text: 'User-Agent:\nSec-CH-UA-Platform: "Linux"' })).toMatchObject({
      os: { name: 'Linux' },
    });
    for (const other of ['Host: a.example', 'Sec-CH-Viewport-Width: 800', 'Accept-CH: Sec-CH-UA-Model', '']) {
      expect(await answer(parseHeaders, { text: other }), other).toBe('no-user-agent-header');
    }
  });

  it('refuses what is empty', async () => {
    for (const userAgent of ['', ' \n', 'User-Agent: ']) expect(await parsed(userAgent)).toBe('empty-user-agent');
    expect(await parsed('', {})).toBe('empty-user-agent');
    expect(await answer(parseHeaders, { text: 'User-Agent:' })).toBe('empty-user-agent');
    expect(await answer(parseMany, { text: '\n \n' })).toEqual([]);
  });

  it('reads one word of 200,000 characters', async () => {
    expect(await parsed('a'.repeat(200_000))).toMatchObject({ bot: null, notes: ['unrecognised'] });
    expect(await parsed(`${'a-'.repeat(100_000)}bot/2.1`)).toMatchObject({
      bot: { version: '2.1', category: 'other' },
    });
  });

  it('reads 50,000 lines', async () => {
    const lines = Array.from(
      { length: 50_000 },
      (_, at) => `${mac}/537.36 (KHTML, like Gecko) Chrome/${at % 500}.0.0.0 Safari/537.36`,
    );
    expect(await answer<ParsedAgent[]>(parseMany, { text: lines.join('\n') })).toHaveLength(50_000);
  });
});

describe('a version of more digits than a number holds', () => {
  it('has no major version', async () => {
    const clientHints = { fullVersionList: [{ brand: 'Google Chrome', version: '1'.repeat(400) }] };
    const { browser } = await parsed('Mozilla/5.0', clientHints);
    expect(browser.major).toBeNull();
  });
});
