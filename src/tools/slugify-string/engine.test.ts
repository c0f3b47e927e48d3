import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { slugify } from './engine.ts';
import { examples } from './examples.ts';

const seed = 27;

async function slug(text: string, options: object = {}): Promise<string> {
  const result = await execute(slugify, { text, ...options });
  return result.ok ? result.value : `${result.error.code} ${String(result.error.details['field'])}`;
}

describe('slugify-string', () => {
  for (const example of examples) {
    it(JSON.stringify(example.input), async () => {
      expect(mismatch(example, await execute(slugify, example.input as never))).toBeUndefined();
    });
  }

  it.each([
    ['--Hello,   world!--', {}, 'hello-world'],
    ['l’été de 1½ an', { symbolWords: 'fr' }, 'l-ete-de-11-2-an'],
    ['It’s CAN’T we’ll you’re I’ve he’d I’m rock’n’roll', {}, 'its-cant-well-youre-ive-hed-im-rock-n-roll'],
    ['£5 + €3 = $9 ¥ ♥\uFE0F', {}, 'pound-5-plus-euro-3-dollar-9-love'],
    ['£5 ¥ &', { symbolWords: 'none' }, '5'],
    ['50% Rabatt & mehr', { symbolWords: 'de' }, '50-prozent-rabatt-und-mehr'],
    ['5 & 6', { symbolWords: 'fr' }, '5-et-6'],
    ['10% de @ti', { symbolWords: 'es' }, '10-por-ciento-de-arroba-ti'],
    ['ﬁne ①②\u00ADa\u200Bb', {}, 'fine-12ab'],
    ['', {}, ''],
    ['!!!', {}, ''],
    ['Ærø', { locale: 'da' }, 'aeroe'],
    ['Blåbærsyltetøy', { locale: 'nb' }, 'blaabaersyltetoey'],
    ['Ærø þing', {}, 'aero-thing'],
    ['עברית ไทย Ελλάδα 日本 ひらがな', {}, 'bryt-aithy-ellada-ri-ben-hiragana'],
    ['Garçon œuvre Łódź İstanbul Đà Nẵng', {}, 'garcon-oeuvre-lodz-istanbul-da-nang'],
  ])('%j %j', async (text, options, expected) => {
    expect(await slug(text, options)).toBe(expected);
  });

  it.each([
    // Names as the tables' own annexes and national maps write them
    [
      'uk',
      'Згорани Розгон Єнакієве Їжакевич Йосипівка Юрій Яготин Знам’янка Щербухи Ґалаґан Феодосія',
      'zghorany-rozghon-yenakiieve-yizhakevych-yosypivka-yurii-yahotyn-znamianka-shcherbukhy-galagan-feodosiia',
    ],
    [
      'bg',
      'София България Стара Загора Щъркел Цариград Хасково Чужд Юг',
      'sofia-balgaria-stara-zagora-shtarkel-tsarigrad-haskovo-chuzhd-yug',
    ],
    [
      'sr',
      'Ђорђе Đoković Жика Љубав Њива Ћирилица Цетиње Џеп Шабац',
      'djordje-djokovic-zika-ljubav-njiva-cirilica-cetinje-dzep-sabac',
    ],
    ['de', 'ÄRGER Ärger MASSSTÄBE große ẞ', 'aerger-aerger-massstaebe-grosse-ss'],
  ])('writes the letters of %s', async (locale, text, expected) => {
    expect(await slug(text, { locale })).toBe(expected);
  });

  it.each([
    ['Icelandic', 'Ýmir Ýrsa Þýskaland ÝMIR', 'Ymir-Yrsa-Thyskaland-YMIR'],
    ['German', 'STRAẞE Straße', 'STRASSE-Strasse'],
    ['Azerbaijani', 'Bakı şəhəri Əlaqə', 'Baki-seheri-Elaqe'],
    ['Ewondo', 'Ǝbug ǝbug', 'Ebug-ebug'],
    ['Kabiye', 'Ʊpɩyɛ ʊpɩyɛ', 'Upiye-upiye'],
    ['Kazakh and Tatar', 'Қазақстан әлемі Әлем', 'Kazakstan-alemi-Alem'],
    ['Abkhaz', 'Аԥсны Аӷьырра Ԥшьыр', 'Apsny-Agyrra-Pshyr'],
    ['Macedonian', 'ѐ Ѐ', 'je-Je'],
    ['Greek', 'Ύδρα Ύψος ύψος', 'Ydra-Ypsos-ypsos'],
    ['Georgian capitals', 'ᲗᲑᲘᲚᲘᲡᲘ თბილისი', 'TBILISI-tbilisi'],
    ['Cherokee small letters', 'Ꮳꮃꭹ', 'tsalagi'],
    ['Arabic', 'السلام مدينة أحمد إيران على', 'alslam-mdynh-aHmd-iyran-aala'],
    ['Amharic', 'ኢትዮጵያ', 'iteyopheyaa'],
    ['Bengali', 'হঠাৎ', 'htthaat'],
    ['Malayalam', 'അവൻ അവൾ', 'avn-avl'],
  ])('loses no letter of %s', async (_, text, expected) => {
    expect(await slug(text, { case: 'preserve' })).toBe(expected);
  });

  it('reads a capital as it reads the small letter', async () => {
    const letters = Array.from({ length: 0xfffe - 0x80 }, (_, at) => String.fromCharCode(at + 0x80)).filter(
      (letter) => /\p{Lu}/u.test(letter) && letter.toLowerCase().length === 1,
    );
    const read = async (text: string) => (await slug(text, { case: 'lower' })).split('\n');
    const capitals = await read(letters.join('\n'));
    const small = await read(letters.map((letter) => letter.toLowerCase()).join('\n'));
    expect(letters.filter((_, at) => capitals[at] !== small[at])).toEqual([]);
  });

  it('splits camel case before a capital, but keeps the plural of an abbreviation', async () => {
    const split = (text: string) => slug(text, { decamelize: true });
    expect(await split('APIs')).toBe('apis');
    expect(await split('listAPIs and URLsOfIDs, PDFs2 TVs')).toBe('list-apis-and-urls-of-ids-pdfs2-tvs');
    expect(await split('HTMLSpan APIServer APIsocket XMLs_DNSserver')).toBe(
      'html-span-api-server-ap-isocket-xmls-dn-sserver',
    );
    expect(await split('API’s REST-APIs, 5 CPUs')).toBe('apis-rest-apis-5-cpus');
    expect(await split('isIs ThisIs ΑΒΓs')).toBe('is-is-this-is-avgs');
  });

  it.each([
    ['ÄRGER Über ÜBER', { locale: 'de', case: 'preserve' }, 'AERGER-Ueber-UEBER'],
    ['Straße été', { case: 'upper', mode: 'unicode' }, 'STRASSE-ÉTÉ'],
    ['fooBar HTMLParser v2Beta', { decamelize: true }, 'foo-bar-html-parser-v2-beta'],
    ['iPhone', {}, 'iphone'],
    ['snake_case.name', { preserve: '_.' }, 'snake_case.name'],
    ['a]b\\c^d-e', { preserve: ']\\^-' }, 'a]b\\c^d-e'],
    ['你_好', { preserve: '_' }, 'ni-_-hao'],
    ['é b,c', { preserve: ' ' }, 'e b-c'],
    [
      'C++ and C#',
      {
        customReplacements: [
          ['C++', 'cpp'],
          ['C#', 'csharp'],
        ],
      },
      'cpp-and-csharp',
    ],
    [
      'a.b',
      {
        customReplacements: [
          ['.', '$&'],
          ['', 'x'],
        ],
        symbolWords: 'none',
      },
      'a-b',
    ],
    ['你好 café', { mode: 'unicode' }, '你好-café'],
    ['a b', { separator: '' }, 'ab'],
    ['a b', { separator: '-_-' }, 'a-_-b'],
    ['a b', { separator: '/' }, 'invalid-input separator'],
    ['a b', { separator: '----' }, 'invalid-input separator'],
    ['extraordinary thing', { maxLength: 5 }, 'extra'],
    ['one two', { maxLength: 7 }, 'one-two'],
    ['one two', { maxLength: 6 }, 'one'],
    ['𝒳'.normalize('NFKC') + '𠀀𠀀', { mode: 'unicode', maxLength: 2 }, 'x'],
  ])('%j with %j', async (text, options, expected) => {
    expect(await slug(text, options)).toBe(expected);
  });

  it('treats lines', async () => {
    expect(await slug('A b\r\n\r\nc\rd\n', {})).toBe('a-b\n\nc\nd\n');
    expect(await slug('A b\r\n\r\nc', { perLine: false })).toBe('a-b-c');
    expect(await slug('a\na\na-2\n\n\na', { unique: true })).toBe('a\na-2\na-2-2\n\n\na-3');
    expect(await slug('a-2\na\na\na', { unique: true })).toBe('a-2\na\na-3\na-4');
  });

  it('keeps the extension of a file', async () => {
    const keep = { keepExtension: true };
    expect(await slug('My Photo.tar.GZ', keep)).toBe('my-photo-tar.gz');
    expect(await slug('.gitignore', keep)).toBe('gitignore');
    expect(await slug('v1.longextension', keep)).toBe('v1-longextension');
    expect(await slug('a long name.txt', { ...keep, maxLength: 6 })).toBe('a-long.txt');
    expect(await slug('A.TXT', { ...keep, case: 'preserve' })).toBe('A.TXT');
    expect(await slug('a.jpg\na.png\na.jpg', { ...keep, unique: true })).toBe('a.jpg\na.png\na-2.jpg');
    expect(await slug('???.jpg', keep)).toBe('');
  });

  it('gives only letters, digits and single separators inside, and settles', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 20 }), async (text) => {
        const once = await slug(text, { perLine: false });
        expect(once).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(await slug(once)).toBe(once);
      }),
      { seed },
    );
  });

  it('carries 100,000 lines', async () => {
    const text = Array.from({ length: 100_000 }, (_, at) => `Titre nº ${at} : déjà vu, 你好 & co`).join('\n');
    const lines = (await slug(text, { unique: true })).split('\n');
    expect(lines).toHaveLength(100_000);
    expect(lines.at(-1)).toBe('titre-no-99999-deja-vu-ni-hao-and-co');
  });
});

it('takes a word of any length', async () => {
  expect((await slug('漢'.repeat(600_000))).split('-')).toHaveLength(600_000);
});
