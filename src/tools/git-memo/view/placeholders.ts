/** An example of what stands in each place. */
export const placeholders = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  url: 'git@example.com:team/app.git',
  directory: 'app',
  branch: 'feature/login',
  file: 'src/main.ts',
  message: 'Fix the login form',
  'new-file': 'src/app.ts',
  'new-branch': 'feature/sign-in',
  commit: '4f2c9e1',
  n: '3',
  'old-base': 'develop',
  'first-commit': '1a2b3c4',
  'last-commit': '9f8e7d6',
  text: 'parseDate',
  start: '10',
  end: '20',
  tag: 'v1.2.0',
  command: 'npm test',
} as const;
export type Placeholder = keyof typeof placeholders;

/** Those that are asked for above the commands; the others are filled in where they stand. */
export const shared = ['name', 'email', 'url', 'branch', 'commit', 'tag', 'file', 'message'] as const;

export function isPlaceholder(name: string): name is Placeholder {
  return Object.hasOwn(placeholders, name);
}
