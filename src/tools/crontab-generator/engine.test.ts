import * as fc from 'fast-check';
import { describe as group, expect, it } from 'vitest';
import type { Draft } from '#core/field.ts';
import { mismatch } from '#core/example.ts';
import { execute, isOperation, type Operation } from '#core/operation.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import * as engine from './engine.ts';
import { zoneOf } from './engine/zone.ts';
import { examples } from './examples.ts';

const seed = 20261121;
const { compose, describe, next, parse, translate } = engine;
const operations = new Map<string, Operation>(
  Object.values<unknown>(engine)
    .filter(isOperation)
    .map((found) => [found.id.slice(found.id.indexOf('/') + 1), found]),
);

async function valueOf<R>(
  result: Promise<{ ok: true; value: R } | { ok: false; error: { code: string; details: unknown } }>,
): Promise<R> {
  const answer = await result;
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}
type Dialect = NonNullable<Draft<typeof parse.input>['dialect']>;
const parsed = (expression: string, dialect: Dialect = 'auto') => valueOf(execute(parse, { expression, dialect }));
const sentence = (input: Draft<typeof describe.input>) => valueOf(execute(describe, input));
const runs = (input: Draft<typeof next.input>) => valueOf(execute(next, input));

async function fault(expression: string, dialect: Dialect = 'auto'): Promise<string> {
  const result = await execute(parse, { expression, dialect });
  if (result.ok) return `accepted as ${result.value.dialect}`;
  const { field, reason, count } = result.error.details;
  return [result.error.code, field, reason, count].filter((part) => part !== undefined).join(' ');
}

group('examples', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const op = operations.get(example.op) as Operation;
      expect(mismatch(example, await execute(op, example.input))).toBeUndefined();
    });
  }
});

group('parse', () => {
  it.each([
    ['* * * * *', 'unix', null],
    ['0 0 * * * root /bin/true', 'unix', 'root /bin/true'],
    ['0 0 * * *   a  b ', 'unix', 'a  b'],
    ['0 0 12 * * *', 'seconds', null],
    ['0 0 12 * * MON-FRI run me', 'seconds', 'run me'],
    ['0 0 12 ? * MON', 'quartz', null],
    ['0 0 12 1 * ?', 'quartz', null],
    ['0 0 12 1 * ? 2026', 'quartz', null],
    ['0 12 ? * MON *', 'aws', null],
    ['0 12 1 * ? 2026-2030', 'aws', null],
    ['0 0 12 1 * ? 2026 5', 'quartz', '5'],
    ['0 0 12 ? * MON 2026-2030 * run  me', 'quartz', '* run  me'],
    ['0 0 12 ? * MON run 7', 'quartz', 'run 7'],
    ['@daily', 'unix', null],
    ['@Weekly /bin/x', 'unix', '/bin/x'],
    ['0 0 * * sun,L', 'invalid-field dayOfWeek syntax', null],
    ['0 0 * * 1 2026', 'invalid-field dayOfWeek question-mark', null],
  ])('%s is %s', async (expression, dialect, command) => {
    const result = await execute(parse, { expression });
    expect(result.ok ? result.value.dialect : await fault(expression)).toBe(dialect);
    if (result.ok) expect(result.value.command).toBe(command);
  });

  it.each([
    ['0 0 1 1 1 1 1', 'unix', 'wrong-field-count 7'],
    ['0 0 1 1 1 1 1 1', 'unix', 'wrong-field-count 8'],
    ['0 0 * * *', 'quartz', 'wrong-field-count 5'],
    ['0 0 0 * * ?', 'seconds', 'accepted as seconds'],
    ['0', 'auto', 'wrong-field-count 1'],
    ['40 * * * * 40 * * * *', 'auto', 'wrong-field-count 10'],
    ['a * * * *', 'auto', 'invalid-field minute syntax'],
    ['1, * * * *', 'auto', 'invalid-field minute syntax'],
    ['1-2-3 * * * *', 'auto', 'invalid-field minute syntax'],
    ['*/5/5 * * * *', 'auto', 'invalid-field minute syntax'],
    ['/5 * * * *', 'auto', 'invalid-field minute syntax'],
    ['*/0 * * * *', 'auto', 'invalid-field minute step'],
    ['*/61 * * * *', 'auto', 'invalid-field minute step'],
    ['*/60 * * * *', 'auto', 'accepted as unix'],
    ['* 24 * * *', 'auto', 'invalid-field hour out-of-range'],
    ['* * 0 * *', 'auto', 'invalid-field dayOfMonth out-of-range'],
    ['* * 32W * *', 'auto', 'invalid-field dayOfMonth out-of-range'],
    ['* * * 13 *', 'auto', 'invalid-field month out-of-range'],
    ['* * * * 8', 'auto', 'invalid-field dayOfWeek out-of-range'],
    ['* * * * 5#6', 'auto', 'invalid-field dayOfWeek out-of-range'],
    ['* * * * FRI-MON', 'auto', 'invalid-field dayOfWeek descending-range'],
    ['* * * * FRI-SUN', 'auto', 'accepted as unix'],
    ['* * * * 5-7', 'auto', 'accepted as unix'],
    ['? * * * *', 'auto', 'invalid-field minute question-mark'],
    ['* * ?/2 * *', 'auto', 'invalid-field dayOfMonth syntax'],
    ['* * 15W,L * *', 'auto', 'invalid-field dayOfMonth syntax'],
    ['* * 1,? * *', 'auto', 'invalid-field dayOfMonth syntax'],
    ['0 0 0 ? * ?', 'quartz', 'invalid-field dayOfWeek question-mark'],
    ['0 0 0 ? * 0', 'quartz', 'invalid-field dayOfWeek out-of-range'],
    ['0 22-2 ? * FRI-MON *', 'aws', 'invalid-field hour descending-range'],
    ['0 0 22-2 ? * FRI-MON', 'quartz', 'accepted as quartz'],
    ['0 0 0 1 1 ? 2030-2026', 'quartz', 'invalid-field year descending-range'],
    ['0 0 0 1 1 ? 1969', 'quartz', 'invalid-field year out-of-range'],
    ['* * * FEB#2 *', 'auto', 'invalid-field month syntax'],
    ['* * L-30 * *', 'auto', 'accepted as unix'],
    ['* * L-31 * *', 'auto', 'invalid-field dayOfMonth out-of-range'],
    ['* * LW-31 * *', 'auto', 'invalid-field dayOfMonth out-of-range'],
    ['* * L- * *', 'auto', 'invalid-field dayOfMonth syntax'],
    ['* * L3 * *', 'auto', 'invalid-field dayOfMonth syntax'],
    ['* * L-3-1 * *', 'auto', 'invalid-field dayOfMonth syntax'],
    ['* * LW-3W * *', 'auto', 'invalid-field dayOfMonth syntax'],
    ['* * L-L * *', 'auto', 'invalid-field dayOfMonth syntax'],
    ['* * 1,L-3 * *', 'auto', 'invalid-field dayOfMonth syntax'],
    ['* * LW-2,5 * *', 'auto', 'invalid-field dayOfMonth syntax'],
    ['* * 0-L * *', 'auto', 'invalid-field dayOfMonth out-of-range'],
    ['* * 20-LW * *', 'auto', 'invalid-field dayOfMonth syntax'],
    ['* * * * L-3', 'auto', 'invalid-field dayOfWeek syntax'],
    ['* * * * 2-L', 'auto', 'invalid-field dayOfWeek syntax'],
    ['L-3 * * * *', 'auto', 'invalid-field minute syntax'],
    ['* 5-L * * *', 'auto', 'invalid-field hour syntax'],
    // Neither a long s nor a dotless i is a letter of a name, and a Kelvin sign is not a k.
    ['* * * * \u017fun', 'auto', 'invalid-field dayOfWeek syntax'],
    ['* * * * fr\u0131', 'auto', 'invalid-field dayOfWeek syntax'],
    ['* * * * fr\u0131-sat', 'auto', 'invalid-field dayOfWeek syntax'],
    ['* * * * fr\u0131#2', 'auto', 'invalid-field dayOfWeek syntax'],
    ['* * * \u017fep *', 'auto', 'invalid-field month syntax'],
    ['@wee\u212aly', 'auto', 'unknown-macro'],
  ] as const)('%s (%s): %s', async (expression, dialect, expected) => {
    expect(await fault(expression, dialect)).toBe(expected);
  });

  it('corrects a descending range to what the same field accepts', async () => {
    const fields = { hour: [0, 23], dayOfMonth: [1, 31], month: [1, 12], dayOfWeek: [0, 7] } as const;
    for (const [at, [min, max]] of Object.values(fields).entries()) {
      for (let from = min + 1; from <= max; from++) {
        for (let to: number = min; to < from; to++) {
          for (const step of ['', '/2']) {
            const written = (range: string) => ['*', '*', '*', '*', '*'].with(at + 1, range).join(' ');
            const result = await execute(parse, { expression: written(`${from}-${to}${step}`) });
            const correction = result.ok ? undefined : result.error.details['correction'];
            expect(correction, `${from}-${to}${step}`).toBeTypeOf('string');
            expect(await fault(written(String(correction))), String(correction)).toBe('accepted as unix');
          }
        }
      }
    }
    const correctionOf = async (expression: string) => {
      const result = await execute(parse, { expression });
      return result.ok ? undefined : result.error.details['correction'];
    };
    expect(await correctionOf('0 22-2 * * *')).toBe('22-23,0-2');
    expect(await correctionOf('0 0 * * 7-2')).toBe('0-2');
    expect(await correctionOf('0 0 * * FRI-MON')).toBe('FRI-SAT,SUN-MON');
  });

  it('tells the values of every field, Sunday always 0', async () => {
    expect((await parsed('5/20 22 1-3 jan-mar/2 5-7')).values).toEqual({
      minute: [5, 25, 45],
      hour: [22],
      dayOfMonth: [1, 2, 3],
      month: [1, 3],
      dayOfWeek: [0, 5, 6],
    });
    expect((await parsed('0 0 22-2 ? 11-2/2 FRI-MON 2026')).values).toMatchObject({
      hour: [0, 1, 2, 22, 23],
      month: [1, 11],
      dayOfWeek: [0, 1, 5, 6],
      year: [2026],
    });
    expect((await parsed('0 0 ? * 1,7 *')).values).toMatchObject({ dayOfWeek: [0, 6], year: null });
    expect((await parsed('0 0 * * 3/2')).values).toMatchObject({ dayOfWeek: [3, 5] });
    expect(await parsed('0 0 lw * fri#2,1l')).toMatchObject({
      values: { dayOfMonth: [], dayOfWeek: [] },
      special: ['LW', 'FRI#2', '1L'],
    });
  });

  it.each([
    ['0 0 1 * 1', ['day-or']],
    ['0 0 */2 * 1', ['day-and']],
    ['0 0 1 * *', []],
    ['*/7 * * * *', ['uneven-step minute */7']],
    ['0 */5 * */5 *', ['uneven-step hour */5', 'uneven-step month */5']],
    ['*/15 */6 */2 */3 */2', ['day-and']],
    ['0 0 L * *', ['not-portable dayOfMonth L']],
    ['5/15 0 ? * *', ['not-portable minute 5/15', 'not-portable dayOfMonth ?']],
    ['0 0 0 L * *', []],
    ['0 0 30,31 2 *', ['never-runs']],
    ['0 0 31 4,6,9,11 *', ['never-runs']],
    ['0 0 29 2 *', []],
    ['0 0 31 2 1', ['day-or']],
  ])('%s has the warnings %j', async (expression, expected) => {
    const { warnings } = await parsed(expression);
    expect(warnings.map(({ code, field, value }) => [code, field, value].filter(Boolean).join(' '))).toEqual(expected);
  });
});

group('describe', () => {
  it.each([
    [{ expression: '40 * * * *' }, 'At 40 minutes past the hour'],
    [{ expression: '0 0 12 ? * 2' }, 'At 12:00, only on Monday'],
    [{ expression: '0 12 ? * 2 *' }, 'At 12:00, only on Monday'],
    [{ expression: '0 12 * * 2' }, 'At 12:00, only on Tuesday'],
    [{ expression: '@daily' }, 'At 00:00'],
    [{ expression: '@reboot' }, 'Run once, at startup'],
    [{ expression: '0 15 * * *', use24Hour: false }, 'At 03:00 PM'],
    [
      { expression: '0 9 * * 1-5,0', locale: 'fr' as const },
      'À 09:00, uniquement le dimanche, lundi, mardi, mercredi, jeudi, et vendredi',
    ],
    [{ expression: '0 0 * * 7/2' }, 'At 00:00, only on Sunday'],
    [{ expression: '0 0 0 ? * 6/2' }, 'At 00:00, only on Friday'],
    [{ expression: '0 9 * * 0,6-7' }, 'At 09:00, only on Sunday and Saturday'],
    [
      { expression: '0 9 * * 1-3,2,5L' },
      'At 09:00, only on Monday, Tuesday, and Wednesday and on the last Friday of the month',
    ],
    [{ expression: '40 * * * *', locale: 'fr' as const }, 'Toutes les heures, à la minute 40'],
    [
      { expression: '40 * * * *', locale: 'fr' as const, verbose: true },
      'Toutes les heures, à la minute 40, tous les jours',
    ],
    [
      { expression: '5,10 * * * 1', locale: 'fr' as const },
      'Toutes les heures, aux minutes 5 et 10, uniquement le lundi',
    ],
    [{ expression: '40 */2 * * *', locale: 'fr' as const }, 'À la minute 40, toutes les 2 heures'],
    [{ expression: '5,10 */2 * * *', locale: 'fr' as const }, 'Aux minutes 5 et 10, toutes les 2 heures'],
    [{ expression: '@reboot', locale: 'fr' as const }, 'Exécuter une fois, au démarrage'],
    [{ expression: '0 9,* * * *' }, 'Every hour'],
    [{ expression: '5,* 9 * * *' }, 'Every minute, between 09:00 and 09:59'],
    [{ expression: '0 9 1 FEB,* *' }, 'At 09:00, on day 1 of the month'],
    [{ expression: '0 9 * * *,1' }, 'At 09:00'],
    [{ expression: '0 9 5,* * 1' }, 'At 09:00'],
    [{ expression: '0 9 *,5 * 1' }, 'At 09:00, only on Monday'],
    [{ expression: '0 9 1 2/6,3 *' }, 'At 09:00, on day 1 of the month, only in February, March, and August'],
    [{ expression: '*/7,0 * * * * *' }, 'At 0, 7, 14, 21, 28, 35, 42, 49, and 56 seconds past the minute'],
    [{ expression: '0,5/15 * * * *', locale: 'fr' as const }, 'Toutes les heures, aux minutes 0, 5, 20, 35, et 50'],
    [{ expression: '*/2,1/2,0 * * * *' }, 'Every minute'],
    [{ expression: '58/1,0 * * * * *' }, 'At 0, 58, and 59 seconds past the minute'],
    [{ expression: '*/15,5 * * * * *' }, 'Every 15 seconds and at 5 seconds past the minute'],
    [{ expression: '0 9 * * 1/3,SUN' }, 'At 09:00, only on Sunday, Monday, and Thursday'],
    [{ expression: '0 9 1,10-15 * *', locale: 'fr' as const }, 'À 09:00, le 1 et du 10 au 15 du mois'],
    [{ expression: '0 9 * 1-3,9 *' }, 'At 09:00, only in January through March and September'],
    [
      { expression: '0 9 * 1-3,9 *', locale: 'fr' as const },
      'À 09:00, uniquement en janvier, février, mars, et septembre',
    ],
    [{ expression: '0 9 * 4-8 *', locale: 'fr' as const }, "À 09:00, d'avril à août"],
    [
      { expression: '0 9 5/3 * *', locale: 'fr' as const, verbose: true },
      'À 09:00, tous les 3 jours, à partir du 5 du mois',
    ],
  ])('%j', async (input, expected) => {
    expect(await sentence(input)).toBe(expected);
  });

  it('joins both days as cron does', async () => {
    expect(await sentence({ expression: '0 0 1 * 1' })).not.toBe(await sentence({ expression: '0 0 */1 * 1' }));
  });
});

group('next', () => {
  const zone = 'Europe/Berlin';

  it('follows the clock with jobs that are not at a fixed time', async () => {
    const spring = await runs({ expression: '*/30 * * * *', from: '2025-03-30T00:15:00Z', timeZone: zone, count: 4 });
    expect(spring).toEqual([
      '2025-03-30T01:30:00+01:00',
      '2025-03-30T03:00:00+02:00',
      '2025-03-30T03:30:00+02:00',
      '2025-03-30T04:00:00+02:00',
    ]);
    const autumn = await runs({ expression: '30 * * * *', from: '2025-10-25T23:45:00Z', timeZone: zone, count: 4 });
    expect(autumn).toEqual([
      '2025-10-26T02:30:00+02:00',
      '2025-10-26T02:30:00+01:00',
      '2025-10-26T03:30:00+01:00',
      '2025-10-26T04:30:00+01:00',
    ]);
  });

  it('runs a fixed time once when it happens twice, and once after a gap', async () => {
    expect(await runs({ expression: '30 2 * * *', from: '2025-10-25T12:00:00Z', timeZone: zone, count: 2 })).toEqual([
      '2025-10-26T02:30:00+02:00',
      '2025-10-27T02:30:00+01:00',
    ]);
    expect(
      await runs({ expression: '0 0 * * *', from: '2018-11-03T12:00:00Z', timeZone: 'America/Sao_Paulo', count: 2 }),
    ).toEqual(['2018-11-04T01:00:00-02:00', '2018-11-05T00:00:00-02:00']);
    expect(
      await runs({ expression: '15 2 * * *', from: '2025-10-04T14:00:00Z', timeZone: 'Australia/Lord_Howe', count: 2 }),
    ).toEqual(['2025-10-05T02:30:00+11:00', '2025-10-06T02:15:00+11:00']);
  });

  it('runs a fixed time once after a day that a zone left out', async () => {
    const apia = { from: '2011-12-28T00:00:00Z', timeZone: 'Pacific/Apia' };
    expect(await runs({ expression: '0,30 3 * * *', ...apia, count: 6 })).toEqual([
      '2011-12-28T03:00:00-10:00',
      '2011-12-28T03:30:00-10:00',
      '2011-12-29T03:00:00-10:00',
      '2011-12-29T03:30:00-10:00',
      '2011-12-31T00:00:00+14:00',
      '2011-12-31T03:00:00+14:00',
    ]);
    expect(await runs({ expression: '0 0 * * *', ...apia, count: 3 })).toEqual([
      '2011-12-28T00:00:00-10:00',
      '2011-12-29T00:00:00-10:00',
      '2011-12-31T00:00:00+14:00',
    ]);
    expect(await runs({ expression: '0 3 30 12 *', ...apia, count: 2 })).toEqual([
      '2011-12-31T00:00:00+14:00',
      '2012-12-30T03:00:00+14:00',
    ]);
    expect(await runs({ expression: '0 3 29 12 *', ...apia, count: 2 })).toEqual([
      '2011-12-29T03:00:00-10:00',
      '2012-12-29T03:00:00+14:00',
    ]);
    expect(await runs({ expression: '0 0 3 30 12 ? 2011', ...apia })).toEqual(['2011-12-31T00:00:00+14:00']);
    expect(await runs({ expression: '0 0 3 L-1 12 ?', ...apia, count: 1 })).toEqual(['2011-12-31T00:00:00+14:00']);
    // Jobs that follow the clock are not made up for.
    expect(await runs({ expression: '0 */12 * * *', ...apia, count: 6 })).toEqual([
      '2011-12-28T00:00:00-10:00',
      '2011-12-28T12:00:00-10:00',
      '2011-12-29T00:00:00-10:00',
      '2011-12-29T12:00:00-10:00',
      '2011-12-31T00:00:00+14:00',
      '2011-12-31T12:00:00+14:00',
    ]);
  });

  it('knows both day rules', async () => {
    const days = async (expression: string) =>
      (await runs({ expression, from: '2026-01-01T00:00:00Z', count: 4 })).map((run) => run.slice(5, 10));
    expect(await days('0 0 13 * 5')).toEqual(['01-02', '01-09', '01-13', '01-16']);
    expect(await days('0 0 */2 * 1')).toEqual(['01-05', '01-19', '02-09', '02-23']);
    expect(await days('0 0 LW * *')).toEqual(['01-30', '02-27', '03-31', '04-30']);
    expect(await days('0 0 15w * *')).toEqual(['01-15', '02-16', '03-16', '04-15']);
    expect(await days('0 0 1,L * *')).toEqual(['01-31', '02-01', '02-28', '03-01']);
    expect(await days('0 0 * * FRI#2,1L')).toEqual(['01-09', '01-26', '02-13', '02-23']);
    expect(await days('0 0 0 ? * L')).toEqual(['01-03', '01-10', '01-17', '01-24']);
    expect(await days('0 0 0 ? * 6#3')).toEqual(['01-16', '02-20', '03-20', '04-17']);
    expect(await days('0 0 ? * 7L 2026')).toEqual(['01-31', '02-28', '03-28', '04-25']);
    expect(await days('0 0 0 ? * FRI-MON')).toEqual(['01-02', '01-03', '01-04', '01-05']);
    expect(await days('0 0 * * 7')).toEqual(['01-04', '01-11', '01-18', '01-25']);
  });

  it('gives nothing when nothing ever comes', async () => {
    for (const expression of ['0 0 30 2 *', '@reboot', '0 0 0 1 1 ? 2020', '0 0 29 2 ? 2027']) {
      expect(await runs({ expression, from: '2026-01-01T00:00:00Z' })).toEqual([]);
    }
  });

  it('is strictly after from, which may be a local time of the zone', async () => {
    expect(await runs({ expression: '* * * * *', from: '2026-01-01T00:00:00Z', count: 1 })).toEqual([
      '2026-01-01T00:01:00+00:00',
    ]);
    expect(await runs({ expression: '* * * * *', from: '2026-01-01T00:00:00.500Z', count: 1 })).toEqual([
      '2026-01-01T00:01:00+00:00',
    ]);
    expect(await runs({ expression: '* * * * *', from: '2025-12-31T23:59:59.500Z', count: 1 })).toEqual([
      '2026-01-01T00:00:00+00:00',
    ]);
    expect(await runs({ expression: '0 * * * *', from: '2026-07-01T12:00', timeZone: zone, count: 1 })).toEqual([
      '2026-07-01T13:00:00+02:00',
    ]);
    expect(await runs({ expression: '0 * * * *', from: '2026-07-01T12:00+05:30', count: 1 })).toEqual([
      '2026-07-01T07:00:00+00:00',
    ]);
    expect(await runs({ expression: '0 * * * *', from: '2026-07-01T24:00Z', count: 1 })).toEqual([
      '2026-07-02T01:00:00+00:00',
    ]);
    expect(await runs({ expression: '0 0 * * *', count: 1 })).toHaveLength(1);
  });

  it('agrees with a walk through the changes of the clock', async () => {
    const changes = [
      ['Europe/Berlin', '2025-03-29'],
      ['Europe/Berlin', '2025-10-25'],
      ['America/New_York', '2026-03-07'],
      ['America/Havana', '2024-11-02'],
      ['America/Sao_Paulo', '2018-11-03'],
      ['Australia/Lord_Howe', '2025-04-05'],
      ['Australia/Lord_Howe', '2025-10-04'],
      ['Asia/Beirut', '2024-03-30'],
      ['Antarctica/Troll', '2025-03-29'],
      ['Pacific/Apia', '2011-12-29'],
    ] as const;
    const minute = 60_000;
    const some = fc.uniqueArray(fc.nat({ max: 59 }), { minLength: 1, maxLength: 3 });
    const early = fc.uniqueArray(fc.nat({ max: 4 }), { minLength: 1, maxLength: 3 });
    const minutes = fc.oneof(some.map(String), fc.constantFrom('*/20', '7/15', '*'));
    const hours = fc.oneof({ weight: 2, arbitrary: early.map(String) }, fc.constantFrom('*', '*/2', '1/2', '0-3'));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...changes), minutes, hours, async ([timeZone, day], ...fields) => {
        const expression = `${fields.join(' ')} * * *`;
        const { values } = await parsed(expression);
        const fits = (local: number): boolean =>
          (values?.minute?.includes(new Date(local).getUTCMinutes()) &&
            values.hour?.includes(new Date(local).getUTCHours())) === true;
        const isFixed = !/[*/]/.test(fields.join(''));
        const from = Date.parse(`${day}T00:00:00Z`);
        const { offsetAt, format } = zoneOf(timeZone);
        const seen = new Set<number>();
        const expected: string[] = [];
        // Six hours before, so that a time that came already is known.
        let before = from - 361 * minute + offsetAt(from - 361 * minute);
        for (let at = from - 360 * minute; expected.length < 8 && at < from + 3 * 1440 * minute; at += minute) {
          const local = at + offsetAt(at);
          let isDue = fits(local) && !(isFixed && seen.has(local));
          if (isFixed) for (let gone = before + minute; gone < local; gone += minute) isDue ||= fits(gone);
          if (isDue && at > from) expected.push(format(at));
          seen.add(local);
          before = local;
        }
        const found = await runs({ expression, from: `${day}T00:00:00Z`, timeZone, count: 8 });
        expect(found.slice(0, expected.length)).toEqual(expected);
      }),
      { seed, numRuns: propertyRuns(0.3) },
    );
  });

  it('gives a thousand minutes', async () => {
    const all = await runs({ expression: '* * * * *', from: '2026-01-01T00:00:00Z', count: 1000 });
    expect([all.length, all.at(-1)]).toEqual([1000, '2026-01-01T16:40:00+00:00']);
  });

  it('agrees with a search minute by minute', async () => {
    const numbers = (min: number, max: number) =>
      fc.array(fc.integer({ min, max }), { minLength: 1, maxLength: 4 }).map((all) => [...new Set(all)].join(','));
    const field = (min: number, max: number) =>
      fc.oneof(
        fc.constant('*'),
        numbers(min, max),
        fc.integer({ min: 1, max: 7 }).map((step) => `*/${step}`),
      );
    await fc.assert(
      fc.asyncProperty(field(0, 59), field(0, 23), field(1, 31), field(1, 12), field(0, 7), async (...fields) => {
        const expression = fields.join(' ');
        const { values, warnings } = await parsed(expression);
        if (!values) throw new Error('no values');
        const isOr = warnings.some(({ code }) => code === 'day-or');
        const fits = (instant: number): boolean => {
          const date = new Date(instant);
          const [day, week] = [
            values.dayOfMonth?.includes(date.getUTCDate()),
            values.dayOfWeek?.includes(date.getUTCDay()),
          ];
          return (
            values.minute?.includes(date.getUTCMinutes()) === true &&
            values.hour?.includes(date.getUTCHours()) === true &&
            values.month?.includes(date.getUTCMonth() + 1) === true &&
            ((isOr ? day || week : day && week) ?? false)
          );
        };
        const from = Date.UTC(2026, 1, 20);
        const expected: string[] = [];
        for (let at = from + 60_000; at < from + 40 * 86_400_000 && expected.length < 3; at += 60_000) {
          if (fits(at)) expected.push(new Date(at).toISOString().replace('.000Z', '+00:00'));
        }
        const found = await runs({ expression, from: new Date(from).toISOString(), count: 3 });
        expect(found.slice(0, expected.length)).toEqual(expected);
      }),
      { seed, numRuns: propertyRuns(0.75) },
    );
  });
});

const dayItems = ['L', 'LW', '15W', '1', '31', '*', '?', '*/2', '1-5', '28-31/2', '5/10', '1,L', '15W,LW'];
const weekItems = [
  'L',
  '5L',
  'FRIL',
  'FRI#2',
  '6#3',
  '1-5',
  'MON-FRI',
  '1,3',
  'SUN',
  '7',
  '*',
  '?',
  '*/2',
  '1-3,5',
  '2/3',
  'FRI-SUN',
  '6-2',
  'SAT-TUE',
  '1L,FRI#1',
];

group('whatever is accepted', () => {
  it('has a sentence in both languages and next runs', async () => {
    const plain = (max: string) =>
      fc.constantFrom('*', '0', '5', `1-${max}`, '*/2', '3/4', '1,3,5', '1-3,5', '6-2', '1-5/2');
    const anyField = fc.tuple(
      plain('59'),
      plain('59'),
      plain('23'),
      fc.constantFrom(...dayItems),
      fc.constantFrom('*', '1', 'JAN', 'FEB-APR', '*/5', '11-2', '2,4'),
      fc.constantFrom(...weekItems),
      fc.constantFrom('*', '2026', '2026-2030', '2026/3', '2026,2028'),
    );
    const seen = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(anyField, fc.constantFrom('unix', 'seconds', 'quartz', 'quartz7', 'aws'), async (all, kind) => {
        const from = { unix: 1, seconds: 0, quartz: 0, quartz7: 0, aws: 1 }[kind];
        const fields = all.slice(from, kind === 'aws' || kind === 'quartz7' ? 7 : 6);
        const input = { expression: fields.join(' '), dialect: kind === 'quartz7' ? 'quartz' : (kind as Dialect) };
        if (!(await execute(parse, input)).ok) return;
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
        for (const locale of ['en', 'fr'] as const) {
          expect(await sentence({ ...input, locale })).not.toMatch(/undefined|null|NaN|^$/);
        }
        expect(await runs({ ...input, from: '2026-01-01T00:00:00Z', count: 2 })).toBeInstanceOf(Array);
      }),
      // Most combinations are not expressions of their dialect.
      { seed, numRuns: propertyRuns(2.5) },
    );
    for (const kind of ['unix', 'seconds', 'quartz', 'quartz7', 'aws']) expect(seen.get(kind), kind).toBeGreaterThan(2);
  });
});

group('translate', () => {
  it.each([
    ['*/5 9-17 * * 1-5', 'quartz', '0 */5 9-17 ? * 2-6'],
    ['0 0 1 * *', 'aws', '0 0 1 * ? *'],
    ['0 0 * * sun,MON-WED', 'quartz', '0 0 0 ? * 1,2-4'],
    ['0 0 1 * 1', 'quartz', null],
    ['5/15 0 * * *', 'seconds', '0 5/15 0 * * *'],
    ['0 0 22-2 ? * FRI-MON', 'unix', '0 22,23,0,1,2 * * 5,6,0,1'],
    ['0 0 0 ? * 6#3', 'seconds', '0 0 0 * * 5#3'],
    ['0 0 0 ? * 6#3', 'unix', null],
    ['30 0 0 * * *', 'aws', null],
    ['0 0 0 1 1 ? 2027', 'unix', null],
    ['0 0 0 1 1 ? 2027', 'aws', '0 0 1 1 ? 2027'],
    ['0 5/20 0 ? * *', 'unix', '5-59/20 0 * * *'],
    ['0 0 12 ? * 2/2', 'unix', '0 12 * * 1,3,5'],
    ['0 0 12 ? * mon/2', 'unix', '0 12 * * 1,3,5'],
    ['0 12 ? * 1/3 *', 'unix', '0 12 * * 0,3,6'],
    ['0 0 12 * FEB/3 ?', 'unix', '0 12 * 2-12/3 *'],
    ['0 0 12 * * MON/2', 'unix', '0 12 * * 1-6/2'],
    ['0 0 0 * * 7/2', 'unix', '0 0 * * 0'],
    ['0 0 * * 7/2', 'quartz', '0 0 0 ? * 1'],
    ['@hourly', 'quartz', '0 0 * * * ?'],
    ['@reboot', 'aws', null],
  ] as const)('%s in %s is %s', async (expression, to, expected) => {
    expect(await valueOf(execute(translate, { expression, to }))).toBe(expected);
  });

  it('keeps the runs of steps on days of the week', async () => {
    const from = '2026-01-01T00:00:00Z';
    for (const day of ['1', '2', '7', 'SUN', 'MON', 'SAT']) {
      for (let step = 1; step <= 7; step++) {
        for (const [expression, dialect] of [
          [`0 0 12 ? * ${day}/${step}`, 'quartz'],
          [`0 12 ? * ${day}/${step} *`, 'aws'],
          [`0 0 12 * * ${day}/${step}`, 'seconds'],
        ] as const) {
          for (const to of ['unix', 'seconds', 'quartz', 'aws'] as const) {
            const translated = (await valueOf(execute(translate, { expression, dialect, to }))) ?? '';
            expect(await runs({ expression: translated, dialect: to, from }), `${expression} in ${to}`).toEqual(
              await runs({ expression, dialect, from }),
            );
          }
        }
      }
    }
  });

  it('keeps the runs', async () => {
    const from = '2026-01-01T00:00:00Z';
    const fields = ['0,30', '*/7', '1-5', '*'];
    const anyExpression = fc
      .tuple(
        fc.constantFrom(...fields),
        fc.constantFrom('0,12', '*/7', '1-5', '*'),
        fc.constantFrom('*', '1', 'MON-FRI', '5-7', '0,3'),
      )
      .map(([minute, hour, week]) => `${minute} ${hour} * * ${week}`);
    await fc.assert(
      fc.asyncProperty(anyExpression, fc.constantFrom('seconds', 'quartz', 'aws'), async (expression, to) => {
        const translated = (await valueOf(execute(translate, { expression, to }))) ?? '';
        expect(await runs({ expression: translated, dialect: to, from })).toEqual(await runs({ expression, from }));
      }),
      { seed, numRuns: propertyRuns(0.3) },
    );
  });
});

group('compose', () => {
  it.each([
    [{}, '* * * * *'],
    [{ minutes: [0] }, '0 * * * *'],
    [{ minutes: [30, 0, 30] }, '*/30 * * * *'],
    [{ hours: [1, 2, 3, 5, 6, 9] }, '* 1-3,5,6,9 * * *'],
    [{ months: [1, 4, 7, 10] }, '* * * */3 *'],
    [{ daysOfMonth: [1, 11, 21, 31] }, '* * 1,11,21,31 * *'],
    [{ daysOfWeek: [0, 2, 4, 6] }, '* * * * 0,2,4,6'],
    [{ daysOfWeek: [0, 1, 2, 3, 4, 5, 6] }, '* * * * *'],
    [{ minutes: [0, 20] }, '0,20 * * * *'],
  ])('%j is %s', async (chosen, expected) => {
    expect(await valueOf(execute(compose, chosen))).toBe(expected);
  });

  it('is read back as the same values', async () => {
    const subset = (min: number, max: number) => fc.uniqueArray(fc.integer({ min, max }), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          minutes: subset(0, 59),
          hours: subset(0, 23),
          daysOfMonth: subset(1, 31),
          months: subset(1, 12),
          daysOfWeek: subset(0, 6),
        }),
        async (chosen) => {
          const { values } = await parsed(await valueOf(execute(compose, chosen)));
          for (const [name, field] of [
            ['minutes', 'minute'],
            ['hours', 'hour'],
            ['daysOfMonth', 'dayOfMonth'],
            ['months', 'month'],
            ['daysOfWeek', 'dayOfWeek'],
          ] as const) {
            if (chosen[name].length > 0) expect(values?.[field]).toEqual([...chosen[name]].sort((a, b) => a - b));
          }
        },
      ),
      { seed },
    );
  });
});

group('days from the end of the month', () => {
  const daysOf = async (day: string, from: string, count = 1) =>
    (await runs({ expression: `0 15 10 ${day} * ?`, from, count })).map((run) => run.slice(0, 10));

  it.each([
    // Quartz, CronExpressionTest (Apache-2.0)
    ['L-2', '2010-10-29'],
    ['L-5W', '2010-10-26'],
    ['L-1', '2010-10-30'],
    ['L-1W', '2010-10-29'],
    // Quartz.NET, CronExpressionTest (Apache-2.0): 31 October 2010 is a Sunday, the last weekday is Friday, the 29th
    ['LW-2', '2010-10-27'],
    ['LW-5', '2010-10-24'],
    ['LW-7', '2010-10-22'],
    ['LW-28', '2010-10-01'],
    ['LW-29', '2010-10-01'],
    ['LW-30', '2010-10-01'],
    // Neighbors: nothing taken off, and the whole month
    ['L-0', '2010-10-31'],
    ['L-30', '2010-10-01'],
    ['L-30W', '2010-10-01'],
    ['LW-0', '2010-10-29'],
    ['L-0W', '2010-10-29'],
    ['l-2', '2010-10-29'],
  ])('%s of October 2010 is %s', async (day, expected) => {
    expect(await daysOf(day, '2010-09-30T12:00')).toEqual([expected]);
  });

  it('leaves out months that are too short, and ends where nothing comes', async () => {
    expect(await daysOf('L-30', '2026-01-15', 4)).toEqual(['2026-03-01', '2026-05-01', '2026-07-01', '2026-08-01']);
    expect(await daysOf('L-28', '2027-02-01', 2)).toEqual(['2027-03-03', '2027-04-02']);
    expect(await runs({ expression: '0 0 0 L-29 2 ?', count: 3 })).toEqual([]);
    expect(await runs({ expression: '0 0 0 L-3 * ? 2020', from: '2026-01-01', count: 3 })).toEqual([]);
    expect(
      (await runs({ expression: '0 0 0 L-28 2 ?', from: '2026-01-01', count: 2 })).map((run) => run.slice(0, 10)),
    ).toEqual(['2028-02-01', '2032-02-01']);
  });

  it('finds the day that counting from the end finds, in every month of 30 years', async () => {
    const isWeekday = (day: Date) => day.getUTCDay() !== 0 && day.getUTCDay() !== 6;
    const text = (day: Date) => day.toISOString().slice(0, 10);
    const before = (day: Date, days: number) => new Date(day.getTime() - days * 86_400_000);
    for (const offset of [0, 1, 2, 3, 5, 10]) {
      const [plain, nearest, fromWeekday] = await Promise.all(
        [`L-${offset}`, `L-${offset}W`, `LW-${offset}`].map((day) => daysOf(day, '2015-12-31T20:00', 360)),
      );
      for (let month = 0; month < 360; month++) {
        const last = new Date(Date.UTC(2016, month + 1, 0));
        expect(plain?.[month]).toBe(text(before(last, offset)));
        const week = [0, 1, 2].map((days) => before(last, days));
        expect(fromWeekday?.[month]).toBe(text(before(week.find(isWeekday) as Date, offset)));
        const wanted = before(last, offset);
        const around = [0, 1, -1, 2, -2].map((days) => before(wanted, days));
        const found = around.find((day) => isWeekday(day) && day.getUTCMonth() === wanted.getUTCMonth());
        expect(nearest?.[month]).toBe(text(found as Date));
      }
    }
  });

  it('runs at every time of the day, and on the days of the week too where cron says so', async () => {
    expect(await runs({ expression: '0 */30 22-23 L-3 * ?', from: '2026-01-28T22:15', count: 5 })).toEqual([
      '2026-01-28T22:30:00+00:00',
      '2026-01-28T23:00:00+00:00',
      '2026-01-28T23:30:00+00:00',
      '2026-02-25T22:00:00+00:00',
      '2026-02-25T22:30:00+00:00',
    ]);
    const days = async (expression: string) =>
      (await runs({ expression, from: '2026-01-20', count: 4 })).map((run) => run.slice(0, 10));
    expect(await days('0 0 L-3 * 1')).toEqual(['2026-01-26', '2026-01-28', '2026-02-02', '2026-02-09']);
    // Both must fit where one of them starts with a star: L-3 on a Sunday, Tuesday, Thursday or Saturday.
    expect(await days('0 0 L-3 * */2')).toEqual(['2026-03-28', '2026-05-28', '2026-06-27', '2026-07-28']);
    expect((await parsed('0 0 L-3 * */2')).warnings.map(({ code }) => code)).toEqual(['day-and', 'not-portable']);
  });

  it('keeps to the clock where it changes', async () => {
    const zone = { timeZone: 'Europe/Paris', count: 3 };
    // The clock is set forward on 29 March 2026 (L-2) at 2:00, back on 25 October (L-6) at 3:00.
    expect(await runs({ expression: '0 30 2 L-2 3 ?', from: '2026-01-01', ...zone, count: 1 })).toEqual([
      '2026-03-29T03:00:00+02:00',
    ]);
    expect(await runs({ expression: '0 30 2 L-6 10 ?', from: '2026-01-01', ...zone, count: 2 })).toEqual([
      '2026-10-25T02:30:00+02:00',
      '2027-10-25T02:30:00+02:00',
    ]);
    expect(await runs({ expression: '0 */30 2 L-6 10 ?', from: '2026-10-25T00:00', ...zone, count: 4 })).toEqual([
      '2026-10-25T02:00:00+02:00',
      '2026-10-25T02:30:00+02:00',
      '2026-10-25T02:00:00+01:00',
      '2026-10-25T02:30:00+01:00',
    ]);
    expect(
      await runs({ expression: '0 0 0 L-3 * ?', from: '2026-01-27T09:00Z', timeZone: 'Pacific/Kiritimati', count: 1 }),
    ).toEqual(['2026-01-28T00:00:00+14:00']);
  });

  it('reads ranges to the last day', async () => {
    const { values, special, warnings } = await parsed('0 0 1-3,28-L * *');
    expect(values?.dayOfMonth).toEqual([1, 2, 3, 28, 29, 30, 31]);
    expect(special).toEqual([]);
    expect(warnings).toEqual([{ code: 'not-portable', field: 'dayOfMonth', value: '1-3,28-L' }]);
    expect((await parsed('0 0 0 21-l/5 * ?')).values?.dayOfMonth).toEqual([21, 26, 31]);
    expect(await daysOf('28-L', '2026-02-01', 4)).toEqual(['2026-02-28', '2026-03-28', '2026-03-29', '2026-03-30']);
    const translated = (expression: string, to: 'unix' | 'aws' | 'quartz') =>
      valueOf(execute(translate, { expression, to }));
    expect(await translated('0 0 12 1-10,20-L * ?', 'unix')).toBe('0 12 1-10,20-31 * *');
    expect(await translated('0 12 20-L/2 * *', 'quartz')).toBe('0 0 12 20-31/2 * ?');
    expect(await translated('0 0 12 L-3 * ?', 'aws')).toBe('0 12 L-3 * ? *');
    expect(await translated('0 0 12 LW-3 * ?', 'unix')).toBeNull();
    expect((await parsed('0 0 12 LW-2 * ?')).special).toEqual(['LW-2']);
    expect((await parsed('0 0 12 L-3 * ?')).values?.dayOfMonth).toEqual([]);
  });

  it.each([
    ['L-3', '3 days before the last day of the month', '3 jours avant le dernier jour du mois'],
    ['L-1', '1 day before the last day of the month', '1 jour avant le dernier jour du mois'],
    ['L-0', 'on the last day of the month', 'le dernier jour du mois'],
    ['LW-2', '2 days before the last weekday of the month', '2 jours avant le dernier jour ouvrable du mois'],
    [
      'L-3W',
      'on the weekday nearest to the day 3 days before the last day of the month',
      'le jour ouvrable le plus proche du jour situé 3 jours avant le dernier jour du mois',
    ],
    ['LW-0', 'on the last weekday of the month', 'le dernier jour ouvrable du mois'],
    ['20-L', 'between day 20 and the last day of the month', 'du 20 au dernier jour du mois'],
    [
      '1-10,20-L',
      'on day 1 through 10 and 20 through the last day of the month',
      'du 1 au 10 et du 20 au dernier jour du mois',
    ],
    ['L,15', 'on the last day and day 15 of the month', 'le dernier jour et le 15 du mois'],
  ])('says what %s is', async (day, english, french) => {
    const expression = `0 0 12 ${day} * ?`;
    expect(await sentence({ expression })).toBe(`At 12:00, ${english}`);
    expect(await sentence({ expression, locale: 'fr' })).toBe(`À 12:00, ${french}`);
  });
});
