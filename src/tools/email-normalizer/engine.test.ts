import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { analyze, normalize } from './engine.ts';
import type { Analysis } from './engine/list.ts';
import { providers } from './engine/providers.ts';
import { examples } from './examples.ts';
import french from './text.fr.ts';
import { text } from './text.ts';

const seed = 5321;
const operations = { normalize, analyze } as unknown as Readonly<Record<string, typeof normalize>>;

async function normalized(text: string, options: object = {}): Promise<string> {
  const result = await execute(normalize, { text, ...options });
  return result.ok ? result.value : `${result.error.code} ${JSON.stringify(result.error.details)}`;
}

async function analyzed(text: string, options: object = {}): Promise<Analysis> {
  const result = await execute(analyze, { text, ...options });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('email-normalizer', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op];
      expect(operation && mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
    });
  }

  it.each([
    ['J.Doe+x@Gmail.com', 'jdoe@gmail.com'],
    ['+a@gmail.com', '+a@gmail.com'],
    ['a+@gmail.com', 'a@gmail.com'],
    ['a.b+c+d@outlook.fr', 'a.b@outlook.fr'],
    ['a+b@hotmail.co.uk', 'a@hotmail.co.uk'],
    ['a+b@live.info', 'a+b@live.info'],
    ['a+b@msn.com', 'a@msn.com'],
    ['a.b-c-d@yahoo.co.uk', 'a.b@yahoo.co.uk'],
    ['a+b@ymail.com', 'a+b@ymail.com'],
    ['a+b@me.com', 'a@icloud.com'],
    ['bob+x@fastmail.fm', 'bob@fastmail.fm'],
    ['x@Bob.fastmail.fm', 'bob@fastmail.fm'],
    ['a@b.c.fastmail.com', 'a@b.c.fastmail.com'],
    ['A.B-c_d+e@pm.me', 'abcd@proton.me'],
    ['-_-@proton.me', '-_-@proton.me'],
    ['a.b-c+d@ya.ru', 'a-b-c@yandex.ru'],
    ['a.b+c@bk.ru', 'a.b@bk.ru'],
    ['a+c@zohomail.com', 'a@zohomail.com'],
    ['a+c@mailbox.org', 'a@mailbox.org'],
    ['a+c@hey.com', 'a@hey.com'],
    ['a+c@posteo.net', 'a@posteo.net'],
    ['A+C@Example.ORG.', 'a+c@example.org'],
  ])('%s is %s', async (text, expected) => {
    expect(await normalized(text)).toBe(expected);
  });

  it('leaves out what is switched off', async () => {
    const written = 'John.Doe+News@GoogleMail.com';
    expect(await normalized(written, { removeTags: false })).toBe('johndoe+news@gmail.com');
    expect(await normalized(written, { removeDots: false })).toBe('john.doe@gmail.com');
    expect(await normalized(written, { mergeDomains: false })).toBe('johndoe@googlemail.com');
    expect(await normalized('Ab+C@Example.com, Ab+C@gmail.com', { lowerLocal: 'known' })).toBe(
      'Ab+C@example.com\nab@gmail.com',
    );
    expect(await normalized('shop@bob.fastmail.com', { removeTags: false })).toBe('shop@bob.fastmail.com');
  });

  it.each([
    ['Ann Lee <ann@a.fr>', 'ann@a.fr'],
    ['"Lee, Ann" <ann@a.fr>, bob@b.fr', 'ann@a.fr\nbob@b.fr'],
    ['<a@a.fr> Bob <b@b.fr>', 'b@b.fr'],
    ['MAILTO:ann%2Bx@a.fr?subject=a@b', 'ann+x@a.fr'],
    ['Ann <mailto:ann@a.fr>', 'ann@a.fr'],
    ['ann(home (old))@a.fr (work)', 'ann@a.fr'],
    ['"a(b)"@a.fr', '"a(b)"@a.fr'],
    ['"a,b"@a.fr;c@c.fr', '"a,b"@a.fr\nc@c.fr'],
    ['"ann"@A.fr', 'ann@a.fr'],
    ['"a@b"@a.fr', '"a@b"@a.fr'],
    ['a@[192.0.2.1]', 'a@[192.0.2.1]'],
    ['a@[IPv6:2001:DB8::1]', 'a@[ipv6:2001:db8::1]'],
    ["o'neil@a.fr\r\n\r\nb@b.fr\rc@c.fr", "o'neil@a.fr\nb@b.fr\nc@c.fr"],
    ['a "b@c.fr\nd@d.fr', 'a "b@c.fr\nd@d.fr'],
    ['用户@例え.jp', '用户@xn--r8jz45g.jp'],
    ['', ''],
    [' ,; \n', ''],
  ])('reads %j', async (text, expected) => {
    expect(await normalized(text)).toBe(expected);
  });

  it.each([
    ['a', 'no-at'],
    ['@a.fr', 'empty-local'],
    ['a@', 'empty-domain'],
    ['a b@a.fr', 'invalid-local'],
    ['a..b@a.fr', 'invalid-local'],
    ['.a@a.fr', 'invalid-local'],
    ['a@b@a.fr', 'invalid-local'],
    [`${'a'.repeat(65)}@a.fr`, 'local-too-long'],
    [`${'é'.repeat(33)}@a.fr`, 'local-too-long'],
    ['a@localhost', 'domain-without-dot'],
    ['a@-a.fr', 'invalid-domain'],
    ['a@a..fr', 'invalid-domain'],
    ['a@a_b.fr', 'invalid-domain'],
    ['a@é_b.fr', 'invalid-domain'],
    ['a@１.２.３.４', 'invalid-domain'],
    [`a@${'a'.repeat(64)}.fr`, 'invalid-domain'],
    ['a@[300.0.0.1]', 'invalid-domain'],
    ['a@[1.2.3.4', 'invalid-domain'],
    [`${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}${'c'.repeat(10)}.fr`, 'too-long'],
    [`${'a'.repeat(1000)}@a.fr`, 'too-long'],
  ])('finds that %s is wrong: %s', async (text, problem) => {
    const { rows, valid } = await analyzed(text);
    expect([valid, rows.map((row) => row.problem)]).toEqual([0, [problem]]);
    expect(await normalized(text)).toBe(text);
    expect(await normalized(text, { invalid: 'drop' })).toBe('');
  });

  it('says what it changed, in order', async () => {
    const changes = async (text: string, options: object = {}) =>
      (await analyzed(text, options)).rows.map((row) => row.changes.join(' '));
    expect(await changes('"A.b"@MAC.com')).toEqual(['quotes-removed lower-case domain-merged']);
    expect(await changes('Ann <a-b@yahoo.fr>')).toEqual(['unwrapped tag-removed']);
    expect(await changes('a@ÉX.fr')).toEqual(['lower-case domain-converted']);
    expect(await changes('a@xn--9ca.fr', { domain: 'unicode' })).toEqual(['domain-converted']);
    expect(await changes('a@é.fr', { domain: 'unicode' })).toEqual(['']);
    expect(await changes('x@bob.fastmail.com')).toEqual(['tag-removed']);
    expect(await changes('a@example.com')).toEqual(['']);
  });

  it('groups duplicates, most first', async () => {
    const text = 'b@b.fr\nx\na.a@gmail.com, aa@gmail.com\nB@b.fr; Aa+1@gmail.com';
    expect(await analyzed(text)).toMatchObject({
      total: 6,
      valid: 5,
      distinct: 2,
      rows: [{ line: 1 }, { line: 2, problem: 'no-at' }, { line: 3 }, { line: 3 }, { line: 4 }, { line: 4, tag: '1' }],
      duplicates: [
        { address: 'aa@gmail.com', count: 3, inputs: ['a.a@gmail.com', 'aa@gmail.com', 'Aa+1@gmail.com'] },
        { address: 'b@b.fr', count: 2, inputs: ['b@b.fr', 'B@b.fr'] },
      ],
    });
    expect(await normalized(text, { dedupe: true })).toBe('b@b.fr\nx\naa@gmail.com');
  });

  it('settles', async () => {
    const part = fc.string({
      unit: fc.constantFrom('a', 'B', '.', '+', '-', '_', 'é', '"'),
      minLength: 1,
      maxLength: 8,
    });
    const domain = fc.constantFrom(
      'gmail.com',
      'Me.com',
      'yahoo.fr',
      'x.fastmail.com',
      'pm.me',
      'ya.ru',
      'é.fr',
      'a.b',
    );
    await fc.assert(
      fc.asyncProperty(part, domain, fc.boolean(), async (local, host, otherTags) => {
        const once = await normalized(`${local}@${host}`, { otherTags, invalid: 'drop' });
        expect(await normalized(once, { otherTags, invalid: 'drop' })).toBe(once);
      }),
      { seed },
    );
  });

  it('carries 200,000 addresses', async () => {
    const text = Array.from({ length: 200_000 }, (_, at) => `User.${at % 1000}+t@GoogleMail.com`).join('\n');
    expect((await analyzed(text)).distinct).toBe(1000);
    expect(await normalized('"'.repeat(200_000))).toHaveLength(200_000);
    expect(await normalized('<'.repeat(200_000))).toHaveLength(200_000);
    expect(await normalized('('.repeat(900))).toHaveLength(900);
  });
});

it('says in words what becomes of marks at each provider', () => {
  const ids = providers.filter(({ unmarked }) => unmarked).map(({ id }) => id);
  expect(ids).toEqual(['google', 'proton', 'yandex']);
  const keys = ids.flatMap((id) => [`rule.marks.${id}`, `change.marks-removed.${id}`]);
  expect(Object.keys(text.en)).toEqual(expect.arrayContaining(keys));
  expect(Object.keys(french)).toEqual(expect.arrayContaining(keys));
});
