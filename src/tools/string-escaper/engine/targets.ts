export const targets = [
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
  'sql',
  'mysql',
  'postgres',
  'sqlserver',
  'shell',
  'bash',
  'powershell',
  'cmd',
  'regex',
  'html',
  'xml',
  'csv',
  'latex',
  'url',
] as const;
export type Target = (typeof targets)[number];

export const quotes = ['double', 'single', 'backtick'] as const;
export type Quote = (typeof quotes)[number];

export const delimiters: Readonly<Record<Quote, string>> = { double: '"', single: "'", backtick: '`' };

/** The delimiters that a target knows, the usual one first. */
export const quotesOf: Readonly<Record<Target, readonly Quote[]>> = {
  json: ['double'],
  javascript: ['double', 'single', 'backtick'],
  java: ['double'],
  c: ['double'],
  csharp: ['double'],
  python: ['double', 'single'],
  go: ['double'],
  rust: ['double'],
  php: ['double', 'single'],
  ruby: ['double', 'single'],
  sql: ['single'],
  mysql: ['single'],
  postgres: ['single'],
  sqlserver: ['single'],
  shell: ['single'],
  bash: ['single'],
  powershell: ['single', 'double'],
  cmd: [],
  regex: [],
  html: [],
  xml: [],
  csv: ['double'],
  latex: [],
  url: [],
};

/** A line and what ends it, if anything does. */
export interface Line {
  readonly text: string;
  readonly lineBreak: string;
  readonly index: number;
}

/** The lines of a text; a break at its end opens no other one. */
export function linesOf(text: string): Line[] {
  return Array.from(
    text.matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g),
    ({ 0: whole, 1: line = '', 2: lineBreak = '', index }) => ({
      text: line,
      lineBreak,
      index,
      isEnd: whole === '',
    }),
  ).filter(({ isEnd }) => !isEnd);
}
