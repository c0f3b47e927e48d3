import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { needs } from '../../../scripts/compared-programs.ts';
import { fill, search } from './engine.ts';
import { loadMemo } from './engine/entries.ts';
import { fillCommand, fillParts, groupParts } from './engine/fill.ts';
import { markWords } from './engine/search.ts';
import { examples } from './examples.ts';
import { placeholders } from './view/placeholders.ts';

const operations = { search, fill };
const seed = 2005;

async function idsOf(input: Parameters<typeof execute<(typeof search)['input'], unknown>>[1]): Promise<string[]> {
  const result = await execute(search, input);
  if (!result.ok) throw new Error(result.error.code);
  return result.value.map(({ id }) => id);
}

describe('git-memo', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op as keyof typeof operations] as unknown as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }
});

describe('memo', () => {
  it('has 140 entries in 14 sections, each with an id of its own and both languages', async () => {
    const { sections, entries } = await loadMemo();
    expect(sections).toHaveLength(14);
    expect(entries).toHaveLength(140);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(140);
    const known = new Set(sections.map(({ id }) => id));
    for (const { id, section, command, text, warning } of entries) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(known).toContain(section);
      expect(command).toMatch(/^git /);
      expect(text.en).toMatch(/[.?)]$/);
      expect(text.fr).toMatch(/[.?)]$/);
      expect(text.fr).not.toBe(text.en);
      expect([null, 'loses-work', 'rewrites-history']).toContain(warning);
    }
  });

  it('has a label and an example for every placeholder', async () => {
    const { entries } = await loadMemo();
    const used = entries.flatMap(({ command }) => [...command.matchAll(/<([a-z-]+)>/g)].map(([, name]) => name));
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(placeholders).toSorted());
  });

  it('warns of what destroys', async () => {
    const { entries } = await loadMemo();
    const destructive = /reset --hard|branch -D|clean -f|stash drop|push origin --delete|git restore (?!--staged)/;
    for (const { id, command, warning } of entries) {
      if (destructive.test(command)) expect(warning, id).toBe('loses-work');
    }
  });
});

describe('search', () => {
  it('finds every word anywhere, ignoring case and accents', async () => {
    expect(await idsOf({})).toHaveLength(140);
    expect(await idsOf({ query: 'wrong BRANCH' })).toEqual(['move-commit']);
    expect(await idsOf({ query: 'reference zzz' })).toEqual([]);
    expect(await idsOf({ query: 'depot demarrer', locale: 'fr' })).toContain('init');
    expect(await idsOf({ query: 'Erreur', locale: 'fr' })).toContain('reflog');
  });

  it('keeps to a section', async () => {
    expect(await idsOf({ section: 'bisect' })).toEqual(['bisect-start', 'bisect-run', 'bisect-reset']);
    expect(await idsOf({ section: 'nowhere' })).toEqual([]);
  });

  it('marks what was found', () => {
    expect(markWords('Créer un dépôt', 'DEPOT cree')).toEqual([
      { text: 'Crée', isFound: true },
      { text: 'r un ', isFound: false },
      { text: 'dépôt', isFound: true },
    ]);
    expect(markWords('abc', '')).toEqual([{ text: 'abc', isFound: false }]);
  });

  it('marks without changing the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 3 }), (text, query) => {
        const pieces = markWords(text, query);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text.normalize('NFC'));
      }),
      { seed },
    );
  });
});

describe('fill', () => {
  it.each([
    ['git add <file>', { file: 'src/main.ts' }, 'git add src/main.ts'],
    ['git add <file>', { file: "it's" }, String.raw`git add 'it'\''s'`],
    ['git add <file>', { file: '~/a' }, "git add '~/a'"],
    ['git add <file>', { file: '$(rm -rf /)' }, "git add '$(rm -rf /)'"],
    ['git add <file>', { file: '' }, 'git add <file>'],
    ['git log -S "<text>"', { text: 'a`b\\c"$d' }, 'git log -S "a\\`b\\\\c\\"\\$d"'],
    ['git reset HEAD~<n>', { n: '3' }, 'git reset HEAD~3'],
    ['git show <commit>:<file>', { commit: 'HEAD^', file: 'a b' }, "git show HEAD^:'a b'"],
    ['git bisect run <command>', { command: 'npm test && true' }, 'git bisect run npm test && true'],
    [
      'git log --author="<name>" --since="2 weeks ago" -- <file>',
      { name: 'A B', file: 'c d' },
      'git log --author="A B" --since="2 weeks ago" -- \'c d\'',
    ],
  ])('%s with %j', (command, values, expected) => {
    expect(fillCommand(command, values)).toBe(expected);
  });

  it('tells the parts apart', () => {
    expect(fillParts('git push origin <tag> <branch>', { tag: 'v1' })).toEqual([
      { text: 'git push origin ' },
      { text: 'v1', name: 'tag', isFilled: true },
      { text: ' ' },
      { text: '<branch>', name: 'branch', isFilled: false },
    ]);
  });

  it.each([
    ['git tag -a <tag> -m "<message>"', ['git', ' tag -a ', '<tag>', ' -m ', '"<message>"']],
    ['git rebase HEAD~<n>', ['git', ' rebase ', 'HEAD~<n>']],
    ['git log -L <start>,<end>:<file>', ['git', ' log -L ', '<start>,<end>:<file>']],
    ['git init', ['git', ' ', 'init']],
  ])('keeps in %s what stands at a placeholder', (command, expected) => {
    const groups = groupParts(fillParts(command, {}));
    expect(groups.map((group) => group.map(({ text }) => text).join(''))).toEqual(expected);
  });

  it('takes texts only, and nothing from the prototype', async () => {
    const wrong = { id: 'commit', values: { message: 3 } };
    expect(await execute(fill, wrong as never)).toMatchObject({
      error: { code: 'invalid-input', details: { field: 'values.message', expected: 'text' } },
    });
    expect(await execute(fill, { id: 'commit', values: [] as never })).toMatchObject({
      error: { code: 'invalid-input' },
    });
    expect(fillCommand('git add <constructor>', {})).toBe('git add <constructor>');
  });

  it('is read back by a shell as it was', async () => {
    needs('sh');
    const value = fc
      .string({ unit: fc.constantFrom(...'ab \'"$`\\!*?~#&|;<>(){}[]=%^\n\té😀-') })
      .filter((text) => text !== '' && !text.includes('\0'));
    const values = fc.sample(value, { seed });
    const script = values
      .flatMap((text) => [
        fillCommand('printf "%s\\0" <file>', { file: text }),
        fillCommand('printf "%s\\0" "<text>"', { text }),
      ])
      .join('\n');
    const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
    expect(stdout.split('\0').slice(0, -1)).toEqual(values.flatMap((text) => [text, text]));
  });
});
