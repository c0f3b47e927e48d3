import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { needs } from '../../../scripts/compared-programs.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { askPython } from '../../../scripts/python.ts';
import { check, escape, unescape } from './engine.ts';
import type { Verdict } from './engine/check.ts';
import { quotesOf, targets, type Target } from './engine/targets.ts';
import { examples } from './examples.ts';

const seed = 8259;
const operations = { escape, unescape, check } as unknown as Readonly<Record<string, typeof escape>>;

async function valueOf(op: string, input: object): Promise<unknown> {
  const operation = operations[op];
  if (!operation) throw new Error(op);
  const result = await execute(operation, input as never);
  return result.ok ? result.value : { code: result.error.code, ...result.error.details };
}

const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.constantFrom(
        '"',
        "'",
        '`',
        '\\',
        '\n',
        '\r\n',
        '\t',
        '\x1b',
        '\x7f',
        '\x85',
        '${',
        '#{',
        '??=',
        '\u2028',
        '%',
        '^',
        '&amp;',
        'é',
        '😀',
        '’',
        '„',
        '0',
        '1f',
        ' ',
        '',
        '{',
        '}',
        'E',
        'N',
        '~',
        '\x01',
        '\x1a',
        '$',
        '%41',
        '\\n',
        'u00e9',
      ),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join('').toWellFormed());

/** Without what the target cannot hold. */
const storable = (text: string, target: Target): string => {
  // oxlint-disable-next-line no-control-regex
  if (target === 'xml') return text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '');
  if (target === 'cmd') return text.replace(/[\0\r\n]/g, '');
  return ['c', 'sql', 'postgres', 'shell', 'bash', 'html'].includes(target) ? text.replaceAll('\0', '') : text;
};

for (const example of examples) {
  it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
    const operation = operations[example.op];
    expect(operation && mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
  });
}

describe('what is written is read back', () => {
  it.each(targets.flatMap((target) => ['auto', ...quotesOf[target]].map((quote) => [target, quote] as const)))(
    '%s, %s',
    async (target, quote) => {
      await fc.assert(
        fc.asyncProperty(anyText, fc.boolean(), async (source, ascii) => {
          const text = storable(source, target);
          const literal = await valueOf('escape', { text, target, quote, ascii });
          expect(await valueOf('unescape', { text: literal, target }), String(literal)).toBe(text);
        }),
        { seed },
      );
    },
  );

  it.each(['a\nb `c`', 'it`n', "it's\t“x”", 'plain', '$x `'])('PowerShell without delimiters: %j', async (text) => {
    const literal = await valueOf('escape', { text, target: 'powershell', wrap: false });
    expect(await valueOf('unescape', { text: literal, target: 'powershell' })).toBe(text);
  });

  it.each(targets)('%s line by line', async (target) => {
    const text = 'a "b"\r\n\n it\'s 100%\rc\n';
    const literals = await valueOf('escape', { text, target, perLine: true });
    expect(await valueOf('unescape', { text: literals, target, perLine: true })).toBe(text);
    expect(String(literals).match(/\r\n|\r|\n/g)).toEqual(['\r\n', '\n', '\r', '\n']);
  });

  it.each(['json', 'javascript', 'java', 'csharp', 'python'])('%s with halves of pairs', async (target) => {
    const literal = await valueOf('escape', { text: 'a\uD800', target });
    expect(literal).toBe('"a\\ud800"');
    expect(await valueOf('unescape', { text: literal, target })).toBe('a\uD800');
  });

  it('is ASCII where it has to be', async () => {
    const beyond = /[^\n-~]/;
    for (const target of [
      'json',
      'javascript',
      'java',
      'c',
      'csharp',
      'python',
      'go',
      'rust',
      'php',
      'ruby',
      'postgres',
      'bash',
      'powershell',
      'regex',
      'html',
      'xml',
      'url',
    ]) {
      expect(String(await valueOf('escape', { text: 'é😀', target, ascii: true })), target).not.toMatch(beyond);
    }
  });
});

describe('what is written', () => {
  it.each([
    ['javascript', '\x000\0a', {}, '"\\x000\\0a"'],
    ['javascript', '\u2028é', { ascii: true, quote: 'single' }, "'\\u2028\\u00e9'"],
    ['json', '\x7f\x01', {}, '"\x7f\\u0001"'],
    ['json', '\x7f', { ascii: true }, '"\\u007f"'],
    ['java', '\x7f😀', { ascii: true }, '"\\u007f\\ud83d\\ude00"'],
    ['c', '??=é\x011', { ascii: true }, '"?\\?=\\303\\251\\0011"'],
    ['csharp', '\0😀', { ascii: true }, '"\\0\\U0001f600"'],
    ['python', '\x85😀\x07', { quote: 'single' }, "'\\x85😀\\x07'"],
    ['go', '\0\x07é', { ascii: true }, '"\\x00\\a\\u00e9"'],
    ['rust', '\0\x7fé', { ascii: true }, '"\\0\\u{7f}\\u{e9}"'],
    ['php', '$a\x1b\x01é', { ascii: true }, '"\\$a\\e\\x01\\u{e9}"'],
    ['php', "it's \\ \n", { quote: 'single' }, "'it\\'s \\\\ \n'"],
    ['ruby', '#$x #@y # 😀', { ascii: true }, '"\\#$x \\#@y # \\u{1f600}"'],
    ['mysql', '\'"\x1a\0\\', {}, "'\\'\\\"\\Z\\0\\\\'"],
    ['postgres', "it's", {}, "'it''s'"],
    ['postgres', "it's\n\x01é", { ascii: true }, "E'it''s\\n\\x01\\u00e9'"],
    ['sqlserver', 'é', {}, "N'é'"],
    ['sqlserver', 'e', {}, "'e'"],
    ['shell', '', {}, "''"],
    ['shell', 'a/b.c=1', {}, 'a/b.c=1'],
    ['shell', "a'b", { wrap: false }, "a'\\''b"],
    ['bash', "it's\x1b é", { ascii: true }, "$'it\\'s\\e \\u00e9'"],
    ['powershell', "it's ’", {}, "'it''s ’’'"],
    ['powershell', 'a$\n“`', {}, '"a`$`n`“``"'],
    ['powershell', 'é', { ascii: true }, '"`u{e9}"'],
    ['powershell', '“„”', { ascii: true }, '"`u{201c}`u{201e}`u{201d}"'],
    ['cmd', '(a|b)', {}, '^(a^|b^)'],
    ['regex', 'a.b/[c]\n', {}, 'a\\.b\\/\\[c\\]\\n'],
    ['html', `<a b="c">'`, {}, '&lt;a b=&quot;c&quot;&gt;&#39;'],
    ['xml', "'\r\té", { ascii: true }, '&apos;&#xD;\t&#xE9;'],
    ['csv', 'a"b', {}, '"a""b"'],
    ['csv', 'a b', {}, 'a b'],
    ['csv', ' a', {}, '" a"'],
    [
      'latex',
      '\\~^<>|"',
      {},
      '\\textbackslash{}\\textasciitilde{}\\textasciicircum{}\\textless{}\\textgreater{}\\textbar{}\\textquotedbl{}',
    ],
    ['url', 'a b/é~', {}, 'a%20b%2F%C3%A9~'],
    ['json', 'a"', { wrap: false }, 'a\\"'],
    ['json', 'a\nb\n', { perLine: true }, '"a"\n"b"\n'],
  ])('as %s: %j with %j', async (target, text, options, expected) => {
    expect(await valueOf('escape', { text, target, ...options })).toBe(expected);
  });

  it.each([
    ['xml', 'a\x01', 'control', 'U+0001'],
    ['cmd', 'a\nb', 'line-break', 'U+000A'],
    ['bash', '\0', 'nul', 'U+0000'],
    ['url', '\uDC00', 'lone-surrogate', 'U+DC00'],
  ])('%s cannot hold %j', async (target, text, reason, codePoint) => {
    expect(await valueOf('escape', { text, target })).toMatchObject({ code: 'not-representable', reason, codePoint });
    const verdicts = (await valueOf('check', { text })) as Verdict[];
    expect(verdicts.find((verdict) => verdict.target === target)).toMatchObject({ ok: false, problems: [{ reason }] });
  });

  it('names twenty places at most', async () => {
    const verdicts = (await valueOf('check', { text: '\0'.repeat(30) })) as Verdict[];
    expect(verdicts.map(({ problems }) => problems.length)).toContain(20);
    expect(verdicts.map(({ target }) => target)).toEqual(targets);
  });
});

describe('what is read', () => {
  it.each([
    ['json', ' "a\\/b" ', 'a/b'],
    ['json', 'caf\\u00e9', 'café'],
    ['javascript', "'\\x41\\u{1F600}\\q\\\nb'", 'A😀qb'],
    ['javascript', '`a\\`"`', 'a`"'],
    ['java', '"\\uuu0041\\101\\s\\377"', 'AA ÿ'],
    ['c', '"\\xc3\\xa9\\303\\251\\u00e9\\?"', 'ééé?'],
    ['c', '"\\u0024\\u0040\\u0060\\u00a0"', '$@`\u00a0'],
    ['csharp', '"\\x41\\e\\U0001F600"', 'A\x1b😀'],
    ['python', "'\\101\\x41\\q\\\nb'", 'AA\\qb'],
    ['go', '"\\xe2\\x82\\xac\\101"', '€A'],
    ['rust', '"a\\\n   b\\x41\\u{1f600}"', 'abA😀'],
    ['php', '"\\u{e9}\\xC3\\xA9\\q\\101"', 'éé\\qA'],
    ['php', "'a\\'\\n'", "a'\\n"],
    ['ruby', '"\\u{41 42}\\s\\q\\x41"', 'AB qA'],
    ['mysql', "'\\%\\_\\q''\\Z'", "\\%\\_q'\x1a"],
    ['postgres', "e'\\x41\\u00e9\\q'''", "Aéq'"],
    ['postgres', "'a\\b'", 'a\\b'],
    ['sqlserver', "n'it''s'", "it's"],
    ['bash', "$'\\x41\\cA\\q\\u41\\101'", 'A\x01\\qAA'],
    ['powershell', '"`u{1f600}`q""`$"', '😀q"$'],
    ['powershell', "'a``b'", 'a``b'],
    ['cmd', 'a^^b%%c%', 'a^b%c%'],
    ['regex', '\\x41\\.\\u00e9\\cJ-', 'A.é\n-'],
    ['html', '&eacute;&notin;&amp', 'é∉&'],
    ['xml', '&#233;&#xE9;&amp; & b', 'éé& & b'],
    ['csv', '"a""b"', 'a"b'],
    ['latex', '\\textbackslash{}\\%\\emph{x}', '\\%\\emph{x}'],
    ['url', 'a%20%C3%A9+', 'a é+'],
    // A number that is too large for its digits.
    ['java', '"\\400\\777\\377"', ' 0?7ÿ'],
    ['php', '"\\501\\400"', 'A\0'],
    ['ruby', '"\\501"', 'A'],
    ['postgres', "E'\\501'", 'A'],
    ['bash', "$'\\501'", 'A'],
    ['python', '"\\501"', 'Ł'],
    // An escape without its digits.
    ['php', '"\\xg\\u0041"', '\\xg\\u0041'],
    ['postgres', "E'\\xg'", 'xg'],
    ['bash', "$'\\xg\\ug\\Ug'", '\\xg\\ug\\Ug'],
    // Between braces.
    ['javascript', '"\\u{000000041}"', 'A'],
    ['php', '"\\u{000000041}"', 'A'],
    ['rust', '"\\u{0_04_1_}"', 'A'],
    ['ruby', '"\\u{ 41  42 }"', 'AB'],
    // Controls of bash.
    ['bash', "$'\\c?\\c\\\\z'", '\x7f\x1cz'],
    // What follows a line break.
    ['rust', '"a\\\n \t\r\n\u00a0b"', 'a\u00a0b'],
    ['javascript', '"a\\\u2028b"', 'ab'],
    ['python', '"a\\\u2028b"', 'a\\\u2028b'],
    // Line breaks that stand in a literal, or between what comes without delimiters.
    ['json', 'a\\t\nb', 'a\t\nb'],
    ['javascript', '`a\nb`', 'a\nb'],
    ['javascript', '`a\r\nb\rc\\r\\\r\nd`', 'a\nb\nc\rd'],
    ['javascript', '"a\u2028b"', 'a\u2028b'],
    ['go', '"a\rb"', 'a\rb'],
    ['rust', '"a\nb"', 'a\nb'],
    ['php', '"a\nb"', 'a\nb'],
    ['sql', "'a\nb'", 'a\nb'],
    ['regex', '\\u00E9\\cj', 'é\n'],
  ])('as %s: %j', async (target, text, expected) => {
    expect(await valueOf('unescape', { text, target })).toBe(expected);
  });

  it.each([
    ['json', '"a', { code: 'unescaped-quote', index: 0 }],
    // Line breaks and controls have to be escaped where the language says so.
    [
      'json',
      '"a\nb"',
      { code: 'not-representable', reason: 'line-break', codePoint: 'U+000A', index: 2, line: 1, column: 3 },
    ],
    ['json', '"a\tb"', { code: 'not-representable', reason: 'control', codePoint: 'U+0009', index: 2 }],
    ['javascript', "'a\rb'", { code: 'not-representable', reason: 'line-break' }],
    ['java', '"a\nb"', { code: 'not-representable', reason: 'line-break' }],
    ['c', '"a\nb"', { code: 'not-representable', reason: 'line-break' }],
    ['csharp', '"a\u0085b"', { code: 'not-representable', reason: 'line-break' }],
    ['python', "'a\nb'", { code: 'not-representable', reason: 'line-break' }],
    ['go', '"a\nb"', { code: 'not-representable', reason: 'line-break' }],
    ['rust', '"a\rb"', { code: 'not-representable', reason: 'line-break' }],
    ['json', '"\\u12"', { code: 'invalid-escape', sequence: '\\u12"'.slice(0, 4), index: 1 }],
    ['json', '\n"a\\', { code: 'unescaped-quote', line: 2, column: 1 }],
    ['javascript', '"\\1"', { code: 'invalid-escape', sequence: '\\1' }],
    ['javascript', '"\\01"', { code: 'invalid-escape', sequence: '\\01' }],
    ['javascript', '"\\u{110000}"', { code: 'invalid-escape', sequence: '\\u{110000}' }],
    ['java', '"\\q"', { code: 'invalid-escape', sequence: '\\q' }],
    ['c', '"\\x100"', { code: 'invalid-escape', sequence: '\\x100' }],
    ['c', '"a\\xff"', { code: 'not-text', index: 2 }],
    ['c', '"\\u0041"', { code: 'invalid-escape', sequence: '\\u0041', index: 1 }],
    ['c', '"\\U0000000a"', { code: 'invalid-escape', sequence: '\\U0000000a' }],
    ['python', '"\\N{DASH}"', { code: 'invalid-escape', sequence: '\\N' }],
    ['go', `"\\'"`, { code: 'invalid-escape', sequence: "\\'" }],
    ['rust', '"\\xff"', { code: 'invalid-escape', sequence: '\\xff' }],
    ['ruby', '"\\M-a"', { code: 'invalid-escape', sequence: '\\M' }],
    ['sql', "'a'b'", { code: 'unescaped-quote', index: 2 }],
    ['shell', "'a'b'", { code: 'unescaped-quote', index: 2 }],
    ['powershell', '"a`"', { code: 'unterminated-escape', index: 2 }],
    ['cmd', 'a^', { code: 'unterminated-escape', index: 1 }],
    ['regex', 'a\\d', { code: 'invalid-escape', sequence: '\\d' }],
    ['regex', 'a+', { code: 'invalid-escape', sequence: '+', reason: 'pattern' }],
    ['regex', 'a\\', { code: 'unterminated-escape', index: 1 }],
    ['xml', '&eacute;', { code: 'invalid-escape', sequence: '&eacute;' }],
    ['url', 'a%zz', { code: 'invalid-escape', sequence: '%zz', index: 1 }],
    ['url', '%E9', { code: 'not-text', index: 0 }],
    // Halves of pairs are not characters there.
    ['go', '"\\ud83d\\ude00"', { code: 'invalid-escape', sequence: '\\ud83d' }],
    ['rust', '"\\u{dfff}"', { code: 'invalid-escape', sequence: '\\u{dfff}' }],
    ['c', '"\\ud800"', { code: 'invalid-escape', sequence: '\\ud800' }],
    ['ruby', '"\\u{41 d800}"', { code: 'invalid-escape', sequence: '\\u{41 d800}' }],
    ['javascript', '"\\u{ 41 }"', { code: 'invalid-escape', sequence: '\\u{ 41 }' }],
    ['rust', '"\\u{_41}"', { code: 'invalid-escape', sequence: '\\u{_41}' }],
    ['rust', '"\\u{0000041}"', { code: 'invalid-escape', sequence: '\\u{0000041}' }],
    ['powershell', '"`u{0000041}"', { code: 'invalid-escape' }],
    ['rust', '"a\\\u2028b"', { code: 'invalid-escape' }],
    ['ruby', '"\\xg"', { code: 'invalid-escape' }],
    // The case of an escape matters.
    ['regex', '\\X41', { code: 'invalid-escape', sequence: '\\X' }],
    ['regex', '\\U0041', { code: 'invalid-escape', sequence: '\\U' }],
    ['regex', '\\CA', { code: 'invalid-escape', sequence: '\\C' }],
    ['regex', '\\N', { code: 'invalid-escape', sequence: '\\N' }],
    ['xml', '&#X41;', { code: 'invalid-escape', sequence: '&#X41;' }],
    // XML 1.0 has five entities, and not all characters (§2.2, §4.6).
    ['xml', '&constructor;', { code: 'invalid-escape', sequence: '&constructor;' }],
    ['xml', '&__proto__;', { code: 'invalid-escape', sequence: '&__proto__;' }],
    ['xml', '&été;', { code: 'invalid-escape', sequence: '&été;' }],
    ['xml', '&AMP;', { code: 'invalid-escape', sequence: '&AMP;' }],
    ['xml', 'a&#1;', { code: 'invalid-escape', sequence: '&#1;', index: 1 }],
    ['xml', '&#xFFFE;', { code: 'invalid-escape', sequence: '&#xFFFE;' }],
  ])('not as %s: %j', async (target, text, error) => {
    expect(await valueOf('unescape', { text, target })).toMatchObject(error);
  });
});

describe('other programs read the literals', () => {
  const sample = (target: Target): string[] =>
    fc.sample(anyText, { seed, numRuns: propertyRuns(0.5) }).map((text) => storable(text, target));
  const literals = (texts: readonly string[], input: object): Promise<string[]> =>
    Promise.all(texts.map(async (text) => String(await valueOf('escape', { text, ...input }))));

  it('JSON.parse and JavaScript itself', async () => {
    const texts = sample('json');
    expect((await literals(texts, { target: 'json' })).map((literal) => JSON.parse(literal) as unknown)).toEqual(texts);
    const patterns = await literals(texts, { target: 'regex' });
    for (const [at, pattern] of patterns.entries()) {
      expect(new RegExp(`^(?:${pattern})$`).test(texts[at] ?? ''), pattern).toBe(true);
      expect(new RegExp(`^(?:${pattern})$`, 'u').test(texts[at] ?? ''), pattern).toBe(true);
    }
  });

  it('Python, in both quotes', async () => {
    const texts = sample('python').map((text) => text.replaceAll('\r', ''));
    for (const quote of ['double', 'single']) {
      const written = await literals(texts, { target: 'python', quote });
      expect(askPython(written, '__import__("ast").literal_eval(row)')).toEqual(texts);
    }
  });

  it('sh and bash', async () => {
    needs('sh', 'bash');
    const texts = sample('shell').filter((text) => text !== '');
    for (const [target, program] of [
      ['shell', 'sh'],
      ['bash', 'bash'],
    ] as const) {
      const written = await literals(texts, { target });
      const script = written.map((literal) => `printf '%s\\0' ${literal}`).join('\n');
      const { stdout } = spawnSync(program, { input: script, encoding: 'utf8', env: { LC_ALL: 'C.UTF-8' } });
      expect(stdout.split('\0').slice(0, -1)).toEqual(texts);
    }
  });
});

it('carries 1 MB', async () => {
  const text = 'é"\\\n😀 it\'s '.repeat(80_000);
  for (const target of ['json', 'c', 'powershell', 'url', 'regex'] as const) {
    expect(await valueOf('unescape', { text: await valueOf('escape', { text, target }), target })).toBe(text);
  }
});

it('reads any number of characters in one escape', async () => {
  const text = `\\u{${'61 '.repeat(600_000)}61}`;
  expect(await valueOf('unescape', { text, target: 'ruby' })).toBe('a'.repeat(600_001));
});
