import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import type { Draft } from '#core/field.ts';
import { execute, type Operation } from '#core/operation.ts';
import { encodeBase64 } from '#lib/base64.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { decode, unwrap } from './engine.ts';
import { examples } from './examples.ts';

const operations = { decode, unwrap } as unknown as Readonly<Record<string, Operation>>;
type Options = Omit<Draft<(typeof decode)['input']>, 'text'>;

for (const example of examples) {
  it(`${example.op} ${JSON.stringify(example.input).slice(0, 90)}`, async () => {
    expect(mismatch(example, await execute(operations[example.op] as Operation, example.input))).toBeUndefined();
  });
}

async function decoded(text: string, options: Options = {}) {
  const result = await execute(decode, { text, ...options });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
async function only(text: string, options: Options = {}) {
  const { links } = await decoded(text, options);
  expect(links).toHaveLength(1);
  return links[0] as (typeof links)[number];
}
const base64 = (text: string, urlSafe = false) => encodeBase64(encodeUtf8(text), { urlSafe });
const target = 'https://ex.com/a%20b?x=1&y=%C3%A9#h';
const inside = encodeURIComponent(target);

describe('one layer', () => {
  it.each([
    ['outlook', `https://nam02.safelinks.protection.outlook.com/ap/t-59584e83/?url=${inside}&data=1`],
    ['outlook', `https://safelinks.protection.outlook.com/?url=${inside}`],
    ['outlook', `https://usg01.SafeLinks.protection.office365.us/?url=${inside}`],
    ['teams', `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${inside}`],
    ['teams', `https://statics.teams.microsoft.com/x/atp-safelinks.html?locale=en&url=${inside}`],
    ['teams', `https://teams.public.onecdn.static.microsoft/x/atp-safelinks.html?url=${inside}`],
    ['proofpoint-v1', `https://urldefense.proofpoint.com/v1/url?u=${inside}&k=1`],
    [
      'proofpoint-v2',
      `https://urldefense.proofpoint.com/v2/url?u=${inside.replaceAll('%', '-').replaceAll('-2F', '_')}&d=D`,
    ],
    ['proofpoint-v3', 'https://urldefense.us/v3/__https:/ex.com/a%20b?x=1&y=%C3%A9*h__;Iw!!abc!def$'],
    ['barracuda', `https://linkprotect.cudasvc.com/url?a=${inside}&c=E`],
    ['sophos', `https://eu-west-1.protection.sophos.com/?d=ex.com&u=${encodeURIComponent(base64(target))}&i=1`],
    ['sophos', `https://eu-west-1.protection.sophos.com?u=${base64(target, true)}`],
    ['cisco', `https://secure-web.cisco.com/1abc_-d/${inside}`],
    ['trendmicro', `https://imsva91-ctp.trendmicro.com:443/wis/clicktime/v1/query?url=${inside}&umid=1`],
    ['google', `https://www.google.co.uk/url?sa=t&q=&url=${inside}`],
    ['google', `https://google.de/url?q=${inside}`],
    ['google', `https://www.google.com.br/url?url=https%3A%2F%2Fno.example&q=${inside}`],
    ['facebook', `https://lm.facebook.com/l.php?u=${inside}&h=AT`],
    ['instagram', `https://l.instagram.com/?e=AT&u=${inside}`],
    ['linkedin', `https://www.linkedin.com/redir/redirect?url=${inside}`],
    ['linkedin', `https://linkedin.com/safety/go?url=${inside}`],
    ['youtube', `https://www.youtube.com/redirect?event=d&q=${inside}`],
    ['reddit', `https://out.reddit.com/t3_1?url=${inside}&token=1`],
    ['slack', `https://slack-redir.net/link?url=${inside}`],
    ['duckduckgo', `https://duckduckgo.com/l/?uddg=${inside}&rut=1`],
    ['vk', `https://vk.com/away.php?to=${inside}`],
    ['steam', `https://steamcommunity.com/linkfilter/?url=${inside}`],
    ['steam', `https://steamcommunity.com/linkfilter/?u=${inside}`],
    ['bing', `https://www.bing.com/ck/a?!&&p=1&u=a1${base64(target, true)}&ntb=1`],
  ])('%s: %s', async (wrapper, link) => {
    const found = await only(link, { clean: false });
    expect(found).toMatchObject({ steps: [{ wrapper, url: target, domain: null }], final: target, warnings: [] });
  });

  it('reads AMP addresses with their query', async () => {
    expect((await only('https://www.google.com/amp/s/ex.com/p?a=1')).final).toBe('https://ex.com/p?a=1');
    expect((await only('https://google.fr/amp/ex.com/p')).final).toBe('http://ex.com/p');
  });

  it.each([
    'https://safelinks.protection.outlook.com.evil.example/?url=https%3A%2F%2Fex.com',
    'https://notsafelinks.protection.outlook.com/',
    'https://www.google.com/search?q=https%3A%2F%2Fex.com',
    'https://google.example/url?q=https%3A%2F%2Fex.com',
    'https://www.google.com/url?q=ex.com%2Fa',
    'https://www.google.com/url?q=%2F%2Fex.com',
    'https://www.youtube.com/watch?v=1&q=https%3A%2F%2Fex.com',
    'https://x.protection.sophos.com/?u=abcde',
    'https://x.protection.sophos.com/?u=////',
    'https://urldefense.com/v3/__https://ex.com/***__;Kw!!k!m$',
    'https://urldefense.com/v3/__https://ex.com/*__;_w!!k!m$',
    `https://vk.com/away.php?to=https%3A%2F%2Fex.com%2F${'a'.repeat(16_384)}`,
  ])('is not seen in %s', async (link) => {
    expect(await only(link, { clean: false })).toMatchObject({ steps: [], final: link });
  });

  it('decodes once, keeps a plus and what is malformed, and takes the first parameter', async () => {
    const { final } = await only('https://vk.com/away.php?to=https://ex.com/%2541+b%zz&to=https://no.example', {
      clean: false,
    });
    expect(final).toBe('https://ex.com/%41+b%zz');
    expect((await only('https://vk.com/away.php?%74o=www.ex.com')).final).toBe('http://www.ex.com');
  });

  it('repeats characters of Proofpoint by their letters', async () => {
    // `**A` is two characters, `**Z` 27, `**a` 28, `**0` 54, `**-` 64, `**_` 65.
    for (const [letter, count] of [
      ['A', 2],
      ['Z', 27],
      ['a', 28],
      ['9', 63],
      ['-', 64],
      ['_', 65],
    ] as const) {
      const codes = base64('é'.repeat(count) + '+', true);
      const link = `https://urldefense.com/v3/__https://ex.com/**${letter}/*__;${codes}!!k!m$`;
      expect((await only(link)).final).toBe(`https://ex.com/${'é'.repeat(count)}/+`);
    }
    expect((await only('https://urldefense.com/v3/__https://ex.com/__;!!k!m$')).final).toBe('https://ex.com/');
  });
});

describe('several layers', () => {
  const wrap = (link: string, times: number): string =>
    times === 0 ? link : wrap(`https://slack-redir.net/link?url=${encodeURIComponent(link)}`, times - 1);

  it('are taken off until the limit', async () => {
    expect(await only(wrap('https://ex.com/', 3))).toMatchObject({ final: 'https://ex.com/', warnings: [] });
    const found = await only(wrap('https://ex.com/', 3), { maxDepth: 2 });
    expect(found).toMatchObject({ final: wrap('https://ex.com/', 1), warnings: ['too-deep'] });
    expect(found.steps).toHaveLength(2);
    expect((await only(wrap('https://ex.com/', 2), { maxDepth: 2 })).warnings).toEqual([]);
  });

  it('end at what only the service knows', async () => {
    const link = 'https://url.us.m.mimecastprotect.com/s/abc?utm_source=1';
    expect(await only(wrap(link, 1))).toMatchObject({
      final: link,
      opaque: true,
      steps: [{ wrapper: 'slack' }, { wrapper: 'mimecast', url: null, domain: null }],
      removed: [],
      warnings: ['opaque'],
    });
  });

  it('end at another scheme, which is said', async () => {
    const script = 'javascript:alert(1)//?utm_source=1';
    expect(await only(wrap(script, 1))).toMatchObject({ final: script, warnings: ['not-web'], removed: [] });
    expect((await only(wrap('https://bit.ly/abc', 1))).warnings).toEqual(['shortener']);
  });
});

describe('cleaning', () => {
  const clean = async (link: string, options: Options = {}) => {
    const { final, removed } = await only(link, options);
    return [final, removed.map(({ key, value, rule }) => `${rule} ${key}=${value}`).join(' ')];
  };

  it.each([
    ['https://ex.com/?UTM_Source=a+b&&q=a%20b&q=+', 'https://ex.com/?q=a%20b&q=+', 'common UTM_Source=a b'],
    ['https://ex.com?fbclid=1#h', 'https://ex.com/#h', 'common fbclid=1'],
    ['HTTPS://ex.com/?a=1&&', 'HTTPS://ex.com/?a=1&&', ''],
    ['https://youtu.be/x?si=1&t=2', 'https://youtu.be/x?t=2', 'youtube si=1'],
    ['https://ex.com/?si=1&t=2', 'https://ex.com/?si=1&t=2', ''],
    ['https://open.spotify.com/track/1?si=2', 'https://open.spotify.com/track/1', 'spotify si=2'],
    ['https://x.com/a/status/1?s=20&t=z', 'https://x.com/a/status/1', 'x s=20 x t=z'],
    ['https://de.linkedin.com/in/a?TRK=1', 'https://de.linkedin.com/in/a', 'linkedin TRK=1'],
    ['https://www.google.ch/search?q=a&ei=1&ved=2', 'https://www.google.ch/search?q=a', 'google ei=1 google ved=2'],
    [
      'https://www.amazon.co.uk/dp/B0/ref=sr_1_1/12?pd_rd_w=1&th=1',
      'https://www.amazon.co.uk/dp/B0?th=1',
      'amazon pd_rd_w=1 amazon ref=sr_1_1',
    ],
    ['https://www.ebay.de/itm/1?mkcid=1&hash=2', 'https://www.ebay.de/itm/1?hash=2', 'ebay mkcid=1'],
    ['https://www.tiktok.com/@a/video/1?_r=1', 'https://www.tiktok.com/@a/video/1', 'tiktok _r=1'],
  ])('%s', async (link, final, removed) => {
    expect(await clean(link)).toEqual([final, removed]);
  });

  it('takes off what is asked for, or nothing', async () => {
    expect(await clean('https://ex.com/?a1=1&a2=2&b=3', { removeParams: ['A*'] })).toEqual([
      'https://ex.com/?b=3',
      'custom a1=1 custom a2=2',
    ]);
    expect(await clean('https://ex.com/?utm_id=1', { clean: false, removeParams: ['a'] })).toEqual([
      'https://ex.com/?utm_id=1',
      '',
    ]);
  });
});

describe('finding', () => {
  it.each([
    ['a https://ex.com/a, b', 'https://ex.com/a'],
    ['[x](https://ex.com/a_(b))', 'https://ex.com/a_(b)'],
    ['<https://ex.com/a>', 'https://ex.com/a'],
    ['**https://ex.com**!?', 'https://ex.com'],
    ['“HTTP://EX.com”…', 'HTTP://EX.com”…'],
    ['"https://ex.com/[a]]).', 'https://ex.com/[a]'],
  ])('%s', async (text, original) => {
    expect((await only(text, { clean: false })).original).toBe(original);
  });

  it('tells line and column, and replaces nothing else', async () => {
    const text = 'é 😀 https://ex.com/?utm_id=1\r\n\tmailto:a@b.c\rhttps://ex.com/?a=1&amp;b=2 xhttps://no.example';
    const { links, text: changed } = await decoded(text);
    expect(links.map(({ line, column, final }) => [line, column, final])).toEqual([
      [1, 6, 'https://ex.com/'],
      [3, 1, 'https://ex.com/?a=1&b=2'],
    ]);
    expect(changed).toBe('é 😀 https://ex.com/\r\n\tmailto:a@b.c\rhttps://ex.com/?a=1&b=2 xhttps://no.example');
  });

  it('takes a whole text for a link without its scheme', async () => {
    expect(await only(' ex.com/a?gclid=1\n')).toMatchObject({
      original: 'ex.com/a?gclid=1',
      column: 2,
      final: 'https://ex.com/a',
    });
    for (const text of ['hello', 'ex.com and more', 'https', '://x', 'mailto:a'])
      expect(await execute(decode, { text })).toMatchObject({ error: { code: 'no-link' } });
  });

  it('leaves what is not a URL', async () => {
    expect(await only('https://a b')).toMatchObject({ final: 'https://a' });
    expect(await only('https://ex.com:99999/?utm_id=1')).toEqual({
      original: 'https://ex.com:99999/?utm_id=1',
      line: 1,
      column: 1,
      final: 'https://ex.com:99999/?utm_id=1',
      opaque: false,
      steps: [],
      removed: [],
      warnings: [],
    });
  });

  it('brings wrapped addresses back, whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.webUrl({ withQueryParameters: true, withFragments: true }), async (url) => {
        const link = `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(url)}&data=1`;
        const result = await execute(unwrap, { text: `a ${link} b`, clean: false });
        expect(result).toEqual({ ok: true, value: `a ${url} b` });
      }),
      { seed: 365 },
    );
  });
});
