import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Result } from '#core/operation.ts';
import * as engine from './engine.ts';
import { isIsbn } from './engine/check.ts';
import { detailsOfType } from './engine/details.ts';
import { cards, determiners, types } from './engine/fields.ts';
import { examples } from './examples.ts';

const operations = new Map(Object.values(engine).map((operation) => [operation.id.split('/')[1], operation]));
async function valueOf<R>(result: Promise<Result<R>>): Promise<R> {
  const outcome = await result;
  if (!outcome.ok) throw new Error(`${outcome.error.code} ${JSON.stringify(outcome.error.details)}`);
  return outcome.value;
}
const generate = (page: object) => valueOf(execute(engine.generate, page));
const codes = async (page: object) =>
  (await valueOf(execute(engine.check, page))).map(({ code, field }) => `${code} ${field}`);

describe('public examples', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input).slice(0, 70)}`, async () => {
      const operation = operations.get(example.op) as never;
      expect(mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
    });
  }
});

describe('tags', () => {
  it.each([[[]], ['x'], [null], [1]])('takes an object only for the details: %j', async (details) => {
    expect(await execute(engine.tags, { details })).toMatchObject({
      error: { code: 'invalid-input', details: { field: 'details', problem: 'wrong-type' } },
    });
  });
  const names = async (page: object) =>
    (await valueOf(execute(engine.tags, page))).map(({ name, content }) => `${name}=${content}`);
  it('writes everything in its order', async () => {
    expect(
      await names({
        type: 'video.episode',
        title: ' T ',
        description: 'D',
        url: 'U',
        siteName: 'S',
        locale: 'fr_FR',
        localeAlternates: ['en_US', ' ', 'de_DE'],
        determiner: 'the',
        images: [
          { url: 'i1', secureUrl: 's', type: 't', width: 1, height: '2', alt: 'a' },
          { url: ' ' },
          { url: 'i2' },
        ],
        videos: [{ url: 'v', width: 3 }],
        audios: [{ url: 'a', type: 'x' }],
        facebookAppId: '1',
        details: {
          series: 'se',
          actors: [{ url: 'ac', role: 'r' }, 'ac2', { role: 'x' }],
          directors: ['d1', ''],
          writers: ['w'],
          duration: 60,
          releaseDate: '2020-01-01',
          tags: ['t1'],
          isbn: 'no',
        },
        twitter: {
          card: 'player',
          site: 'x',
          creator: '@y',
          player: 'p',
          playerWidth: 1,
          playerHeight: 2,
          playerStream: 'st',
        },
        duplicateForTwitter: true,
      }),
    ).toEqual([
      'og:type=video.episode',
      'og:title=T',
      'og:description=D',
      'og:url=U',
      'og:site_name=S',
      'og:locale=fr_FR',
      'og:locale:alternate=en_US',
      'og:locale:alternate=de_DE',
      'og:determiner=the',
      'og:image=i1',
      'og:image:secure_url=s',
      'og:image:type=t',
      'og:image:width=1',
      'og:image:height=2',
      'og:image:alt=a',
      'og:image=i2',
      'og:video=v',
      'og:video:width=3',
      'og:audio=a',
      'og:audio:type=x',
      'video:actor=ac',
      'video:actor:role=r',
      'video:actor=ac2',
      'video:director=d1',
      'video:writer=w',
      'video:duration=60',
      'video:release_date=2020-01-01',
      'video:tag=t1',
      'video:series=se',
      'fb:app_id=1',
      'twitter:card=player',
      'twitter:site=@x',
      'twitter:creator=@y',
      'twitter:title=T',
      'twitter:description=D',
      'twitter:image=i1',
      'twitter:image:alt=a',
      'twitter:player=p',
      'twitter:player:width=1',
      'twitter:player:height=2',
      'twitter:player:stream=st',
    ]);
  });
  it('writes apps of the app card only', async () => {
    const twitter = { apps: { googleplay: { id: 'g' }, iphone: { name: 'n', id: '1', url: 'u' } }, appCountry: 'FR' };
    expect(await names({ twitter: { card: 'app', ...twitter } })).toEqual([
      'og:type=website',
      'twitter:card=app',
      'twitter:app:name:iphone=n',
      'twitter:app:id:iphone=1',
      'twitter:app:url:iphone=u',
      'twitter:app:id:googleplay=g',
      'twitter:app:country=FR',
    ]);
    expect(await names({ twitter })).toHaveLength(2);
  });
  it('says what the input lacks', async () => {
    expect(await execute(engine.tags, { type: 'music' } as never)).toMatchObject({ error: { code: 'invalid-input' } });
  });
});

describe('check', () => {
  const image = { url: 'https://a.b/c.png', width: 1200, height: 630, alt: 'x' };
  const good = { title: 'T', description: 'D', url: 'https://a.b/', images: [image] };
  it.each<[string, object, string[]]>([
    ['nothing', {}, []],
    ['a blank title', { title: ' ' }, ['missing-title title']],
    ['emoji in 70 code points', { title: '😀'.repeat(70) }, []],
    [
      '71 code points',
      { title: '😀'.repeat(71), description: 'x'.repeat(201) },
      ['title-too-long title', 'description-too-long description'],
    ],
    [
      'a path',
      { url: '/a', images: [{ ...image, url: 'c.png' }] },
      ['url-not-absolute url', 'url-not-absolute images[0].url'],
    ],
    ['http', { images: [{ ...image, url: 'http://a.b/c.png' }] }, ['image-not-https images[0].url']],
    ['http and https', { images: [{ ...image, url: 'http://a.b/c.png', secureUrl: ' https://a.b/c.png ' }] }, []],
    [
      'http twice',
      { images: [{ ...image, url: 'http://a.b/c.png', secureUrl: 'http://a.b/c.png' }] },
      ['image-not-https images[0].url'],
    ],
    [
      'no size, no alt',
      { images: [{ url: image.url }] },
      ['missing-image-alt images[0].alt', 'missing-image-size images[0]'],
    ],
    [
      'a small square',
      { images: [{ ...image, width: '300', height: '300' }] },
      ['image-too-small images[0]', 'image-ratio images[0]'],
    ],
    ['a square in a small card', { images: [{ ...image, width: 800, height: 800 }], twitter: { card: 'summary' } }, []],
    [
      'control characters',
      {
        title: 'a\0',
        type: 'article',
        details: { authors: ['x', '\u0085'], isbn: '\0' },
        images: [{ ...image, alt: 'a\tb\u007f' }],
      },
      ['control-character title', 'control-character images[0].alt', 'control-character details.authors[1]'],
    ],
    [
      'locales',
      { locale: 'fr', localeAlternates: ['en_US', 'en-US'] },
      ['invalid-locale locale', 'invalid-locale localeAlternates[1]'],
    ],
    [
      'a player without a host',
      { twitter: { card: 'player', player: 'https:', playerWidth: 1, playerHeight: 1, image: 'x' } },
      ['player-incomplete twitter.player'],
    ],
    ['a player', { twitter: { card: 'player', player: 'http://a' } }, ['player-incomplete twitter.player']],
    ['a whole player', { twitter: { card: 'player', player: 'https://a', playerWidth: 1, playerHeight: '2' } }, []],
    ['an app', { twitter: { card: 'app', apps: { ipad: { name: 'x' } } } }, ['app-incomplete twitter.apps']],
    [
      'a book',
      { type: 'book', details: { isbn: '978-3-16-148410-1', releaseDate: '2023-02-29' } },
      ['invalid-isbn details.isbn', 'invalid-date details.releaseDate'],
    ],
    ['a song', { type: 'music.song', details: { duration: '0' } }, ['invalid-duration details.duration']],
    ['a profile', { type: 'profile', details: { gender: 'x' } }, ['invalid-gender details.gender']],
    ['details of another type', { details: { isbn: '1' } }, []],
  ])('%s', async (_, part, expected) => {
    expect(await codes({ ...good, ...part })).toEqual(expected);
  });
  it.each(['2024-02-29', '2024-05-01T12:00', '2024-05-01T12:00:59.5Z', '2024-05-01T00:00+02:00'])(
    '%s is a date',
    async (releaseDate) => {
      expect(await codes({ ...good, type: 'book', details: { releaseDate } })).toEqual([]);
    },
  );
  it.each(['2024-13-01', '2024-05-01T24:00', '2024-5-1', '2024-05-01 12:00', '1/2/2024', '2024-05-01T12:00+1'])(
    '%s is none',
    async (releaseDate) => {
      expect(await codes({ ...good, type: 'book', details: { releaseDate } })).toEqual([
        'invalid-date details.releaseDate',
      ]);
    },
  );
  it('knows both kinds of ISBN', () => {
    // ISBN-10 of Wikipedia's article and the 13-digit one of the ISBN manual.
    expect(['0-306-40615-2', '978-0-306-40615-7', '080442957X', '978 3 16 148410 0'].map(isIsbn)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['0-306-40615-3', '123', '9780306406158'].map(isIsbn)).toEqual([false, false, false]);
  });
});

describe('extract', () => {
  const extract = (html: string) => valueOf(execute(engine.extract, { html }));
  it('prefers Open Graph, reads names of any case and both attributes, leaves out what is blank', async () => {
    expect(
      await extract(
        `<svg><title>icon</title></svg><title> Page </title><title>second</title><link rel="alternate canonical" href="https://c/">
         <META NAME="Description" content="from meta"><meta name="OG:Title" content="from og"><meta property="og:title" content="again">
         <meta property="og:url" content="  "><meta property="og:type" content="nonsense"><meta property="og:image:width" content="1">
         <meta property="og:image" content="a"><meta property="og:image:secure_url" content="b"><meta property="og:image" content="c"><meta property="og:image:url" content="c"><meta property="og:image:width" content="10px">
         <meta name="twitter:player:width" content="20"><meta name="twitter:app:id:ipad" content="5"><meta name="twitter:app:id:__proto__" content="5">`,
      ),
    ).toEqual({
      title: 'from og',
      description: 'from meta',
      url: 'https://c/',
      images: [
        { url: 'a', secureUrl: 'b' },
        { url: 'c', width: '10px' },
      ],
      twitter: { playerWidth: 20, apps: { ipad: { id: '5' } } },
    });
  });
  it('reads details of the type that was found', async () => {
    expect(
      await extract(
        '<meta property="music:song" content="s"><meta property="music:song:disc" content="1"><meta property="og:type" content="music.album"><meta property="video:tag" content="x">',
      ),
    ).toEqual({
      type: 'music.album',
      details: { songs: [{ url: 's', disc: 1 }] },
    });
  });
  it('lists what it found in the order of a page, whatever the order of the tags', async () => {
    const tags: readonly (readonly [name: string, content: string])[] = [
      ['twitter:app:url:googleplay', 'u'],
      ['twitter:app:url:iphone', 'u'],
      ['twitter:app:id:iphone', '1'],
      ['twitter:app:name:iphone', 'n'],
      ['twitter:app:country', 'FR'],
      ['twitter:player:stream', 's'],
      ['twitter:player:height', '1'],
      ['twitter:player:width', '1'],
      ['twitter:player', 'p'],
      ['twitter:image:alt', 'a'],
      ['twitter:image', 'i'],
      ['twitter:description', 'd'],
      ['twitter:title', 't'],
      ['twitter:creator', '@c'],
      ['twitter:site', '@s'],
      ['twitter:card', 'app'],
      ['fb:app_id', '1'],
      ['music:release_date', '2024-01-01'],
      ['music:song', 's'],
      ['music:song:track', '1'],
      ['music:song:disc', '1'],
      ['og:audio', 'a'],
      ['og:audio:type', 't'],
      ['og:audio:secure_url', 's'],
      ['og:video', 'v'],
      ['og:video:height', '1'],
      ['og:video:width', '1'],
      ['og:image', 'i'],
      ['og:image:alt', 'a'],
      ['og:image:height', '1'],
      ['og:image:width', '1'],
      ['og:image:type', 't'],
      ['og:image:secure_url', 's'],
      ['og:determiner', 'the'],
      ['og:locale:alternate', 'fr_FR'],
      ['og:locale', 'en_US'],
      ['og:site_name', 's'],
      ['og:type', 'music.album'],
    ];
    const html = tags.map(([name, content]) => `<meta property="${name}" content="${content}">`).join('');
    const head = '<link rel="canonical" href="u"><meta name="description" content="d"><title>t</title>';
    expect(JSON.stringify(await extract(html + head))).toBe(
      JSON.stringify({
        type: 'music.album',
        title: 't',
        description: 'd',
        url: 'u',
        siteName: 's',
        locale: 'en_US',
        localeAlternates: ['fr_FR'],
        determiner: 'the',
        images: [{ url: 'i', secureUrl: 's', type: 't', width: 1, height: 1, alt: 'a' }],
        videos: [{ url: 'v', width: 1, height: 1 }],
        audios: [{ url: 'a', secureUrl: 's', type: 't' }],
        details: { songs: [{ url: 's', disc: 1, track: 1 }], releaseDate: '2024-01-01' },
        facebookAppId: '1',
        twitter: {
          card: 'app',
          site: '@s',
          creator: '@c',
          title: 't',
          description: 'd',
          image: 'i',
          imageAlt: 'a',
          player: 'p',
          playerWidth: 1,
          playerHeight: 1,
          playerStream: 's',
          apps: { iphone: { name: 'n', id: '1', url: 'u' }, googleplay: { url: 'u' } },
          appCountry: 'FR',
        },
      }),
    );
  });
  it('runs nothing and answers to a megabyte', async () => {
    expect(await extract('<script>document.title = 1</script>')).toEqual({});
    expect(await extract(`${'<div><p>x</p>'.repeat(75_000)}<meta property="og:title" content="t">`)).toEqual({
      title: 't',
    });
    expect(await extract('<svg><title>'.repeat(80_000))).toEqual({});
    expect(await extract(`${'<title/>'.repeat(2)}a</title><svg/><title>b</title>`)).toEqual({ title: '<title/>a' });
  });

  const word = fc.oneof(
    fc.constantFrom('a', 'https://x.y/?a=1&b=2', '<b>"q"</b>', 'é 😀', "it's &amp;"),
    fc.string({ maxLength: 8 }),
  );
  const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
  const size = some(fc.oneof(fc.nat(5000), fc.constantFrom('12', '1.5', 'x')));
  const media = { url: word, secureUrl: some(word), type: some(word) };
  const link = fc.record({ url: word, disc: fc.nat(9), track: fc.nat(9), role: word });
  const page = fc.constantFrom(...types).chain((type) =>
    fc.record({
      type: fc.constant(type),
      title: word,
      description: word,
      url: word,
      siteName: word,
      locale: word,
      facebookAppId: word,
      localeAlternates: fc.array(word, { maxLength: 2 }),
      determiner: fc.constantFrom(...determiners),
      images: fc.array(fc.record({ ...media, width: size, height: size, alt: some(word) }), { maxLength: 3 }),
      videos: fc.array(fc.record({ ...media, width: size, height: size }), { maxLength: 2 }),
      audios: fc.array(fc.record(media), { maxLength: 2 }),
      details: fc.record(
        Object.fromEntries(
          detailsOfType[type].map(({ field, kind }) => [
            field,
            kind === 'list'
              ? fc.array(word, { maxLength: 2 })
              : kind === 'links'
                ? fc.array(link, { maxLength: 2 })
                : word,
          ]),
        ),
        { requiredKeys: [] },
      ),
      twitter: fc.record({
        card: fc.constantFrom(...cards),
        site: some(word),
        title: some(word),
        image: some(word),
        imageAlt: some(word),
        player: some(word),
        playerWidth: size,
        apps: some(fc.record({ ipad: fc.record({ name: word, id: word }) })),
        appCountry: some(word),
      }),
    }),
  );
  it('gives back what was generated', () =>
    fc.assert(
      fc.asyncProperty(page, async (given) => {
        const html = await generate(given);
        expect(await generate(await extract(html))).toBe(html);
      }),
      { seed: 191 },
    ));
});
