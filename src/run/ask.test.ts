import { describe, expect, it } from 'vitest';
import type { Request } from '#core/ask.ts';
import { execute } from '#core/operation.ts';
import { sampleOf } from '#core/sample.ts';
import { golden } from './ask.golden.ts';
import { ask } from './ask.ts';
import { asks } from './asks.ts';
import { loadOperation } from './load-operations.ts';
import { golden as samples } from './recognise.golden.ts';
import { recognise } from './recognise.ts';

const lists = import.meta.glob<string>('../tools/*/searches.txt', { query: '?raw', import: 'default', eager: true });
const searches = Object.values(lists).flatMap((list) => list.split(/[,\n]/).flatMap((part) => part.trim() || []));

/** The searches that a row of the specification has without a text. */
const answered = /^(?:uuid|guid|uuid v[147]|[1-5]\d\d|port|lorem|now|epoch|ulid|typeid|ksuid|xid|nanoid)$/i;

describe('answers', () => {
  it('has 300 lines', () => {
    expect(golden.length).toBeGreaterThanOrEqual(300);
    expect(new Set(golden.map(([line]) => line)).size).toBe(golden.length);
  });

  it.each(golden)('%s', async (line, op, answer) => {
    const found = await ask(line);
    expect(found?.op ?? null).toBe(op);
    if (answer instanceof RegExp) expect(found?.answer).toMatch(answer);
    else expect(found?.answer ?? null).toBe(answer);
  });

  it('gives a request that can be run as it is', async () => {
    for (const [line, op] of golden) {
      if (op === null) continue;
      const operation = await loadOperation(op);
      const found = await ask(line);
      const result = operation && found && (await execute(operation, found.input));
      expect(result?.ok, line).toBe(true);
    }
  });

  it('is silent for what people search, but where a line stands alone', async () => {
    const wrong: string[] = [];
    for (const query of searches) {
      const isAnswered = (await ask(query)) !== undefined;
      if (isAnswered !== answered.test(query)) wrong.push(query);
    }
    expect(wrong).toEqual([]);
  });

  it('takes words of searches for no argument', async () => {
    const commands =
      'md5,sha256,crc32,base64,unbase64,base64 decode,urlencode,urldecode,escape html,unescape html,hex,unhex,emoji,nato,upper,lower,title,camel,snake,kebab,constant,slug,count,obfuscate,strength,punycode,base32';
    const nouns =
      'generator,encoder,decoder,encode,decode,sum,case,code,alphabet,picker,calculator,converter,parser,online,file,name,to text,to image,en texte,en image,online converter,file name';
    const wrong: string[] = [];
    for (const command of commands.split(',')) {
      for (const noun of nouns.split(',')) {
        if (await ask(`${command} ${noun}`)) wrong.push(`${command} ${noun}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('knows a command in any case', async () => {
    for (const line of [
      '20 c in f',
      '255 to hex',
      'sqrt(2)^2',
      'percent 80 to 92',
      '0xff in decimal',
      'http 404',
      'mime webp',
    ]) {
      const [lower, upper] = [await ask(line), await ask(line.toUpperCase())];
      expect(upper?.answer, line).toBe(lower?.answer);
    }
    for (const line of ['MD5 abc', 'Base64 DECODE YWJj', 'UPPER abc', 'Slugify abc', 'Majuscules abc', 'NATO abc'])
      expect(await ask(line), line).toBeDefined();
  });

  it('takes one line only, and not a long one', async () => {
    expect(await ask('md5 a\nb')).toBeUndefined();
    expect(await ask(`md5 ${'a'.repeat(5000)}`)).toBeUndefined();
    expect(await ask('')).toBeUndefined();
    expect(await ask('  md5   abc ')).toMatchObject({ answer: '900150983cd24fb0d6963f7d28e17f72' });
  });

  it('answers with sentences in the language of the reader', async () => {
    const found = await ask('cron 0 9 * * 1-5', 'fr');
    expect(found?.answer).toMatch(/^À 09:00, de lundi à vendredi\u00a0; prochaine\u00a0: /);
    expect(found?.input).toEqual({ expression: '0 9 * * 1-5' });
    expect(await ask('emoji rocket', 'fr')).toMatchObject({ answer: '🚀' });
    expect(await ask('emoji fusée', 'en')).toMatchObject({ answer: '🚀' });
  });

  it('takes off one pair of quotes, and keeps what stands in it', async () => {
    expect(await ask('count " a "')).toMatchObject({ input: { text: ' a ' } });
    expect(await ask('compter « a b »')).toMatchObject({ input: { text: 'a b' } });
    expect(await ask('base64 "to text"')).toMatchObject({ input: { text: 'to text' } });
  });
});

/** The tools that answer lines are asked about everything that is recognized for them, too. */
describe.each(Object.entries(samples).filter(([op]) => asks[`../tools/${op.split('/')[0]}/ask.ts`] !== undefined))(
  '%s',
  (op, [text = '']) => {
    it('is answered, or left alone', async () => {
      const [found] = await recognise(sampleOf(text, Date.UTC(2026, 10, 22)));
      const operation = found && (await loadOperation(found.op));
      if (!found || !operation) throw new Error('nothing recognised');
      const result = await execute(operation, found.input);
      // A sample may be the start of something; what is refused has no answer.
      if (!result.ok) return;
      const own = asks[`../tools/${op.split('/')[0]}/ask.ts`];
      const run = async (request: Request): Promise<unknown> => {
        const other = await loadOperation(request.op);
        const answered = other && (await execute(other, request.input));
        if (!answered?.ok) throw new Error(`${request.op} has no answer`);
        return answered.value;
      };
      const answer = await own?.answer(result.value, found, run);
      expect(answer ?? '').not.toMatch(/undefined|null|NaN|\[object/);
    });
  },
);
