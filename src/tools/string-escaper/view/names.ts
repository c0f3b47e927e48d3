import type { Target } from '../engine/targets.ts';

/** Names of languages and formats, by group. */
export const groups = {
  languages: {
    json: 'JSON',
    javascript: 'JavaScript',
    java: 'Java',
    c: 'C, C++',
    csharp: 'C#',
    python: 'Python',
    go: 'Go',
    rust: 'Rust',
    php: 'PHP',
    ruby: 'Ruby',
    regex: 'RegExp',
  },
  databases: { sql: 'SQL', mysql: 'MySQL', postgres: 'PostgreSQL', sqlserver: 'SQL Server' },
  shells: { shell: 'sh (POSIX)', bash: 'Bash', powershell: 'PowerShell', cmd: 'cmd.exe' },
  markup: { html: 'HTML', xml: 'XML', csv: 'CSV', latex: 'LaTeX', url: 'URL' },
} as const satisfies Readonly<Record<string, Partial<Record<Target, string>>>>;

export const names: Readonly<Record<Target, string>> = {
  ...groups.languages,
  ...groups.databases,
  ...groups.shells,
  ...groups.markup,
};
