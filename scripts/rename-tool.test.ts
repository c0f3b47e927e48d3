import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const put = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const run = (script: string, ...names: string[]): string =>
  execFileSync(process.execPath, [resolve(`scripts/${script}.mjs`), ...names], { cwd: folder, encoding: 'utf8' });
const rename = (...names: string[]): string => run('rename-tool', ...names);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolcrib-rename-'));
  mkdirSync(join(folder, 'src/tools'), { recursive: true });
  for (const tool of ['rot13', 'caesar']) run('new-tool', tool);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('rename-tool', () => {
  it('moves the folder, and gives its operations, words and tests the new name', () => {
    rename('rot13', 'shift-cipher');
    expect(existsSync(join(folder, 'src/tools/rot13'))).toBe(false);
    expect(read('src/tools/shift-cipher/engine.ts')).toContain("operation('shift-cipher/reverse'");
    expect(read('src/tools/shift-cipher/text.ts')).toContain("defineText('shift-cipher'");
    const test = read('src/tools/shift-cipher/view.e2e.ts');
    expect(test).toContain("'/shift-cipher'");
    expect(test).not.toMatch(/'\/rot13/);
  });

  it('keeps the word where it is the name of something else', () => {
    const keys = `const cipher = 'rot13';`;
    put('src/lib/keys.ts', keys);
    const output = rename('rot13', 'shift-cipher');
    expect(read('src/tools/shift-cipher/tool.ts').match(/keywords: \['rot13'/g)).toHaveLength(2);
    expect(read('src/lib/keys.ts')).toBe(keys);
    expect(output).toContain(`src/lib/keys.ts:1: ${keys}`);
  });

  it('lets the old path lead to the new one, and the paths before, too', () => {
    rename('rot13', 'shift-cipher');
    expect(read('src/tools/shift-cipher/tool.ts')).toContain("redirectFrom: ['/rot13'],");
    rename('shift-cipher', 'letter-shift');
    const tool = read('src/tools/letter-shift/tool.ts');
    expect(tool).toContain("redirectFrom: ['/shift-cipher', '/rot13'],");
  });

  it('follows what names the tool elsewhere', () => {
    put('src/tools/caesar/view/link.tsx', `<OpenIn tool="rot13" values={{}} />; hrefOf('/rot13#text=a');`);
    put('e2e/a.test.ts', `run('rot13/verify'); import '#tools/rot13/engine.ts'; open(page, '/rot13-other');`);
    put('README.md', 'toolcrib rot13 reverse; `toolcrib/rot13`; src/tools/rot13/engine.ts; rot13 is weak.');
    rename('rot13', 'shift-cipher');
    expect(read('src/tools/caesar/view/link.tsx')).toBe(
      `<OpenIn tool="shift-cipher" values={{}} />; hrefOf('/shift-cipher#text=a');`,
    );
    expect(read('e2e/a.test.ts')).toBe(
      `run('shift-cipher/verify'); import '#tools/shift-cipher/engine.ts'; open(page, '/rot13-other');`,
    );
    expect(read('README.md')).toBe(
      'toolcrib shift-cipher reverse; `toolcrib/shift-cipher`; src/tools/shift-cipher/engine.ts; rot13 is weak.',
    );
  });

  it.each([
    [['rot13'], 2],
    [['rot13', 'Shift Cipher'], 2],
    [['rot13', 'rot13'], 2],
    [['no-such-tool', 'shift-cipher'], 1],
    [['rot13', 'caesar'], 1],
  ])('refuses %j', (names, status) => {
    const ended = spawnSync(process.execPath, [resolve('scripts/rename-tool.mjs'), ...names], { cwd: folder });
    expect(ended.status).toBe(status);
    expect(existsSync(join(folder, 'src/tools/rot13'))).toBe(true);
  });
});
