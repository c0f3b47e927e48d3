import { describe, expect, it } from 'vitest';
import { group, integer, text, type Fields } from '#core/field.ts';
import { operation, ToolError, type Operation } from '#core/operation.ts';
import { answerTo } from '#ui/hooks/prerendered-answers.ts';
import { elsewhere } from './elsewhere.ts';
import { renderWithAnswers } from './prerender-answers.ts';

type Id = `${string}/${string}`;
type Run = (source: string) => unknown;

const make = (run: Run, id: Id = 'sample/run', random = false): Operation =>
  operation<Fields, unknown>(id, { input: { text: text() }, random, run: (given) => run(String(given['text'])) });
const say = (target: Operation, source: string): string =>
  JSON.stringify(answerTo(target, { text: source })?.value ?? '…');
const draw = (run: Run, random = false) => {
  const target = make(run, 'sample/run', random);
  return renderWithAnswers(() => Promise.resolve(`<p>${say(target, 'abc')}</p>`));
};
const nothing = { html: '<p>"…"</p>', answers: [] };

describe('renderWithAnswers', () => {
  it('draws the page with the answer to its first input', async () => {
    expect(await draw((source) => ({ length: source.length }))).toEqual({
      html: '<p>{"length":3}</p>',
      answers: [{ id: 'sample/run', input: { text: 'abc' }, value: { length: 3 } }],
    });
  });

  it('asks for what follows from an answer', async () => {
    const length = make((source) => source.length, 'sample/length');
    const twice = make((source) => Number(source) * 2, 'sample/twice');
    const page = await renderWithAnswers(() => Promise.resolve(`<p>${say(twice, say(length, 'abc'))}</p>`));
    expect(page.html).toBe('<p>6</p>');
    expect(page.answers.map(({ id, input: asked }) => [id, asked])).toContainEqual(['sample/twice', { text: '3' }]);
  });

  it.each([
    ['is random', () => 7, true],
    ['depends on the day', () => new Date().getFullYear(), false],
    ['depends on the time', () => Date.now(), false],
    ['depends on the time zone', () => new Date(0).getHours(), false],
    ['cannot be written as JSON', () => new Uint8Array(2), false],
    ['has a member that JSON leaves out', () => ({ a: undefined }), false],
    ['is longer than a page may carry', () => 'x'.repeat(9000), false],
    [
      'is an error',
      () => {
        throw new ToolError('refused');
      },
      false,
    ],
  ])('leaves out what %s', async (_, run, random) => {
    expect(await draw(run, random)).toEqual(nothing);
  });

  it('leaves out the answers of a page that says something else in another time zone', async () => {
    const target = make(() => 'noon');
    const render = (): Promise<string> =>
      Promise.resolve(say(target, 'abc') === '"noon"' ? `noon, ${new Date(0).getHours()}` : 'nothing yet');
    expect(await renderWithAnswers(render)).toEqual({ html: 'nothing yet', answers: [] });
  });

  it('finds again what is asked with an object', async () => {
    const target = operation<Fields, unknown>('sample/run', {
      input: { size: group({ min: integer() }) },
      run: () => 1,
    });
    const render = (): Promise<string> => Promise.resolve(String(answerTo(target, { size: { min: 3 } })?.value ?? '…'));
    const input = { size: { min: 3 } };
    expect(await renderWithAnswers(render)).toEqual({ html: '1', answers: [{ id: 'sample/run', input, value: 1 }] });
  });

  it('leaves out the answers of a page that places them by a style', async () => {
    const target = make(() => 40);
    const render = (): Promise<string> => {
      const at = say(target, 'abc');
      return Promise.resolve(at === '"…"' ? '<p>&lt;b style=&quot;</p>' : `<p class="bar" style="width:${at}%"></p>`);
    };
    expect(await renderWithAnswers(render)).toEqual({ html: '<p>&lt;b style=&quot;</p>', answers: [] });
  });

  it('keeps nothing for the next page', async () => {
    await draw((source) => source);
    const target = make(() => 1);
    expect(answerTo(target, { text: 'abc' })).toBeUndefined();
  });
});

describe('elsewhere', () => {
  it('is another day, and leaves this one as it was, after an error too', async () => {
    const here = Date;
    const zone = process.env['TZ'];
    const year = here.now();
    expect(await elsewhere(() => Promise.resolve([Date.now(), new Date().getTime()]))).toEqual([
      expect.closeTo(year + 500 * 86_400_000, -6),
      expect.closeTo(year + 500 * 86_400_000, -6),
    ]);
    await expect(elsewhere(() => Promise.reject(new Error('stop')))).rejects.toThrow('stop');
    expect(Date).toBe(here);
    expect(process.env['TZ']).toBe(zone);
    expect(await elsewhere(() => Promise.resolve(new Date(2020, 1, 3, 4).getFullYear()))).toBe(2020);
  });
});
