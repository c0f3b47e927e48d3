import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { needs } from '../../../scripts/compared-programs.ts';
import { get, list, search } from './engine.ts';
import { constantsOf } from './engine/constants.ts';
import { redirects, responseOf, siblingsOf } from './engine/detail.ts';
import { loadCategories, loadEntries, type Entry } from './engine/entries.ts';
import { examples } from './examples.ts';

const operations = { get, list, search } as unknown as Readonly<Record<string, Operation>>;

let entries: readonly Entry[] = [];
beforeAll(async () => {
  entries = await loadEntries();
});

describe('public examples', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op] as Operation;
      expect(mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
    });
  }
});

async function codesOf(operation: 'list' | 'search', input: object): Promise<number[]> {
  const result = await execute(operations[operation] as Operation, input as never);
  if (!result.ok) throw new Error(result.error.code);
  return (result.value as Entry[]).map(({ code }) => code);
}

const standardCodes = (
  '100 101 102 103 200 201 202 203 204 205 206 207 208 226 300 301 302 303 304 305 306 307 308 400 401 402 403 404 ' +
  '405 406 407 408 409 410 411 412 413 414 415 416 417 418 421 422 423 424 425 426 428 429 431 451 500 501 502 503 ' +
  '504 505 506 507 508 510 511'
)
  .split(' ')
  .map(Number);

describe('the data', () => {
  it('holds the codes of the specification, once each', () => {
    expect(entries.filter(({ status }) => status !== 'unofficial').map(({ code }) => code)).toEqual(standardCodes);
    expect(entries.filter(({ status }) => status === 'unofficial').length).toBe(31);
    expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length);
  });

  it('words every text as the specification does', async () => {
    const texts = [await loadCategories(), entries];
    const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
    expect(digest).toBe('dfebbde11068947c481e4b30df6d189b6f09266ed779a0f93083cd4301256750');
  });

  it('has both languages everywhere and the class of the code', async () => {
    for (const { code, description, category } of entries) {
      expect(description.en, String(code)).not.toBe(description.fr);
      expect(category).toBe(`${Math.floor(code / 100)}xx`);
    }
    expect((await loadCategories()).map(({ id }) => id)).toEqual(['1xx', '2xx', '3xx', '4xx', '5xx']);
  });

  it('knows the WebDAV codes, and that 418 is not a standard', () => {
    expect(entries.filter(({ type }) => type === 'WebDav').map(({ code }) => code)).toEqual([
      102, 207, 208, 423, 424, 507, 508,
    ]);
    expect(entries.find(({ code }) => code === 418)?.status).toBe('unused');
  });
});

describe('list', () => {
  it('is by code and leaves unofficial codes out unless asked', async () => {
    expect(await codesOf('list', {})).toEqual(standardCodes);
    expect(await codesOf('list', { includeUnofficial: true })).toEqual(
      entries.map(({ code }) => code).toSorted((a, b) => a - b),
    );
  });

  it('filters by class and by type', async () => {
    expect(await codesOf('list', { category: '1xx' })).toEqual([100, 101, 102, 103]);
    expect(await codesOf('list', { category: '1xx', includeUnofficial: true })).toEqual([100, 101, 102, 103, 104]);
    expect(await codesOf('list', { category: '5xx', type: 'WebDav' })).toEqual([507, 508]);
  });
});

describe('get', () => {
  it('finds unofficial codes', async () => {
    expect(await execute(get, { code: 522 })).toMatchObject({ value: { vendor: 'Cloudflare', status: 'unofficial' } });
  });

  it.each([
    [199, { reason: 'in-class', treatedAs: 100 }],
    [599, undefined],
    [600, {}],
    [99, {}],
    [-404, {}],
  ])('answers %d', async (code, rule) => {
    const result = await execute(get, { code });
    if (rule === undefined) expect(result.ok).toBe(true);
    else expect(result).toMatchObject({ error: { code: 'unknown-status-code', details: { code, ...rule } } });
    if (!result.ok) expect('treatedAs' in result.error.details).toBe(code === 199);
  });
});

describe('search', () => {
  it('gives everything for a blank query', async () => {
    expect(await codesOf('search', { query: ' \t' })).toEqual(standardCodes);
    expect((await codesOf('search', { query: '', includeUnofficial: true })).length).toBe(94);
  });

  it('ranks the code, then what begins with the digits, then the rest', async () => {
    const found = await codesOf('search', { query: '30' });
    expect(found.slice(0, 9)).toEqual([300, 301, 302, 303, 304, 305, 306, 307, 308]);
    expect((await codesOf('search', { query: '303' }))[0]).toBe(303);
    expect(await codesOf('search', { query: '4XX' })).toEqual(
      standardCodes.filter((code) => code >= 400 && code < 500),
    );
  });

  it('ranks a whole name before a start of a word before the inside of one', async () => {
    const found = await codesOf('search', { query: 'found' });
    expect(found.slice(0, 2)).toEqual([302, 404]);
    // “Locked” is a name; “Blocked by Windows Parental Controls” holds it inside a word.
    const locked = await codesOf('search', { query: 'locked', includeUnofficial: true });
    expect(locked.indexOf(423)).toBe(0);
    expect(locked.indexOf(450)).toBeGreaterThan(0);
  });

  it('ranks an entry by its worst word', async () => {
    // 407 has all three words in its name; 401 has only some of them in its description or headers.
    const found = await codesOf('search', { query: 'auth required' });
    expect(found.slice(0, 2)).toEqual([407, 511]);
  });

  it('looks into former names, labels of the language, headers, RFC, type and vendor', async () => {
    expect(await codesOf('search', { query: 'payload' })).toContain(413);
    expect(await codesOf('search', { query: 'retry-after' })).toEqual(expect.arrayContaining([413, 429, 503]));
    expect(await codesOf('search', { query: 'rfc 7725' })).toContain(451);
    expect(await codesOf('search', { query: 'cloudflare', includeUnofficial: true })).toContain(520);
    expect(await codesOf('search', { query: 'théière' })).toEqual([]);
    expect(await codesOf('search', { query: 'THEIERE', locale: 'fr' })).toEqual([418]);
    expect(await codesOf('search', { query: 'teapot', locale: 'fr' })).toEqual([418]);
    expect((await codesOf('search', { query: 'i’m a' }))[0]).toBe(418);
  });

  it('finds nothing for nonsense', async () => {
    expect(await codesOf('search', { query: 'zzz' })).toEqual([]);
    expect(await codesOf('search', { query: 'not zzz' })).toEqual([]);
    expect(await codesOf('search', { query: 'constructor' })).toEqual([]);
  });
});

describe('the details of a code', () => {
  const entryOf = (code: number): Entry => entries.find((entry) => entry.code === code) as Entry;
  const constants = (code: number) => constantsOf(entryOf(code)).map(({ constant }) => constant);

  it('names the constants of common stacks', () => {
    expect(constants(404)).toEqual([
      'HTTPStatus.NOT_FOUND',
      'http.StatusNotFound',
      'HttpStatus.NOT_FOUND',
      'StatusCodes.Status404NotFound',
    ]);
    expect(constants(418)).toEqual([
      'HTTPStatus.IM_A_TEAPOT',
      'http.StatusTeapot',
      'HttpStatus.I_AM_A_TEAPOT',
      'StatusCodes.Status418ImATeapot',
    ]);
    expect(constants(306)).toEqual(['StatusCodes.Status306SwitchProxy']);
    expect(constants(520)).toEqual([]);
  });

  it('names constants that Python really has', () => {
    needs('python3');
    const names = standardCodes.flatMap((code) =>
      constantsOf(entryOf(code))
        .filter(({ stack }) => stack === 'Python')
        .map(({ constant }) => [constant.slice('HTTPStatus.'.length), code]),
    );
    const script =
      'import http,json,sys;print(json.dumps([[n,http.HTTPStatus[n].value] for n,_ in json.load(sys.stdin)]))';
    const known: unknown = JSON.parse(
      execFileSync('python3', ['-c', script], { input: JSON.stringify(names) }).toString(),
    );
    expect(known).toEqual(names);
    expect(names.length).toBe(62);
  });

  it('writes a minimal response', () => {
    expect(responseOf(entryOf(404))).toBe('HTTP/1.1 404 Not Found\nContent-Length: 0');
    expect(responseOf(entryOf(204))).toBe('HTTP/1.1 204 No Content');
    expect(responseOf(entryOf(206))).toBe(
      'HTTP/1.1 206 Partial Content\nContent-Range: bytes 0-4/13\nContent-Type: text/plain\nContent-Length: 5\n\nHello',
    );
    expect(responseOf(entryOf(101))).toBe('HTTP/1.1 101 Switching Protocols\nConnection: Upgrade\nUpgrade: websocket');
  });

  it('compares what is easily confused', () => {
    expect(siblingsOf(308)).toEqual([301, 302, 303, 307]);
    expect(siblingsOf(401)).toEqual([403]);
    expect(siblingsOf(503)).toEqual([502, 504]);
    expect(siblingsOf(200)).toEqual([]);
    expect(redirects.filter(({ permanent, method }) => permanent && method === 'kept')).toEqual([
      { code: 308, permanent: true, method: 'kept' },
    ]);
  });
});
