import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { sentenceOf } from '#core/error-message.ts';
import { execute, type Details } from '#core/operation.ts';
import * as engine from './engine.ts';
import type { Exported } from './engine/export/export.ts';
import type { Explanation, Node } from './engine/explain.ts';
import type { Matches } from './engine/match.ts';
import type { Replaced } from './engine/replace.ts';
import { examples } from './examples.ts';
import french from './text.fr.ts';
import { text } from './text.ts';

const seed = 262;
const operations: Readonly<Record<string, typeof engine.match>> = Object.fromEntries(
  Object.values(engine).map((operation) => [operation.id.slice('regex-tester/'.length), operation as never]),
);

async function valueOf<T = unknown>(op: string, input: object): Promise<T> {
  const operation = operations[op];
  if (!operation) throw new Error(op);
  const result = await execute(operation, input as never);
  return (result.ok ? result.value : { code: result.error.code, ...result.error.details }) as T;
}

for (const example of examples) {
  it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
    const operation = operations[example.op];
    expect(operation && mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
  });
}

describe('patterns and flags', () => {
  it.each([
    ['x', 'unknown'],
    ['gG', 'unknown'],
    ['imi', 'repeated'],
    ['vgu', 'conflict'],
  ])('refuses the flags %s: %s', async (flags, reason) => {
    expect(await valueOf('match', { pattern: 'a', flags, text: '' })).toMatchObject({ code: 'invalid-flags', reason });
  });

  it.each([
    ['a\n**', 'Nothing to repeat', 4, 2],
    ['[b-a]', 'Range out of order in character class', 4, 1],
    ['a: (', 'Unterminated group', 4, 1],
  ])('places the fault of %j', async (pattern, reason, index, line) => {
    expect(await valueOf('explain', { pattern })).toMatchObject({ code: 'invalid-pattern', reason, index, line });
  });

  it('explains and translates what this runtime cannot run', async () => {
    expect(await valueOf('explain', { pattern: '(?i-s:a)' })).toMatchObject({
      nodes: [{ type: 'group', add: 'i', remove: 's' }],
    });
    const run = await valueOf('match', { pattern: '(?<n>a)|(?<n>b)', text: 'b' });
    expect(run).toMatchObject(
      'code' in (run as object) ? { code: 'unsupported-pattern' } : { groupNames: ['n'], count: 1 },
    );
  });

  it('refuses what is too long or too deep', async () => {
    const long = { pattern: 'a'.repeat(100_001), text: '' };
    const refused = await valueOf<Details>('match', long);
    expect(refused).toMatchObject({ code: 'invalid-input', field: 'pattern' });
    // Beside the field; its key says nothing on a page.
    expect(sentenceOf([text.en], 'en', 'invalid-input', refused)).toBe(
      'This is too long: the limit is 100,000 characters.',
    );
    expect(sentenceOf([french], 'fr', 'invalid-input', refused)).toMatch(/^C’est trop long/);
    const deep = '('.repeat(40_000) + ')'.repeat(40_000);
    for (const op of ['match', 'explain', 'check-speed']) {
      expect(await valueOf(op, { pattern: deep, ...(op === 'match' && { text: '' }) })).toMatchObject({
        code: 'unsupported-pattern',
      });
    }
  });
});

const patterns = fc.constantFrom(
  'a',
  '',
  'a*',
  '(a)|(b)',
  '(?<x>a)(b)?',
  '(?<=a)b',
  '\\b',
  '.',
  '(.)\\1',
  '^|$',
  '[^a]+?',
  '(?=(a))',
);
const flagSets = fc.constantFrom('', 'g', 'y', 'gy', 'gu', 'gim', 'v', 'gsd', 'u');
const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'A', '\n', '😀', ' '), maxLength: 8 });

describe('match', () => {
  it('finds what matchAll and exec find', async () => {
    await fc.assert(
      fc.asyncProperty(patterns, flagSets, texts, async (pattern, flags, text) => {
        const { matches, flags: shown } = await valueOf<Matches>('match', { pattern, flags, text });
        const regex = new RegExp(pattern, flags);
        const found = regex.global ? [...text.matchAll(regex)] : [regex.exec(text)].filter((one) => one !== null);
        expect(matches.map(({ index, end, value }) => [index, end, value])).toEqual(
          found.map((one) => [one.index, one.index + one[0].length, one[0]]),
        );
        expect(matches.map(({ groups }) => groups.map(({ value }) => value))).toEqual(
          found.map((one) => one.slice(1).map((value: string | undefined) => value ?? null)),
        );
        for (const { groups } of matches) {
          for (const { value, index, end } of groups) {
            if (value !== null) expect(text.slice(index ?? -1, end ?? -1)).toBe(value);
          }
        }
        expect(shown).toBe(regex.flags.replace('d', ''));
      }),
      { seed },
    );
  });

  it('stops at the limit and says so', async () => {
    const cut = (limit: number) => valueOf<Matches>('match', { pattern: 'a', text: 'aaa', limit });
    expect(await cut(2)).toMatchObject({ count: 2, truncated: true });
    expect(await cut(3)).toMatchObject({ count: 3, truncated: false });
  });

  it('matches at the start only with y alone', async () => {
    expect(await valueOf('match', { pattern: 'a', flags: 'y', text: 'ba' })).toMatchObject({ count: 0 });
    expect(await valueOf('match', { pattern: 'a', flags: 'gy', text: 'aaba' })).toMatchObject({ count: 2 });
  });
});

describe('replace and split', () => {
  const replacements = fc
    .array(fc.constantFrom('$', '$$', '$&', '$`', "$'", '$1', '$2', '$10', '$01', '$0', '$<x>', '$<', '>', 'x', '\\n'))
    .map((parts) => parts.join(''));

  it('gives what String.prototype.replace gives', async () => {
    await fc.assert(
      fc.asyncProperty(patterns, flagSets, texts, replacements, async (pattern, flags, text, replacement) => {
        const done = await valueOf<Replaced>('replace', { pattern, flags, text, replacement });
        expect(done.text).toBe(text.replace(new RegExp(pattern, flags), replacement));
        for (const { at, replacement: put } of done.replacements) {
          expect(done.text.slice(at, at + put.length)).toBe(put);
        }
      }),
      { seed },
    );
  });

  it('gives what String.prototype.split gives', async () => {
    await fc.assert(
      fc.asyncProperty(patterns, flagSets, texts, async (pattern, flags, text) => {
        const pieces: (string | undefined)[] = text.split(new RegExp(pattern, flags));
        expect(await valueOf('split', { pattern, flags, text })).toEqual(pieces.map((piece) => piece ?? null));
      }),
      { seed },
    );
  });

  it('reads typed escapes where they are wanted', async () => {
    const replace = (escapes: boolean) =>
      valueOf<Replaced>('replace', { pattern: ',', text: 'a,b', replacement: '\\n', escapes });
    expect((await replace(true)).text).toBe('a\nb');
    expect((await replace(false)).text).toBe('a\\nb');
  });

  it('counts all and lists 10,000', async () => {
    const done = await valueOf<Replaced>('replace', { pattern: 'a', text: 'a'.repeat(20_000), replacement: 'bb' });
    expect([done.count, done.replacements.length, done.text.length]).toEqual([20_000, 10_000, 40_000]);
    expect(done.replacements.at(-1)).toMatchObject({ index: 9999, at: 19_998 });
  });
});

describe('run-tests', () => {
  const faults = async (test: object, flags = ''): Promise<readonly string[]> => {
    const run = await valueOf<{ results: { faults: string[] }[] }>('run-tests', {
      pattern: '(?<y>\\d{4})(x)?',
      flags,
      tests: [test],
    });
    return run.results[0]?.faults ?? ['no result'];
  };

  it.each([
    [{ text: 'in 2024' }, []],
    [{ text: 'in 2024', expect: 'full-match' }, ['expected-full-match']],
    [{ text: '2024', expect: 'full-match', value: '2024', groups: { y: '2024', 1: '2024', 2: null } }, []],
    [{ text: '2024', value: '2025', groups: { z: null, 2: 'x', y: '2024' } }, ['value', 'group:2', 'group:z']],
    [{ text: '2024', expect: 'no-match', value: 'x' }, ['expected-no-match']],
    [{ text: 'none', expect: 'no-match', groups: { y: '1' } }, []],
    [{ text: 'none', value: 'x', groups: { y: null } }, ['expected-match', 'value', 'group:y']],
  ])('%j has the faults %j', async (test, expected) => {
    expect(await faults(test)).toEqual(expected);
    expect(await faults(test, 'g')).toEqual(expected);
  });

  it('tells all groups, and refuses those that are none', async () => {
    expect(await valueOf('run-tests', { pattern: '(?<y>a)(b)?', tests: [{ text: 'a' }, { text: 'c' }] })).toMatchObject(
      {
        passed: 1,
        failed: 1,
        results: [
          { groups: { 1: 'a', 2: null, y: 'a' }, full: true },
          { groups: {}, value: null },
        ],
      },
    );
    for (const groups of [{ a: 1 }, [], null, 'x']) {
      const tests = [{ text: '' }, { text: '', groups }];
      expect(await valueOf('run-tests', { pattern: 'a', tests })).toMatchObject({ code: 'invalid-tests', index: 1 });
    }
  });
});

describe('explain', () => {
  const nodesOf = async (pattern: string, flags = ''): Promise<readonly Node[]> =>
    (await valueOf<Explanation>('explain', { pattern, flags })).nodes;

  it('joins neighbouring characters, but not the repeated one', async () => {
    expect(await nodesOf('a\\x62\\/cd?')).toMatchObject([
      { type: 'literal', text: 'ab/c', raw: 'a\\x62\\/c', start: 0, end: 8 },
      { type: 'quantifier', min: 0, max: 1, greedy: true, children: [{ type: 'literal', text: 'd' }] },
    ]);
  });

  it.each([
    ['.', 's', { type: 'any', lineBreaks: true }],
    ['.', '', { type: 'any', lineBreaks: false }],
    ['(?s:.)', '', { type: 'group', add: 's', remove: '', children: [{ type: 'any', lineBreaks: true }] }],
    ['^', 'm', { type: 'start', multiline: true }],
    ['\\B', '', { type: 'word-boundary', negated: true }],
    ['(?<!a)', '', { type: 'lookbehind', negated: true, children: [{ type: 'literal' }] }],
    [
      '(?=a|b)',
      '',
      { type: 'lookahead', negated: false, children: [{ type: 'alternative' }, { type: 'alternative' }] },
    ],
    ['\\P{Script=Greek}', 'u', { type: 'set', set: 'property', negated: true, property: 'Script=Greek' }],
    ['\\p{L}', 'v', { type: 'set', property: 'L' }],
    ['\\S', '', { type: 'set', set: 'space', negated: true, property: null }],
    ['a{2,}?', '', { type: 'quantifier', min: 2, max: null, greedy: false }],
    [
      '[^a-z\\d_]',
      '',
      {
        type: 'class',
        negated: true,
        children: [
          { type: 'range', from: 'a', to: 'z' },
          { type: 'set', set: 'digit' },
          { type: 'literal', text: '_' },
        ],
      },
    ],
    ['[\\w--\\d--a]', 'v', { type: 'class', children: [{ type: 'subtraction', children: [{}, {}, { text: 'a' }] }] }],
    [
      '[[a-c]\\q{ab|c}]',
      'v',
      { type: 'class', children: [{ type: 'class' }, { type: 'strings', values: ['ab', 'c'] }] },
    ],
  ])('says what %s with the flags “%s” is', async (pattern, flags, expected) => {
    expect(await nodesOf(pattern, flags)).toMatchObject([expected]);
  });

  it('numbers groups and what refers to them', async () => {
    expect(await valueOf('explain', { pattern: '((?<n>a))\\2\\k<n>', flags: 'ig' })).toMatchObject({
      flags: ['g', 'i'],
      groupCount: 2,
      groupNames: ['n'],
      nodes: [
        { type: 'capture', number: 1, name: null, children: [{ type: 'capture', number: 2, name: 'n' }] },
        { type: 'backreference', name: null, numbers: [2] },
        { type: 'backreference', name: 'n', numbers: [2] },
      ],
    });
  });
});

describe('check-speed', () => {
  it.each([
    ['(a+)+$', 'exponential', 'self'],
    ['a+a+b', 'polynomial', 'trade'],
    ['^[a-z]+$', 'none-found', undefined],
  ])('%s is %s', async (pattern, verdict, kind) => {
    const speed = await valueOf<{ verdict: string; spots: { kind: string; parts: object[] }[] }>('check-speed', {
      pattern,
    });
    expect([speed.verdict, speed.spots[0]?.kind]).toEqual([verdict, kind]);
    expect(speed.spots[0]?.parts.length).toBe(kind === 'trade' ? 2 : kind && 1);
  });
});

describe('export', () => {
  const code = async (input: object): Promise<string> => (await valueOf<Exported>('export', input)).code;
  const notes = async (input: object): Promise<readonly string[]> =>
    (await valueOf<Exported>('export', input)).notes.map(({ code: name, raw }) => `${name} ${raw}`.trim());
  /** The pattern in Go, whose literal changes nothing. */
  const others = ['python', 'go', 'java', 'csharp', 'php'] as const;

  it.each([
    ['(?<n>a)\\k<n>', '', ['(?P<n>a)(?P=n)', '(?P<n>a)\\k<n>', '(?<n>a)\\k<n>', '(?<n>a)\\k<n>', '(?<n>a)\\k<n>']],
    ['^a$', '', ['^a\\Z', '^a$', '^a\\z', '^a\\z', '^a\\z']],
    ['^a$', 'm', ['^a$', '^a$', '^a$', '^a$', '^a$']],
    ['(?m:^a$)', '', Array.from(others, () => '(?m:^a$)')],
    ['(?-m:a$)', 'm', ['(?-m:a\\Z)', '(?-m:a$)', '(?-m:a\\z)', '(?-m:a\\z)', '(?-m:a\\z)']],
    ['[^][]', '', ['[\\s\\S](?!)', '[\\s\\S][^\\x00-\\x{10FFFF}]', '[\\s\\S](?!)', '[\\s\\S](?!)', '[\\s\\S](?!)']],
    ['\\d[\\d]\\D', '', ['[0-9][0-9][^0-9]', '\\d[\\d]\\D', '\\d[\\d]\\D', '[0-9][0-9][^0-9]', '[0-9][0-9][^0-9]']],
    ['\\u00e9', '', ['\\u00E9', '\\x{E9}', '\\x{E9}', '\\u00E9', '\\x{E9}']],
    ['\\u{1f600}', 'u', ['\\U0001F600', '\\x{1F600}', '\\x{1F600}', '\\uD83D\\uDE00', '\\x{1F600}']],
    ['\\ud83d\\ude00', '', ['\\U0001F600', '\\x{1F600}', '\\x{1F600}', '\\uD83D\\uDE00', '\\x{1F600}']],
    ['😀+', 'u', ['😀+', '😀+', '😀+', '(?:😀)+', '😀+']],
    ['\\u{1f600}?', 'u', ['\\U0001F600?', '\\x{1F600}?', '\\x{1F600}?', '(?:\\uD83D\\uDE00)?', '\\x{1F600}?']],
    ['\\/\\cJ', '', ['/\\x0A', '/\\x0A', '/\\x0A', '/\\x0A', '/\\x0A']],
    ['a{,5}x{', '', ['a\\{,5}x{', 'a{,5}x{', 'a\\{,5}x\\{', 'a{,5}x{', 'a\\{,5}x{']],
    ['[[&-[]', '', ['[[&-[]', '[[&-[]', '[\\[\\&-\\[]', '[[&-\\[]', '[[&-[]']],
    // Annex B.1.2.
    ['(a)\\1\\8\\e\\_\\é', '', Array.from(others, () => '(a)\\1\\x38e_é')],
    ['\\1\\012\\x1\\u12\\k<a>', '', Array.from(others, () => '\\x01\\x0Ax1u12k<a>')],
    ['\\c[\\c][\\c1]', '', Array.from(others, () => '\\\\c[\\\\c][\\x11]')],
    ['[\\w-a][a-\\s][-\\s][\\s-]', '', Array.from(others, () => '[\\w\\-a][a\\-\\s][-\\s][\\s-]')],
    ['[\\d-a]', '', ['[0-9\\-a]', '[\\d\\-a]', '[\\d\\-a]', '[0-9\\-a]', '[0-9\\-a]']],
    ['\\<\\0', '', ['\\<\\0', '\\<\\0', '\\<\\x00', '<\\0', '\\<\\0']],
    ['\\v[\\b]', '', ['\\v[\\b]', '\\v[\\x08]', '\\x0B[\\x08]', '\\v[\\b]', '\\x0B[\\b]']],
    ['[[:a]', '', ['[[:a]', '[\\[:a]', '[\\[:a]', '[[:a]', '[\\[:a]']],
    ['\\p{Letter}', 'u', ['\\p{L}', '\\p{L}', '\\p{L}', '\\p{L}', '\\p{L}']],
    ['\\P{gc=Lu}', 'u', ['\\P{Lu}', '\\P{Lu}', '\\P{Lu}', '\\P{Lu}', '\\P{Lu}']],
    ['\\p{sc=Greek}', 'u', ['\\p{sc=Greek}', '\\p{Greek}', '\\p{IsGreek}', '\\p{sc=Greek}', '\\p{Greek}']],
  ])('writes %s with the flags “%s”', async (pattern, flags, expected) => {
    const literals: string[] = [];
    for (const language of others) {
      const line = (await code({ pattern, flags, language, task: 'replace', replacement: '' })).split('\n');
      const text = line.join('\n');
      const found =
        /compile\(r"(.*)"(?:, re\.M)?\)/.exec(text)?.[1] ??
        /MustCompile\(`(?:\(\?m\))?(.*)`\)/.exec(text)?.[1] ??
        /Regex\(@"(.*?)"/.exec(text)?.[1] ??
        /Pattern\.compile\("(.*)"(?:, Pattern\.MULTILINE)?\)\.matcher/.exec(text)?.[1]?.replaceAll('\\\\', '\\') ??
        /preg_replace\('~(.*)~m?u'/.exec(text)?.[1]?.replaceAll('\\\\', '\\');
      literals.push(found ?? text);
    }
    expect(literals).toEqual(expected);
  });

  it.each([
    [
      'javascript',
      'g',
      'for (const match of text.matchAll(/a\\/b/g)) {\n  console.log(match.index, match[0], match.groups);\n}',
    ],
    ['javascript', '', 'const match = text.match(/a\\/b/);\nconsole.log(match);'],
    [
      'python',
      '',
      'import re\n\nregex = re.compile(r"a/b")\nmatch = regex.search(text)\nif match:\n    print(match.start(), match.group(), match.groups())',
    ],
    [
      'go',
      'gis',
      'regex := regexp.MustCompile(`(?is)a/b`)\nfor _, match := range regex.FindAllStringSubmatch(text, -1) {\n\tfmt.Println(match)\n}',
    ],
    ['go', '', 'regex := regexp.MustCompile(`a/b`)\nfmt.Println(regex.FindStringSubmatch(text))'],
    [
      'java',
      'gim',
      'Matcher matcher = Pattern.compile("a/b", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.MULTILINE).matcher(text);\nwhile (matcher.find()) {\n    System.out.println(matcher.start() + " " + matcher.group());\n}',
    ],
    [
      'csharp',
      'gs',
      'foreach (Match match in Regex.Matches(text, @"a/b", RegexOptions.Singleline))\n{\n    Console.WriteLine($"{match.Index} {match.Value}");\n}',
    ],
    [
      'csharp',
      'i',
      'Console.WriteLine(Regex.Match(text, @"a/b", RegexOptions.IgnoreCase | RegexOptions.CultureInvariant).Value);',
    ],
    ['php', 'gi', "preg_match_all('~a/b~iu', $text, $matches, PREG_SET_ORDER);\nprint_r($matches);"],
    ['php', '', "preg_match('~a/b~u', $text, $matches);\nprint_r($matches);"],
  ])('writes %s with the flags “%s”', async (language, flags, expected) => {
    expect(await code({ pattern: 'a/b', flags, language })).toBe(expected);
  });

  it.each([
    ['javascript', 'const result = text.replace(/(a)(?<n>b)/g, "$1$<n>$&$$$`\\\\");'],
    [
      'python',
      'import re\n\nregex = re.compile(r"(a)(?P<n>b)")\nresult = regex.sub(r"\\g<1>\\g<n>\\g<0>$$`\\\\", text)',
    ],
    ['java', 'String result = Pattern.compile("(a)(?<n>b)").matcher(text).replaceAll("$1${n}$0\\\\$\\\\$`\\\\\\\\");'],
    ['csharp', 'var result = Regex.Replace(text, @"(a)(?<n>b)", @"${1}${n}${0}$$$`\\");'],
    ['php', "$result = preg_replace('~(a)(?<n>b)~u', '${1}${2}${0}\\\\$\\\\$`\\\\\\\\', $text);"],
    [
      'go',
      'regex := regexp.MustCompile(`(a)(?P<n>b)`)\nresult := regex.ReplaceAllString(text, "${1}${n}${0}$$$$`\\\\")',
    ],
  ])('translates a replacement for %s', async (language, expected) => {
    const input = { pattern: '(a)(?<n>b)', language, task: 'replace', replacement: '$1$<n>$&$$$`\\' };
    const shown = await code(input);
    expect(shown).toBe(expected);
    const expectedNotes = language === 'javascript' || language === 'csharp' ? [] : ['replacement-pattern $`'];
    expect(await notes(input)).toEqual(expectedNotes);
  });

  it('finds the same groups in C#, which numbers those with a name last', async () => {
    const input = { language: 'csharp', task: 'replace', replacement: '$1-$2-$3' };
    expect(await code({ ...input, pattern: '(?<n>a)(b)(c)\\1\\3' })).toBe(
      'var result = Regex.Replace(text, @"(?<n>a)(b)(c)\\k<n>\\k<2>", @"${n}-${1}-${2}");',
    );
    expect(await code({ ...input, pattern: '(a)(b)(c)\\1' })).toContain('@"(a)(b)(c)\\1", @"${1}-${2}-${3}"');
    // Groups of one name are one group there.
    expect(await code({ ...input, pattern: '(?<n>a)|(b)(?<n>c)' })).toContain('@"${n}-${1}-${n}"');
    expect(await code({ ...input, pattern: '(?:(?<n>a)|(?<n>b))(c)\\3' })).toContain('(c)\\k<1>", @"${n}-${n}-${1}"');
  });

  it('says what groups of one name are in C#', () => {
    expect(text.en['note.duplicate-name.csharp']).toContain('one group');
    expect(french['note.duplicate-name.csharp']).toContain('un seul groupe');
  });

  it.each([
    ['python', 'r"\\g<1>5a\\g<n>b"'],
    ['go', '"${1}5a${n}b"'],
    ['java', '"$1\\\\5a${n}b"'],
    ['csharp', '@"${1}5a${n}b"'],
    ['php', "'${1}5a${2}b'"],
  ])('puts nothing for a name that no group has, in %s', async (language, expected) => {
    const input = { pattern: '(y)(?<n>x)', language, task: 'replace', replacement: '$1$<none>5a$<n>$<>b' };
    expect(await code(input)).toContain(expected);
  });

  it('chooses literals that hold the pattern', async () => {
    expect(await code({ pattern: '"\\\\', language: 'python' })).toContain('re.compile("\\"\\\\\\\\")');
    expect(await code({ pattern: 'a`b', language: 'go' })).toContain('MustCompile("a`b")');
    expect(await code({ pattern: '"', language: 'csharp' })).toContain('@""""');
    expect(await code({ pattern: "~\\~'\\\\", language: 'php' })).toContain("'~\\\\~\\\\~\\'\\\\\\\\~u'");
    expect(await code({ pattern: 'a\nb', language: 'java' })).toContain('"a\\nb"');
    expect(await code({ pattern: 'a', flags: '', language: 'java', task: 'replace' })).toContain('replaceFirst("")');
    expect(await code({ pattern: '(a)', language: 'java', task: 'replace', replacement: '$15' })).toContain(
      '"$1\\\\5"',
    );
  });

  it.each([
    ['python', '(?<=a|bc)d', '', ['variable-lookbehind (?<=a|bc)']],
    ['php', '(?<=a|bc)d', '', []],
    ['php', '(?<=a+)d', '', ['variable-lookbehind (?<=a+)']],
    ['java', '(?<=a{2,4})d', '', []],
    ['java', '(?<=a+)d', '', ['unbounded-lookbehind (?<=a+)']],
    ['go', '(?<=a)(?!b)(c)\\1', '', ['lookbehind (?<=a)', 'lookahead (?!b)', 'backreference \\1']],
    ['python', '\\1(a)(?<n>b\\k<n>)', '', ['unset-group \\1', 'unset-group \\k<n>']],
    ['java', '(["\'])?a\\1', '', ['unset-group \\1']],
    ['php', '(?:(a)|b)(?<!(c))\\1\\2', '', ['unset-group \\1', 'unset-group \\2']],
    ['csharp', '(?:(a)\\1|b(c)*(?=(d))\\3)+', '', []],
    // As JavaScript does, .NET reads what a lookbehind contains from right to left, and a lookahead from left to right.
    ['csharp', '(?<=\\1(a))\\1', '', []],
    ['csharp', '(?<=(a)\\1)', '', ['unset-group \\1']],
    ['csharp', '(?<=(?:\\1b)(?:c|(a)))', '', ['unset-group \\1']],
    ['csharp', '(?<=(?=(a)\\1)\\1)(?<=\\1)', '', ['unset-group \\1']],
    ['csharp', '(?<=(a\\1))\\2(?<=(a)?)', '', ['unset-group \\1', 'unset-group \\2']],
    ['csharp', '(a)(?<=\\1)(?<=(b))\\2', '', []],
    ['java', '(?<=(a)\\1)', '', ['unset-group \\1']],
    ['java', '(?<=\\1(a))', '', ['unset-group \\1']],
    ['java', '(a)(?<=\\1)(?<=(?=(b)\\2))', '', []],
    ['python', '\\p{L}', 'u', ['unicode-property \\p{L}']],
    ['csharp', '\\p{L}\\p{sc=Greek}', 'u', ['unicode-property \\p{sc=Greek}']],
    ['go', '\\p{ASCII}', 'u', ['unicode-property \\p{ASCII}']],
    ['go', '\\p{sc=Cyrl}\\p{sc=Thai}', 'u', ['unicode-property \\p{sc=Cyrl}']],
    ['go', '\\p{Script=Old_Italic}\\p{sc=Miao}\\p{sc=Modi}\\p{sc=Newa}', 'u', []],
    ['go', '\\p{Script=Unknown}', 'u', ['unicode-property \\p{Script=Unknown}']],
    ['go', '\\p{scx=Greek}', 'u', ['unicode-property \\p{scx=Greek}']],
    ['go', '\\p{LC}[\\P{gc=Unassigned}]', 'u', ['recent-property \\p{LC}', 'recent-property \\P{gc=Unassigned}']],
    ['go', '\\p{Other}\\p{Control}\\p{Letter}', 'u', ['recent-property \\p{Other}']],
    ['java', '\\p{LC}\\p{Cn}\\p{C}', 'u', []],
    ['csharp', '\\p{LC}', 'u', ['unicode-property \\p{LC}']],
    ['java', '[\\w--\\d]', 'v', ['set-notation \\w--\\d']],
    ['java', '[[a]\\q{ab}]', 'v', ['set-notation [a]', 'set-notation \\q{ab}']],
    ['java', '(?<a_b>x)', '', ['group-name (?<a_b>x)']],
    ['python', '(?<é>x)', '', ['group-name (?<é>x)']],
    ['go', '(?<n>a)|(?<n>b)', '', ['duplicate-name (?<n>b)']],
    ['csharp', '[😀]', 'u', ['class-of-surrogates 😀']],
    ['go', 'a', 'y', ['sticky-flag']],
    ['go', '^.', 'm', ['anchor-line-breaks ^', 'dot-line-breaks .']],
    ['go', '^.$', 's', []],
    ['go', '(?m:^(?s:.))', '', ['anchor-line-breaks ^']],
    ['go', '(?-m:^(?-s:.))', 'ms', ['dot-line-breaks .']],
    ['python', '\\w\\b\\s', '', ['unicode-classes \\w', 'unicode-classes \\b', 'space-class \\s']],
    ['php', '\\w', '', ['unicode-classes \\w']],
    ['php', '\\W', 'u', ['unicode-classes \\W']],
    ['java', '\\w', 'u', []],
    ['go', 'a😀', '', ['code-units 😀']],
    ['go', 'a😀', 'u', []],
    ['php', '[\\uD800-\\uDBFF]\\uDC00+', '', ['surrogate \\uD800', 'surrogate \\uDBFF', 'surrogate \\uDC00']],
    ['java', '\\uD83D\\uDE00', '', []],
    ['csharp', '[\\uD800-\\uDBFF]', '', []],
    ['python', '\\uD83D', 'u', []],
    ['javascript', '(?<=a+).\\w', 'y', []],
  ])('warns in %s about %s with “%s”: %j', async (language, pattern, flags, expected) => {
    expect(await notes({ pattern, flags, language })).toEqual(expected);
  });

  it('tells an error from a warning about a group without a value', async () => {
    const { notes: found } = await valueOf<Exported>('export', { pattern: '\\1(a)?\\1', language: 'python' });
    expect(found.map(({ severity, start }) => [severity, start])).toEqual([
      ['error', 0],
      ['warning', 6],
    ]);
  });

  it('says that Go replaces all', async () => {
    expect(await notes({ pattern: 'a', flags: '', language: 'go', task: 'replace' })).toEqual(['replace-first']);
  });
});
