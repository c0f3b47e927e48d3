import { spawnSync } from 'node:child_process';
import { TestRunner } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Why the test is skipped; `report.mjs` counts it. */
    skippedWithout?: string;
  }
}

interface Kind {
  /** What is missing where it is missing. */
  readonly name: string;
  /** Another program than the one that the kind is called. */
  readonly program?: string;
  readonly args: readonly string[];
  /** What a program of this kind prints. */
  readonly says: RegExp;
  /** What it works on (modes of files, names that only such a file system takes) is missing on Windows. */
  readonly posix?: true;
}

const coreutils = (program: string): Kind => ({
  name: `GNU ${program}`,
  args: ['--version'],
  says: /GNU coreutils/,
  posix: true,
});

const kinds = {
  b2sum: coreutils('b2sum'),
  base64: coreutils('base64'),
  // macOS has 3.2, which reads no \u in $'…'.
  bash: { name: 'bash 5', args: ['--version'], says: /GNU bash, version (?:[5-9]|\d\d)\./ },
  chmod: coreutils('chmod'),
  crypt: {
    name: 'a crypt() that knows bcrypt',
    program: 'perl',
    args: ['-e', 'print crypt("a", q($2b$04$abcdefghijklmnopqrstuu))'],
    says: /^\$2b\$04\$/,
  },
  diff: { name: 'GNU diff', args: ['--version'], says: /GNU diffutils/ },
  docker: { name: 'docker', args: ['--version'], says: /^Docker version/ },
  fish: { name: 'fish', args: ['--version'], says: /^fish, version/ },
  git: { name: 'git', args: ['--version'], says: /^git version/ },
  md5sum: coreutils('md5sum'),
  mkfifo: coreutils('mkfifo'),
  // Not LibreSSL, which macOS has under this name.
  openssl: { name: 'OpenSSL 3', args: ['version'], says: /^OpenSSL (?:[3-9]|\d\d)\./ },
  patch: { name: 'GNU patch', args: ['--version'], says: /^GNU patch/ },
  puttygen: { name: 'puttygen', args: ['--version'], says: /^puttygen/i },
  python3: { name: 'Python 3.11', args: ['--version'], says: /^Python 3\.(?:1[1-9]|[2-9]\d)\./ },
  'python3-digests': {
    name: 'a Python with the digests of OpenSSL',
    program: 'python3',
    args: ['-c', 'import hashlib; print(hashlib.new("sha512_256").name, hashlib.new("sm3").name)'],
    says: /^sha512_256 sm3/,
  },
  'python3-yaml': {
    name: 'PyYAML',
    program: 'python3',
    args: ['-c', 'import yaml; print(yaml.__version__)'],
    says: /^\d/,
  },
  sh: { name: 'sh', args: ['-c', 'printf %s here'], says: /^here$/ },
  sha1sum: coreutils('sha1sum'),
  sha224sum: coreutils('sha224sum'),
  sha256sum: coreutils('sha256sum'),
  sha384sum: coreutils('sha384sum'),
  sha512sum: coreutils('sha512sum'),
  'ssh-keygen': { name: 'ssh-keygen', args: ['-?'], says: /usage: ssh-keygen/, posix: true },
  zsh: { name: 'zsh', args: ['-f', '--version'], says: /^zsh 5/ },
} satisfies Readonly<Record<string, Kind>>;

/** A program, of the kind that the tests know. */
export type Program = keyof typeof kinds;

const found = new Map<Program, boolean>();

/** Is there such a program, and of this kind? For what is prepared before the tests, which then skip with `needs`. */
export function has(program: Program): boolean {
  const known = found.get(program);
  if (known !== undefined) return known;
  const kind: Kind = kinds[program];
  const { stdout, stderr } = spawnSync(kind.program ?? program, kind.args, { encoding: 'utf8' });
  // Both are null where nothing could be started.
  const is = !(kind.posix && process.platform === 'win32') && kind.says.test(`${stdout ?? ''}${stderr ?? ''}`);
  found.set(program, is);
  return is;
}

/** Skips the test that runs, or whose `beforeEach` does; the report says without what. */
export function skipWithout(name: string): never {
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error(`${name} is missing, and no test runs that could be skipped`);
  test.meta.skippedWithout = name;
  return test.context.skip(`without ${name}`);
}

/** Skips the test where one of the programs is missing or of another kind. */
export function needs(...programs: readonly Program[]): void {
  const missing = programs.find((program) => !has(program));
  if (missing !== undefined) skipWithout(kinds[missing].name);
}
