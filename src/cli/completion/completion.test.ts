import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { needs } from '../../../scripts/compared-programs.ts';
import { runCommand } from '../command.ts';
import { testStreams } from '../fixture.ts';

async function scriptFor(...args: string[]) {
  const streams = testStreams();
  const code = await runCommand(['completion', ...args], streams, '.');
  return { code, script: streams.stdout.text, err: streams.stderr.text };
}

// Names of variables are completed too: nothing of the machine's own is among them.
const shellEnv = { PATH: process.env['PATH'], TOOLCRIB_TEST: '1' };

describe('completion', () => {
  it.each([
    [['hash-t'], ['hash-text']],
    [['pi'], ['pipe']],
    [
      ['hash-text', ''],
      ['check-list', 'hash', 'hash-file', 'identify', 'make-list', 'verify', '--help'],
    ],
    [['hash-text', 'hash', '--enc'], ['--encoding']],
    [['hash-text', 'hash', '--encoding', 'bi'], ['binary']],
    [['hash-text', 'hash', '--encoding', '=', 'bi'], ['binary']],
    [['hash-text', 'hash', '--algorithms', 'sha3-5'], ['sha3-512']],
    [['hash-text', 'hash', '--uppercase', '--json-o'], ['--json-output']],
    [
      ['hash-text', 'hash', '--encoding', ''],
      ['hex', 'base64', 'base64url', 'binary'],
    ],
    [
      ['pipe', 'x', '--on-error', '='],
      ['stop', 'keep', 'drop'],
    ],
    [['pipe', 'x', '--items', 'l'], ['lines']],
    [['pipe', 'x', '--rep'], ['--report']],
    [['completion', 'z'], ['zsh']],
    [['nothing', 'x', '--y'], []],
    [['ascii-text-drawer', 'draw', '--font', 'Calv'], [String.raw`Calvin\ S`]],
    [['ascii-text-drawer', 'draw', '--font', String.raw`Small\ Sl`], [String.raw`Small\ Slant`]],
    [['ascii-text-drawer', 'draw', '--font', '"Small Sl'], ['Small Slant']],
    [
      ['csv-to-json', 'convert', '--quote', ''],
      [String.raw`\"`, String.raw`\'`, 'none'],
    ],
    [['hmac-generator', 'hmac', '--qu'], ['--quiet']],
    [
      ['hmac-generator', 'hmac', '--key', ''],
      ['-', 'env:', 'file:', 'text:'],
    ],
    [['hmac-generator', 'hmac', '--key', 'e'], ['env:']],
    [['hmac-generator', 'hmac', '--key', 'env', ':', 'TOOLCRIB_TE'], ['TOOLCRIB_TEST']],
    [['hmac-generator', 'hmac', '--key', 'file', ':', 'package.j'], ['package.json']],
    [['pipe', 'x', '--qu'], ['--quiet']],
  ])('in bash, after %j', async (words, expected) => {
    needs('bash');
    const { script } = await scriptFor('bash');
    const line = ['toolcrib', ...words].map((word) => `'${word}'`).join(' ');
    const run = `${script}\nCOMP_WORDS=(${line}); COMP_CWORD=${words.length}; _toolcrib; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-s'], { input: run, encoding: 'utf8', env: shellEnv });
    expect({ stderr, words: stdout.split('\n').filter(Boolean).toSorted() }).toEqual({
      stderr: '',
      words: expected.toSorted(),
    });
  });

  // What both complete, with FILES where a file may follow.
  const lines: [string[], string[]][] = [
    [['hash-t'], ['hash-text']],
    [
      ['hash-text', ''],
      ['check-list', 'hash', 'hash-file', 'identify', 'make-list', 'verify', '--help'],
    ],
    [
      ['hash-text', 'hash', '--enc'],
      ['--encoding', 'FILES'],
    ],
    [['hash-text', 'hash', '--encoding', 'bi'], ['binary']],
    [['hash-text', 'hash', '--encoding=bi'], ['binary']],
    [
      ['pipe', 'x', '--on-error', ''],
      ['stop', 'keep', 'drop'],
    ],
    [['pipe', 'x', '--items=l'], ['lines']],
    [['pipe', 'zz'], ['FILES']],
    [['hash-text', 'hash-file', 'zz'], ['FILES']],
    [['completion', 'z'], ['zsh']],
    [
      ['slugify-string', 'slugify', '--no-'],
      ['--no-per-line', 'FILES'],
    ],
    [['hmac-generator', 'hmac', '--key', 'env:TOOLCRIB_TE'], ['env:TOOLCRIB_TEST']],
    [['hmac-generator', 'hmac', '--key=env:TOOLCRIB_TE'], ['env:TOOLCRIB_TEST']],
  ];

  it.each(lines)('in zsh, after %j', async (words, expected) => {
    needs('zsh');
    const { script } = await scriptFor('zsh');
    const stubs = `compset() { PREFIX=\${PREFIX#*[=:]} }
_files() { print FILES }
_parameters() { print env:TOOLCRIB_TEST }
_describe() { print -l -- \${\${(M)values:#$PREFIX*}%%:*} }
compdef() { : }`;
    const line = ['toolcrib', ...words].map((word) => `'${word}'`).join(' ');
    const run = `${stubs}\n${script}\nwords=(${line}); CURRENT=$#words; PREFIX=$words[CURRENT]; _toolcrib\n`;
    const { stdout } = spawnSync('zsh', ['-f', '-s'], { input: run, encoding: 'utf8' });
    expect(stdout.split('\n').filter(Boolean).toSorted()).toEqual(expected.toSorted());
  });

  it.each(lines)('in fish, after %j', async (words, expected) => {
    needs('fish');
    const { script } = await scriptFor('fish');
    const folder = await mkdtemp(join(tmpdir(), 'toolcrib-fish-'));
    await writeFile(join(folder, 'zz-FILES'), '');
    await writeFile(join(folder, 'run'), `${script}\ncomplete -C '${['toolcrib', ...words].join(' ')}'\n`);
    const env = { ...shellEnv, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
    const { stdout } = spawnSync('fish', ['--no-config', 'run'], { cwd: folder, encoding: 'utf8', env });
    await rm(folder, { recursive: true });
    const found = stdout.split('\n').map((text) => text.split('\t', 1)[0]?.replace(/^--[^=]+=|^zz-/, '') ?? '');
    // Fish also has what contains the word somewhere, and files only for a word that begins like one.
    const wanted = expected.filter((word) => word !== 'FILES' || words.at(-1) === 'zz');
    expect(found.filter(Boolean).toSorted()).toEqual(wanted.toSorted());
  });

  it('is a program that bash reads', async () => {
    needs('bash');
    const { script } = await scriptFor('bash');
    expect(spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });

  // These shells are on few machines; what is theirs is the quoting.
  it.each([
    ['zsh', ["'hash-text:Hash text", "'hash-text hash --encoding') values=('hex' 'base64'"]],
    ['fish', ["'hash-text\tHash text", "case 'hash-text hash --encoding'\n      printf '%s\\n' 'hex' 'base64'"]],
    ['powershell', ["'hash-text', 'Hash text", "'hash-text hash --encoding' = @('hex', 'hex', 'base64', 'base64'"]],
  ])('in %s names the same', async (shell, parts) => {
    const { script } = await scriptFor(shell);
    for (const part of parts) expect(script).toContain(part);
    const quotes = script.replaceAll(shell === 'powershell' ? "''" : /\\['\\]/g, '').match(/'/g)?.length ?? 1;
    expect(quotes % 2).toBe(0);
  });

  it('knows four shells', async () => {
    const { code, err } = await scriptFor('tcsh');
    expect([code, err]).toEqual([1, expect.stringContaining('bash | zsh | fish | powershell')]);
    expect((await scriptFor()).code).toBe(1);
    expect((await scriptFor('--help')).script).toContain('Usage: toolcrib completion');
  });
});
