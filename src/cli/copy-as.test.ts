import { spawnSync } from 'node:child_process';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { asCommand, asJavaScript, asPipeStep, asPowershell, asRequest, type Run } from '#core/copy-as.ts';
import type { Example } from '#core/example.ts';
import { isOperation, isRandom, type Details, type Operation } from '#core/operation.ts';
import { check, group, list, secret, text } from '#core/field.ts';
import { copyPipeAs } from '#run/pipe/copy-as.ts';
import { readPipe } from '#run/pipe/format.ts';
import { readyPipes } from '#run/pipe/ready/data.ts';
import { has, needs } from '../../scripts/compared-programs.ts';
import { runCommand } from './command.ts';
import { testStreams } from './fixture.ts';
import { stepsIn } from './pipe-expression.ts';

const engines = import.meta.glob<Readonly<Record<string, unknown>>>('../tools/*/engine.ts', { eager: true });
const tables = import.meta.glob<readonly Example[]>('../tools/*/examples.ts', { eager: true, import: 'examples' });

const operations = new Map(
  Object.values(engines)
    .flatMap((engine) => Object.values(engine).filter(isOperation))
    .map((operation) => [operation.id, operation]),
);
const holdsBytes = (value: unknown): boolean =>
  value instanceof Blob ||
  value instanceof Uint8Array ||
  (typeof value === 'object' && value !== null && Object.values(value).some(holdsBytes));

interface Shown {
  readonly run: Run;
  readonly operation: Operation;
}

/** The public examples that a shell can say: no files, and no draw. */
const shown = Object.entries(tables).flatMap(([file, rows]) =>
  rows.flatMap(({ op, input, error }): Shown[] => {
    const operation = operations.get(`${file.split('/')[2] ?? ''}/${op}`);
    if (!operation || error !== undefined || holdsBytes(input)) return [];
    if (isRandom(operation, check(operation.input, input))) return [];
    return [{ operation, run: { operation, draft: input as Details } }];
  }),
);

interface Called {
  readonly args: readonly string[];
  readonly input: Buffer;
}

/** What a real shell hands over when it runs the commands: their words, and the standard input. */
function callsOf(commands: readonly string[], env: Readonly<Record<string, string>>): Called[] {
  const script = [
    'npx() { printf "%s\\0" "$@" | base64 -w0; if [ -t 0 ] || [ "$noinput" ]; then echo " -"; else printf " "; base64 -w0; echo; fi; }',
    ...commands.map((command) =>
      command.startsWith('printf') ? command : `noinput=1; ${command} </dev/null; noinput=`,
    ),
  ].join('\n');
  const { stdout, stderr } = spawnSync('bash', ['-s'], {
    input: script,
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
  });
  if (stderr.length > 0) throw new Error(stderr.toString().slice(0, 500));
  const lines = stdout.toString().trimEnd().split('\n');
  return lines.map((line) => {
    const [words = '', input = ''] = line.split(' ');
    const args = Buffer.from(words, 'base64').toString().split('\0').slice(0, -1);
    return { args, input: Buffer.from(input === '-' ? '' : input, 'base64') };
  });
}

async function printed(args: readonly string[], input?: string | Buffer) {
  const streams = testStreams(input);
  const code = await runCommand(args, streams, '.');
  return { code, out: streams.stdout.bytes, err: streams.stderr.text };
}

const secretsOf = ({ operation, draft }: Run, { secrets }: ReturnType<typeof asCommand>) =>
  Object.fromEntries(secrets.map(({ name, field }) => [name, String(draft[field])]).filter(() => operation));

describe('a copied command', () => {
  const plain = shown.filter(({ run }) => asCommand(run).secrets.length === 0);
  let calls: Called[];
  beforeEach(() => needs('bash', 'base64'));
  beforeAll(() => {
    if (!has('bash') || !has('base64')) return;
    calls = callsOf(
      plain.map(({ run }) => asCommand(run).text),
      {},
    );
  });

  it('is there for most public examples', () => {
    expect(plain.length).toBeGreaterThan(300);
    expect(calls).toHaveLength(plain.length);
  });

  it('prints the same bytes as the example', async () => {
    for (const [index, { run, operation }] of plain.entries()) {
      const call = calls[index] as Called;
      const [program, ...args] = call.args;
      expect(program).toBe('toolcrib');
      const isFile = args.at(-1) === 'input.txt';
      if (isFile) continue;
      const isPiped = asCommand(run).text.startsWith('printf');
      const copied = await printed(args, isPiped ? call.input : undefined);
      const [tool = '', op = ''] = operation.id.split('/');
      const whole = await printed([tool, op, '--json', JSON.stringify(run.draft)], undefined);
      expect({ command: asCommand(run).text, ...copied }).toEqual({ command: asCommand(run).text, ...whole });
    }
  });

  it('takes secrets from variables', async () => {
    const secretive = shown.filter(({ run }) => asCommand(run).secrets.length > 0).slice(0, 60);
    expect(secretive.length).toBeGreaterThan(20);
    for (const { run, operation } of secretive.slice(0, 20)) {
      const command = asCommand(run);
      const [call] = callsOf([command.text], secretsOf(run, command));
      const [, ...args] = call?.args ?? [];
      const isPiped = command.text.startsWith('printf');
      const copied = await printed([...args, '--quiet'], isPiped ? call?.input : undefined);
      const [tool = '', op = ''] = operation.id.split('/');
      const whole = await printed([tool, op, '--json', JSON.stringify(run.draft)], undefined);
      expect({ command: command.text, ...copied }).toEqual({ command: command.text, ...whole });
      for (const { field } of command.secrets) {
        const value = String(run.draft[field]);
        if (value.length > 6) expect(command.text).not.toContain(value);
      }
    }
  });
});

describe('a copied pipe', () => {
  // Only the built package has threads: here every step runs in place.
  beforeEach(() => {
    needs('bash', 'base64');
    vi.stubGlobal('process', Object.create(process, { getBuiltinModule: { value: undefined } }));
  });
  afterEach(() => void vi.unstubAllGlobals());

  it.each(readyPipes.map((ready) => [ready.id, ready] as const))('prints the result of %s', async (_, ready) => {
    const { steps, items, sample, result } = ready;
    const pipe = readPipe({ version: 1, steps, ...(items && { items }) });
    const { text: command, secrets } = await copyPipeAs('command', pipe, sample);
    // A token is a secret: no ready pipe has another one.
    expect(secrets.filter(({ field }) => field !== 'input')).toEqual([]);
    const [call] = callsOf([command], Object.fromEntries(secrets.map(({ name }) => [name, sample])));
    const [program, ...args] = call?.args ?? [];
    expect(program).toBe('toolcrib');
    const { code, out, err } = await printed(args, call?.input);
    const text = Buffer.from(out).toString();
    expect({ code, err, value: typeof result === 'string' ? text : JSON.parse(text) }).toEqual({
      code: 0,
      err: '',
      value: result,
    });
  });

  const hmac = (more: object) =>
    readPipe({
      version: 1,
      steps: [
        { op: 'base64-string-converter/encode', disabled: true },
        { op: 'case-converter/convert', input: { style: 'upper' } },
        { op: 'hmac-generator/hmac', input: { key: 'hush-hush' } },
      ],
      ...more,
    });

  it('takes secrets from variables, and leaves out what is left out', async () => {
    const { text: command, secrets } = await copyPipeAs('command', hmac({ items: 'lines', onError: 'drop' }), "it's");
    expect(command).toBe(
      `printf '%s' 'it'\\''s' | npx toolcrib pipe 'case-converter/convert --style upper | hmac-generator/hmac' ` +
        `--items lines --on-error drop --secret '2.key=env:SECRET'`,
    );
    expect(secrets).toEqual([{ name: 'SECRET', field: '2.key' }]);
    const [call] = callsOf([command], {});
    vi.stubEnv('SECRET', 'hush-hush');
    const copied = await printed(call?.args.slice(1) ?? [], call?.input);
    const whole = ['hmac-generator', 'hmac', '--key', 'text:hush-hush', '--text', "IT'S"];
    expect(copied).toEqual(await printed(whole));
  });

  it('is a program, or a command for PowerShell', async () => {
    const { text: program } = await copyPipeAs('javascript', hmac({}), 'a\n');
    expect(program).toContain('"key": process.env.SECRET');
    expect(program).toContain('runPipe(pipe, "a\\n")');
    expect(program).not.toMatch(/hush|base64/);
    expect((await copyPipeAs('powershell', hmac({}), 'a')).text).toBe(
      `npx toolcrib pipe 'case-converter/convert --style upper | hmac-generator/hmac' --secret '2.key=env:SECRET' input.txt`,
    );
  });

  it('names a secret input, a long one, and none for a generator', async () => {
    const one = (op: string) => readPipe({ version: 1, steps: [{ op }] });
    expect(await copyPipeAs('command', one('password-strength-analyser/analyse'), 'hush')).toEqual({
      text: `printf '%s' "$SECRET" | npx toolcrib pipe password-strength-analyser/analyse`,
      secrets: [{ name: 'SECRET', field: 'input' }],
      leftOut: [],
    });
    expect((await copyPipeAs('command', one('hash-text/identify'), 'a'.repeat(5000))).text).toBe(
      'npx toolcrib pipe hash-text/identify input.txt',
    );
    expect((await copyPipeAs('command', one('uuid-generator/generate'), 'x')).text).toBe(
      'npx toolcrib pipe uuid-generator/generate',
    );
  });
});

describe('a copied pipe with a list of secrets', () => {
  it.each(['command', 'powershell', 'javascript'] as const)('says that it is left out of the %s', async (form) => {
    const input = { userInputs: ['Alice', 'Acme'] };
    const steps = [{ op: 'slugify-string/slugify' }, { op: 'password-strength-analyser/analyse', input }];
    const { text, secrets, leftOut } = await copyPipeAs(form, readPipe({ version: 1, steps }), 'x');
    expect(text).not.toMatch(/Alice|Acme/);
    expect({ secrets, leftOut }).toEqual({ secrets: [], leftOut: ['2.userInputs'] });
  });
});

const operation = {
  id: 'a-b/do-it',
  input: { text: text(), key: secret(), salt: secret(''), mark: text('x') },
  source: 'text',
};

describe('the other forms', () => {
  const run: Run = { operation, draft: { text: "it's\n", key: 'hush', salt: '', mark: 'y z' } };

  it('say the same', () => {
    expect(asCommand(run)).toEqual({
      text: `printf '%s' 'it'\\''s\n' | npx toolcrib a-b do-it --key "$SECRET" --mark 'y z'`,
      secrets: [{ name: 'SECRET', field: 'key' }],
    });
    expect(asPowershell(run).text).toBe(`npx toolcrib a-b do-it --key $env:SECRET --mark 'y z' --text 'it''s\n'`);
    expect(JSON.parse(asRequest(run).text)).toEqual({
      op: 'a-b/do-it',
      input: { text: "it's\n", key: '$SECRET', mark: 'y z' },
    });
    expect(asJavaScript(run).text).toContain("import { doIt } from 'toolcrib/a-b';");
    expect(asJavaScript(run).text).toContain('"key": process.env.SECRET');
    expect(stepsIn(asPipeStep(run).text)).toEqual([['a-b/do-it', '--key', 'env:SECRET', '--mark', 'y z']]);
  });

  it('have no secret of a list either', () => {
    const { text: _, ...input } = { ...operation.input, words: list(secret(), {}, []) };
    const listed: Run = {
      operation: { id: 'a-b/do-it', input, source: undefined },
      draft: { words: ['hush', 'hush-hush'] },
    };
    expect(asCommand(listed)).toEqual({
      text: 'npx toolcrib a-b do-it --words "$SECRET"',
      secrets: [{ name: 'SECRET', field: 'words' }],
    });
    expect(asPowershell(listed).text).toBe('npx toolcrib a-b do-it --words $env:SECRET');
    expect(JSON.parse(asRequest(listed).text)).toEqual({ op: 'a-b/do-it', input: { words: ['$SECRET'] } });
    expect(asJavaScript(listed).text).toContain('process.env.SECRET');
    expect(asPipeStep(listed).text).not.toContain('hush');
  });

  it('have no secret of a list of groups either', () => {
    const accounts = list(group({ name: text(), secret: secret() }));
    const nested: Run = {
      operation: { id: 'a-b/do-it', input: { accounts }, source: undefined },
      draft: { accounts: [{ name: 'Alice', secret: 'hush' }] },
    };
    expect(asCommand(nested)).toEqual({
      text: 'npx toolcrib a-b do-it --accounts "$SECRET"',
      secrets: [{ name: 'SECRET', field: 'accounts' }],
    });
    expect(asPowershell(nested).text).toBe('npx toolcrib a-b do-it --accounts $env:SECRET');
    expect(JSON.parse(asRequest(nested).text)).toEqual({ op: 'a-b/do-it', input: { accounts: '$SECRET' } });
    expect(asJavaScript(nested).text).toContain('"accounts": JSON.parse(process.env.SECRET)');
    expect(asPipeStep(nested).text).not.toContain('hush');
  });

  it('name a file for what is long or no text', () => {
    const long = { operation, draft: { ...run.draft, text: 'a'.repeat(5000) } };
    expect(asCommand(long).text).toBe(`npx toolcrib a-b do-it --key "$SECRET" --mark 'y z' input.txt`);
    const file = { operation, draft: { text: new File([], '-my file.txt'), key: '' } };
    expect(asCommand(file).text).toBe(`npx toolcrib a-b do-it --key "$SECRET" './-my file.txt'`);
  });
});
