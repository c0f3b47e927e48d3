import { decodeString } from '#lib/json-scan/literal.ts';
import { toBytes } from '#lib/json-scan/source.ts';
import { readJson } from '#lib/documents/read-json.ts';
import type { Value } from '#lib/documents/value.ts';
import { ToolError } from '#core/operation.ts';
import { Refusal } from '../refusal.ts';

export type Kind =
  | 'name'
  | 'quoted'
  | 'number'
  | 'literal'
  | 'end'
  | '.'
  | '*'
  | ','
  | ':'
  | '{'
  | '}'
  | ']'
  | ')'
  | '@'
  | '('
  | '['
  | '[?'
  | '[]'
  | '|'
  | '||'
  | '&'
  | '&&'
  | '!'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>=';

export interface Token {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  /** Of a name. */
  readonly name: string;
  /** Of a literal or a number. */
  readonly value: Value;
}

const form =
  /(?<space>[ \t\n\r]+)|(?<name>[A-Za-z_]\w*)|(?<number>-?\d+)|(?<quoted>"(?:[^"\\]|\\[^])*")|(?<raw>'(?:[^'\\]|\\[^])*')|(?<literal>`(?:[^`\\]|\\[^])*`)|(?<sign>\[\?|\[\]|\|\||&&|==|!=|<=|>=|[.*,:{}\])@([|&!<>])/y;

// oxlint-disable-next-line no-control-regex
const jsonString = /^"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"$/;

function jsonValue(text: string, at: number): Value {
  try {
    const { documents } = readJson(text, { strict: true });
    return documents[0] ?? null;
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    throw new Refusal('bad-string', at);
  }
}

function quotedName(text: string, at: number): string {
  if (!jsonString.test(text)) throw new Refusal('bad-string', at);
  const bytes = toBytes(text);
  return decodeString(bytes, 0, bytes.length);
}

/** Cuts an expression of JMESPath into tokens. Error: `Refusal`. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    form.lastIndex = at;
    const found = form.exec(text);
    if (!found) {
      const isOpen = '"\'`'.includes(text.charAt(at));
      throw new Refusal(isOpen ? 'bad-string' : 'unexpected-character', at);
    }
    const [source] = found;
    const end = at + source.length;
    const add = (kind: Kind, name = '', value: Value = null): number =>
      tokens.push({ kind, start: at, end, name, value });
    const { literal, name, number, quoted, raw, sign } = found.groups ?? {};
    if (name !== undefined) add('name', name);
    else if (number !== undefined) add('number', '', BigInt(number));
    else if (quoted !== undefined) add('quoted', quotedName(quoted, at));
    else if (raw !== undefined) add('literal', '', raw.slice(1, -1).replaceAll("\\'", "'"));
    else if (literal !== undefined) add('literal', '', jsonValue(literal.slice(1, -1).replaceAll('\\`', '`'), at));
    else if (sign !== undefined) add(sign as Kind);
    at = end;
  }
  tokens.push({ kind: 'end', start: text.length, end: text.length, name: '', value: null });
  return tokens;
}
