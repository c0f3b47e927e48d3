import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { describeError } from '#core/error-message.ts';
import { build, compose, countries, explain, parse, parseList } from './engine.ts';
import { readIban } from './engine/reading.ts';
import { structures } from '#lib/iban-registry.ts';
import { examples } from './examples.ts';
import french from './text.fr.ts';
import { text } from './text.ts';

const tables = { en: text.en, fr: french };

const operations: Readonly<Record<string, Operation>> = { parse, compose } as never;

// The registry's own example of each country (SWIFT, IBAN Registry).
const samples = `
AD1200012030200359100100 AE070331234567890123456 AL47212110090000000235698741 AT611904300234573201
AZ21NABZ00000000137010001944 BA391290079401028494 BE68539007547034 BG80BNBG96611020345678 BH67BMAG00001299123456
BI4210000100010000332045181 BR1800360305000010009795493C1 BY13NBRB3600900000002Z00AB00 CH9300762011623852957
CR05015202001026284066 CY17002001280000001200527600 CZ6508000000192000145399 DE89370400440532013000
DJ2100010000000154000100186 DK5000400440116243 DO28BAGR00000001212453611324 EE382200221020145685
EG380019000500000000263180002 ES9121000418450200051332 FI2112345600000785 FK88SC123456789012 FO6264600001631634
FR1420041010050500013M02606 GB29NWBK60161331926819 GE29NB0000000101904917 GI75NWBK000000007099453 GL8964710001000206
GR1601101250000000012300695 GT82TRAJ01020000001210029690 HN88CABF00000000000250005469 HR1210010051863000160
HU42117730161111101800000000 IE29AIBK93115212345678 IL620108000000099999999 IQ98NBIQ850123456789012
IS140159260076545510730339 IT60X0542811101000000123456 JO94CBJO0010000000000131000302 KW81CBKU0000000000001234560101
KZ86125KZT5004100100 LB62099900000001001901229114 LC55HEMM000100010012001200023015 LI21088100002324013AA
LT121000011101001000 LU280019400644750000 LV80BANK0000435195001 LY83002048000020100120361 MC5811222000010123456789030
MD24AG000225100013104168 ME25505000012345678951 MK07250120000058984 MN121234123456789123 MR1300020001010000123456753
MT84MALT011000012345MTLCAST001S MU17BOMM0101101030300200000MUR NI45BAPR00000013000003558124 NL91ABNA0417164300
NO9386011117947 OM810180000001299123456 PK36SCBL0000001123456702 PL61109010140000071219812874
PS92PALS000000000400123456702 PT50000201231234567890154 QA58DOHB00001234567890ABCDEFG RO49AAAA1B31007593840000
RS35260005601001611379 RU0304452522540817810538091310419 SA0380000000608010167519 SC18SSCB11010000000000001497USD
SD8811123456789012 SE4550000000058398257466 SI56263300012039086 SK3112000000198742637541 SM86U0322509800000000270100
SO211000001001000100141 ST23000100010051845310146 SV62CENR00000000000000700025 TL380080012345678910157
TN5910006035183598478831 TR330006100519786457841326 UA213223130000026007233566001 VA59001123000012345678
VG96VPVG0000012345678901 XK051212012345678906 YE15CBYE0001018861234567891234`
  .trim()
  .split(/\s+/);

async function valueOf(operation: unknown, input: object): Promise<unknown> {
  const result = await execute(operation as Operation, input);
  return result.ok ? result.value : result.error;
}

describe('iban-validator-and-parser', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op] as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }

  it('knows the 89 countries, and accepts the registry’s example of each', async () => {
    expect(structures.size).toBe(89);
    expect(samples.map((sample) => sample.slice(0, 2))).toEqual([...structures.keys()]);
    for (const sample of samples) {
      const iban = readIban(sample);
      expect(iban, sample).toMatchObject({ valid: true, errors: [] });
      expect(iban.parts?.map(({ value }) => value).join('')).toBe(iban.bban);
      expect(await valueOf(compose, { country: sample.slice(0, 2), bban: sample.slice(4) })).toBe(sample);
    }
    const checked = samples.filter((sample) => readIban(sample).nationalCheck === 'valid');
    expect(checked.map((sample) => sample.slice(0, 2)).join(' ')).toBe(
      'BA BE CZ EE ES FI FR HR HU IT MC ME MK NL NO PL PT RS SI SK SM',
    );
  });

  it('notices every changed digit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...samples), fc.nat(), fc.integer({ min: 1, max: 9 }), (sample, place, change) => {
        const at = 2 + (place % (sample.length - 2));
        fc.pre(/\d/.test(sample.charAt(at)));
        const digit = (Number(sample.charAt(at)) + change) % 10;
        expect(readIban(sample.slice(0, at) + digit + sample.slice(at + 1)).valid).toBe(false);
      }),
      { seed: 13616 },
    );
  });

  it('refuses check digits that only a sloppy MOD 97 accepts', () => {
    // 98 − 97 + … : 00, 01 and 99 leave the same remainders as 97, 98 and 02.
    for (const sample of samples) {
      for (const wrong of ['00', '01', '99']) {
        expect(readIban(sample.slice(0, 2) + wrong + sample.slice(4)).errors).toContain('wrong-check-digits');
      }
    }
  });

  it.each([
    ['FR76 3000 6000 0112 3456 7890 18é', ['invalid-character'], 26],
    ['FR76 3000 6000 0112 3456 7890 188', ['wrong-check-digits', 'wrong-national-check'], null],
    ['US76 3000', ['unknown-country'], null],
    ['7630006000', ['unknown-country'], null],
    ['F', ['unknown-country'], null],
    ['FR', ['wrong-length'], null],
    ['DEXX370400440532013000', ['check-digits-not-numeric', 'wrong-check-digits'], 2],
    ['DE8X37040044053201300A', ['check-digits-not-numeric', 'wrong-structure'], 3],
    ['ES9121000418450200051331', ['wrong-check-digits', 'wrong-national-check'], null],
  ])('%s: %j', (iban, errors, errorPosition) => {
    expect(readIban(iban)).toMatchObject({ valid: false, errors, errorPosition });
  });

  it('cleans up', () => {
    for (const typed of [
      'iban: de89\u00a03704-0044.0532 0130 00',
      '\tIBAN DE89370400440532013000\n',
      '\uFEFFDE89370400440532013000',
    ]) {
      expect(readIban(typed)).toMatchObject({ valid: true, electronic: 'DE89370400440532013000' });
    }
    // Only ASCII letters have an upper case here: ı would become I.
    expect(readIban('dı89')).toMatchObject({ errors: ['invalid-character'], countryCode: null });
  });

  it('tells what it can of a broken number', () => {
    expect(readIban('FR76 3000 6000')).toMatchObject({
      countryCode: 'FR',
      checkDigits: '76',
      bban: '30006000',
      expectedLength: 27,
      parts: null,
      bankCode: null,
      nationalCheck: 'not-checked',
      sepa: true,
    });
    expect(readIban('FR7')).toMatchObject({ checkDigits: '7' });
    expect(readIban('FR')).toMatchObject({ checkDigits: null });
    expect(readIban('GB12BARC20201530093A59')).toMatchObject({
      bankCode: 'BARC',
      accountNumber: '0093A59'.padStart(8, '3'),
    });
    expect(readIban('LI0830123456789012345')).toMatchObject({ qrIban: true });
    expect(readIban('CH9332000011623852957')).toMatchObject({ qrIban: false });
  });

  // Finnish accounts of Viva Wallet, bank 798 (ibantools, MIT, issue 354): payment institutions need not follow the rule.
  it.each(['FI6879826661004681', 'FI3679823415324729'])('takes %s, and says that the national rule fails', (iban) => {
    expect(readIban(iban)).toMatchObject({ valid: true, errors: [], nationalCheck: 'invalid' });
  });

  it('still names every other broken rule of a Finnish number, and no typing mistake that breaks the national one', async () => {
    expect(readIban('FI6979826661004681')).toMatchObject({
      valid: false,
      errors: ['wrong-check-digits'],
      nationalCheck: 'invalid',
    });
    expect(readIban('FI2112345600000785')).toMatchObject({ valid: true, nationalCheck: 'valid' });
    expect(await valueOf(explain, { iban: 'FI6879826661004681' })).toEqual({ faults: [], fix: null });
    expect(await valueOf(explain, { iban: 'FI211234S600000785' })).toMatchObject({ fix: 'FI21 1234 5600 0007 85' });
    expect(await valueOf(explain, { iban: 'FI687982666IOO4681' })).toMatchObject({ fix: null });
    expect(await valueOf(build, { country: 'FI', parts: ['798', '2666100468', '1'] })).toMatchObject({
      iban: 'FI6879826661004681',
    });
    expect(await valueOf(build, { country: 'FI', parts: ['123', '4560000078', ''] })).toMatchObject({
      iban: 'FI2112345600000785',
    });
  });

  it('checks Norwegian accounts with 00 behind the bank without the six digits up to there', async () => {
    // From the test data of schwifty (MIT).
    expect(readIban('NO9812340056782')).toMatchObject({ valid: true, nationalCheck: 'valid' });
    const withCheck = async (digit: string) => {
      const iban = await valueOf(compose, { country: 'NO', bban: `1234005678${digit}` });
      return readIban(iban as string);
    };
    const kept = await Promise.all(Array.from('0123456789', withCheck));
    expect(kept.filter(({ valid }) => valid).map(({ bban }) => bban)).toEqual(['12340056782']);
    expect(kept[1]).toMatchObject({ valid: false, errors: ['wrong-national-check'] });
    expect(await valueOf(build, { country: 'NO', parts: ['1234', '005678', ''] })).toMatchObject({
      iban: 'NO9812340056782',
    });
    // 00 at the end or at another place is not such an account.
    expect(readIban('NO9386011117947')).toMatchObject({ nationalCheck: 'valid' });
    expect(await valueOf(build, { country: 'NO', parts: ['8601', '111700', ''] })).toMatchObject({
      iban: expect.any(String),
    });
  });

  it('does not judge old Dutch giro accounts', () => {
    expect(readIban('NL21INGB0001234567')).toMatchObject({ nationalCheck: 'not-checked' });
  });

  it.each([
    [{ country: 'de', bban: ' 3704 0044-0532.0130 00' }, 'DE89370400440532013000'],
    [
      { country: '', bban: '1' },
      { code: 'empty-input', details: { field: 'country' } },
    ],
    [
      { country: 'FR', bban: ' - ' },
      { code: 'empty-input', details: { field: 'bban' } },
    ],
    [
      { country: 'MA', bban: '1' },
      { code: 'unknown-country', details: { reason: 'unregistered' } },
    ],
    [
      { country: 'GB', bban: 'BARC20201530093A59' },
      { code: 'wrong-structure', details: { position: 16 } },
    ],
    [
      { country: 'GB', bban: '1ARC20201530093459' },
      { code: 'wrong-structure', details: { reason: 'a' } },
    ],
    [
      { country: 'GB', bban: '\u200BARC20201530093459' },
      { code: 'wrong-structure', details: { character: 'U+200B' } },
    ],
  ])('composes %j', async (input, expected) => {
    const value = await valueOf(compose, input);
    if (typeof expected === 'string') expect(value).toBe(expected);
    else expect(value).toMatchObject(expected);
  });

  it('computes missing national check digits as the registry’s examples have them', async () => {
    let computed = 0;
    for (const sample of samples) {
      const { parts, nationalCheck } = readIban(sample);
      if (nationalCheck !== 'valid' || !parts?.some(({ name }) => name === 'check')) continue;
      computed += 1;
      const given = parts.map(({ name, value }) => (name === 'check' ? '' : value.replace(/^0+(?=\d+$)/, '')));
      expect(await valueOf(build, { country: sample.slice(0, 2), parts: given })).toEqual({
        iban: sample,
        values: parts.map(({ value }) => value),
      });
    }
    expect(computed).toBe(17);
  });

  it('says which part does not fit', async () => {
    const built = (country: string, ...parts: string[]) => valueOf(build, { country, parts });
    expect(await built('FR', '30006', '', '1')).toMatchObject({ code: 'empty-input', details: { part: 'branch' } });
    expect(await built('FR', '300061', '1', '1')).toMatchObject({ code: 'wrong-length', details: { part: 'bank' } });
    expect(await built('SE', '500', '5839825746', '')).toMatchObject({
      code: 'empty-input',
      details: { part: 'check' },
    });
    // Norwegian accounts whose check digit would be 10 do not exist.
    expect(await built('NO', '8601', '111705', '')).toMatchObject({ code: 'no-national-check' });
    expect(await built('FR', '30006', '1', '12345678901', '88')).toMatchObject({ iban: expect.stringMatching(/88$/) });
  });

  it.each([
    ['GB94BARC20201530093459', 'Wrong check digits: 94, expected 77 for this account.'],
    ['GB96BARC202015300934591', 'GB: an IBAN has 22 characters, this one has 23.'],
    ['GB12BARC20201530093A59', 'Position 20 must be a digit, found A.'],
    ['MA64011519000001205000534921', 'MA'],
    ['76FR', '76'],
    ['FR76é', 'é'],
    ['FR76\u200B3000', 'U+200B at position 5'],
    ['DEXX370400440532013000', 'XX'],
  ])('explains %s: %s', async (iban, sentence) => {
    const { faults } = (await valueOf(explain, { iban })) as { faults: { code: string; details: never }[] };
    const fault = faults[0];
    expect(describeError([tables.en], 'en', fault?.code ?? '', fault?.details ?? {})).toContain(sentence);
    expect(describeError([tables.fr], 'fr', fault?.code ?? '', fault?.details ?? {})).not.toContain('{');
  });

  it.each([
    ['DE89370400440532O13000', 'DE89 3704 0044 0532 0130 00'],
    ['ES9121000418450020051332', 'ES91 2100 0418 4502 0005 1332'],
    // Two swaps are possible.
    ['DE89370400440532031000', null],
    ['GB29NWBK60161331926818', null],
    ['DE89370400440532013000', null],
  ])('mends %s: %s', async (iban, fix) => {
    expect(await valueOf(explain, { iban })).toMatchObject({ fix });
  });

  it('reads a list', async () => {
    const rows = await valueOf(parseList, { text: ' IBAN:\r\nFR76\n-\rDE89370400440532013000\n ' });
    expect(rows).toMatchObject([
      { line: 2, valid: false },
      { line: 4, valid: true },
    ]);
    expect(await valueOf(parse, { iban: 'IBAN' })).toMatchObject({ code: 'empty-input', details: { field: 'iban' } });
  });

  it('lists the countries', async () => {
    const all = (await valueOf(countries, {})) as { country: string }[];
    expect(all.find(({ country }) => country === 'FR')).toEqual({
      country: 'FR',
      length: 27,
      nationalCheck: true,
      parts: [
        { name: 'bank', length: 5, kind: 'nnnnn' },
        { name: 'branch', length: 5, kind: 'nnnnn' },
        { name: 'account', length: 11, kind: 'c'.repeat(11) },
        { name: 'check', length: 2, kind: 'nn' },
      ],
    });
  });
});
