import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'fill',
    input: { id: 'commit', values: { message: 'say "hi" $HOME' } },
    value: String.raw`git commit -m "say \"hi\" \$HOME"`,
  },
  { op: 'fill', input: { id: 'branch-create', values: { branch: 'my branch' } }, value: "git switch -c 'my branch'" },
  { op: 'fill', input: { id: 'push-upstream' }, value: 'git push -u origin <branch>' },
  { op: 'fill', input: { id: 'nope' }, error: 'unknown-id', details: { id: 'nope' } },
  {
    op: 'search',
    input: { query: 'amend' },
    partial: [{ id: 'amend-message' }, { id: 'amend-content' }, { id: 'amend-author' }],
  },
  {
    op: 'search',
    input: { query: 'MAUVAISE branche', locale: 'fr' },
    partial: [
      {
        id: 'move-commit',
        section: 'undo',
        text: 'Commit fait sur la mauvaise branche ? Déplacer le dernier commit vers une nouvelle.',
        warning: 'loses-work',
      },
    ],
  },
  { op: 'search', input: { query: 'amend', section: 'daily' }, value: [] },
  {
    op: 'search',
    input: { query: 'bundle' },
    value: [
      {
        id: 'bundle',
        section: 'patches',
        command: 'git bundle create repo.bundle --all',
        text: 'Put the whole repository in one file, to carry it without a server ("git clone repo.bundle").',
        warning: null,
      },
    ],
  },
];
