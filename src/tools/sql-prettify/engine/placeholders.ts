import type { DialectOptions } from 'sql-formatter';
import type { placeholderKinds, Placeholders } from './fields.ts';

type Kind = (typeof placeholderKinds)[number];
type ParamTypes = NonNullable<DialectOptions['tokenizerOptions']['paramTypes']>;

/** Strings, quoted names and comments: nothing in them is a placeholder. */
const quoted = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\$(\w*)\$[\s\S]*?\$\1\$|--[^\r\n]*|\/\*[\s\S]*?\*\//g;

/** `:name`, but not `::type`, `array[1]:field` or `12:30`. */
const colonForm = /(?<![:\w\]]):[A-Za-z_]\w*/;
const templateForm = /\{\{|\{%|\{#|\$\{/;

/** The kinds that a text shows by itself. */
function detect(sql: string): Kind[] {
  const bare = sql.replace(quoted, ' ');
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
