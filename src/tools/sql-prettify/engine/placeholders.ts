import type { DialectOptions } from 'sql-formatter';
import type { placeholderKinds, Placeholders } from './fields.ts';

type Kind = (typeof placeholderKinds)[number];
type ParamTypes = NonNullable<DialectOptions['tokenizerOptions']['paramTypes']>;

const openings = /'|"|`|\$\w*\$|--|\/\*/g;

/** The last place of each `$tag$`; one may end where the next begins. */
function lastTags(sql: string): ReadonlyMap<string, number> {
  const found = [...sql.matchAll(/\$(?=(\w*)\$)/g)];
  return new Map(found.map(({ 1: tag = '', index }) => [`$${tag}$`, index]));
}

/** Without strings, quoted names and comments: nothing in them is a placeholder. */
function bareOf(sql: string): string {
  const tags = lastTags(sql);
  const last = new Map(["'", '"', '`', '*/'].map((closing) => [closing, sql.lastIndexOf(closing)]));
  const parts: string[] = [];
  let start = 0;
  openings.lastIndex = 0;
  for (let found = openings.exec(sql); found; found = openings.exec(sql)) {
    const { 0: opening, index } = found;
    const inside = index + opening.length;
    const closing = opening === '/*' ? '*/' : opening;
    const isOpen = opening !== '--' && (last.get(closing) ?? tags.get(closing) ?? -1) < inside;
    if (isOpen) {
      openings.lastIndex = index + 1;
      continue;
    }
    parts.push(sql.slice(start, index));
    start = opening === '--' ? lineEnd(sql, inside) : sql.indexOf(closing, inside) + closing.length;
    openings.lastIndex = start;
  }
  return [...parts, sql.slice(start)].join(' ');
}

const line = /[^\r\n]*/y;

function lineEnd(sql: string, start: number): number {
  line.lastIndex = start;
  return start + (line.exec(sql)?.[0].length ?? 0);
}

/** `:name`, but not `::type`, `array[1]:field` or `12:30`. */
const colonForm = /(?<![:\w\]]):[A-Za-z_]\w*/;
const templateForm = /\{\{|\{%|\{#|\$\{/;

/** The kinds that a text shows by itself. */
function detect(sql: string): Kind[] {
  const bare = bareOf(sql);
  return [
    ...(colonForm.test(bare) ? ['colon' as const] : []),
    ...(templateForm.test(bare) ? ['template' as const] : []),
  ];
}

/** Jinja and dbt, and template literals. */
const templates = [
  String.raw`\{\{[\s\S]*?\}\}`,
  String.raw`\{%[\s\S]*?%\}`,
  String.raw`\{#[\s\S]*?#\}`,
  String.raw`\$\{[^}]*\}`,
];

const union = <T>(own: readonly T[] | undefined, added: readonly T[]): T[] => [...new Set([...(own ?? []), ...added])];

/** What the dialect knows by itself and what was asked for: replacing the one by the other breaks `@x` in T-SQL. */
export function paramTypesOf(sql: string, placeholders: Placeholders, dialect: DialectOptions): ParamTypes {
  const own = dialect.tokenizerOptions.paramTypes ?? {};
  const kinds = new Set(placeholders === 'auto' ? detect(sql) : placeholders);
  const named: (':' | '@' | '$')[] = [];
  if (kinds.has('colon')) named.push(':');
  if (kinds.has('at')) named.push('@');
  if (kinds.has('dollar')) named.push('$');
  const custom = kinds.has('template') ? templates.map((regex) => ({ regex })) : [];
  return {
    ...own,
    positional: (own.positional ?? false) || kinds.has('question'),
    named: union(own.named, named),
    numbered: union(own.numbered, kinds.has('dollar') ? ['$'] : []),
    custom: [...(own.custom ?? []), ...custom],
  };
}
