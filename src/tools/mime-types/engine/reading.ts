import { ToolError } from '#core/operation.ts';
import { asciiLowerCase } from '#lib/ascii-case.ts';
import { byExtension, entries, type Entry, type Source } from './entries.ts';

export interface TypesOfName {
  readonly extension: string;
  readonly types: readonly Entry[];
}

export function typesOf(name: string): TypesOfName {
  const trimmed = name.trim();
  const path = trimmed.includes('://') ? trimmed.replace(/[?#].*$/s, '') : trimmed;
  const file = path.replace(/^.*[/\\]/s, '');
  const extension = asciiLowerCase(file.slice(file.lastIndexOf('.') + 1));
  if (extension === '') throw new ToolError('missing-extension');
  return { extension, types: byExtension.get(extension) ?? [] };
}

export type Tree = 'standard' | 'vnd' | 'prs' | 'x' | 'x-';

export interface TypeInfo extends Omit<Entry, 'source'> {
  /** Null for a type that is not in the table. */
  readonly source: Source | null;
  readonly known: boolean;
  readonly parameters: Readonly<Record<string, string>>;
  readonly tree: Tree;
  /** What follows the last `+`. */
  readonly suffix: string | null;
  readonly preferredExtension: string | null;
}

const token = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const typePattern = new RegExp(`^(${token})/(${token})[ \\t]*(?=;|$)`);
/** RFC 9110 §5.6.4: qdtext, and what a backslash may stand before. */
const quotable = String.raw`[\t !#-\x5b\x5d-~\x80-\uffff]|\\[\t -~\x80-\uffff]`;
const parameterPattern = new RegExp(
  String.raw`;[ \t]*(?:(${token})=(?:(${token})|"((?:${quotable})*)")[ \t]*)?(?=;|$)`,
  'y',
);

export function readType(source: string): TypeInfo {
  const written = source.trim();
  const [whole, top = '', subtype = ''] = typePattern.exec(written) ?? [];
  if (whole === undefined || /[\v\f]/.test(source)) throw new ToolError('invalid-mime-type', { type: source });
  const type = `${top}/${subtype}`.toLowerCase();
  const name = subtype.toLowerCase();
  const entry = entries.get(type);
  const extensions = entry?.extensions ?? [];
  return {
    type,
    source: entry?.source ?? null,
    charset: entry?.charset ?? null,
    compressible: entry?.compressible ?? null,
    extensions,
    known: entry !== undefined,
    parameters: parametersIn(written, whole.length),
    tree: treeOf(name),
    suffix: /\+([^+]*)$/.exec(name)?.[1] ?? null,
    preferredExtension: extensions[0] ?? null,
  };
}

/** Names in lower case; the first of several wins. */
function parametersIn(written: string, from: number): Record<string, string> {
  const found = new Map<string, string>();
  parameterPattern.lastIndex = from;
  while (parameterPattern.lastIndex < written.length) {
    const match = parameterPattern.exec(written);
    if (!match) throw new ToolError('invalid-mime-type', { type: written });
    const [, name, plain, quoted = ''] = match;
    const key = name?.toLowerCase();
    if (key !== undefined && !found.has(key)) found.set(key, plain ?? quoted.replace(/\\(.)/gs, '$1'));
  }
  return Object.fromEntries(found);
}

function treeOf(subtype: string): Tree {
  if (subtype.startsWith('x-')) return 'x-';
  return (/^(vnd|prs|x)\./.exec(subtype)?.[1] as Tree | undefined) ?? 'standard';
}
