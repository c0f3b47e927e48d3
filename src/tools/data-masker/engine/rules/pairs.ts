import { authSchemes } from '#lib/auth-schemes.ts';
import { isSecretName } from '#lib/secret-names.ts';
import { isAuthHeader } from '../headers.ts';
import { valueAt } from './values.ts';

const nameWords = String.raw`(?:parameter_?)?(?:name|key)|header|field|variable|k`;
const valueWords = String.raw`(?:parameter_?)?values?|val|v`;
const nameKey = new RegExp(`^(?:${nameWords})$`, 'i');
const valueKey = new RegExp(`^(?:${valueWords})$`, 'i');

/** Is it the member of an object that names its value, as in `{"key":"Authorization","value":"…"}`? */
export const isNameKey = (key: string): boolean => nameKey.test(key);
/** Is it the member of such an object that holds the value? */
export const isValueKey = (key: string): boolean => valueKey.test(key);

const word = /^[\p{L}\p{N}_.[\]-]{1,128}$/u;
/** Headers that request or allow credentials, but never contain any. */
const asking = /^(?:access-control-|(?:www|proxy)-authenticate$)/i;

/** Does this name announce a secret? A sentence does not count as a name. */
export const isSecretPair = (name: string): boolean =>
  isAuthHeader(name) || (word.test(name) && isSecretName(name) && !asking.test(name));

const credible = new RegExp(String.raw`^(?:${authSchemes})[ \t]+\S`, 'i');

/** Is this plausible as the value of the header, rather than the name of another one? */
export const isCredible = (name: string, value: string): boolean =>
  isAuthHeader(name) && (/authorization$/i.test(name) ? credible.test(value) : /^[^=;\s]+=/.test(value));

export interface Pair {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const member = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.-])(?:(?<name>${nameWords})|(?<value>${valueWords}))(?:\\?["'])?[ \t]{0,16}(?<sign>:|=>?)[ \t]{0,16}(?<list>\[\s{0,64}(?=\\?["']))?`,
  'giu',
);
const nameAt = /(?:\\?["'])?(?<name>[\p{L}\p{N}_.[\]-]{1,128})(?=\\?["']|[\s,;&)}>]|$)/uy;
const nextInList = /\\?["']\s{0,64},\s{0,64}(?=\\?["'])/y;
/** What separates two objects, elements or list items. */
const border = /[{}<]|(?<!=)>|[\r\n][ \t]*(?:-[ \t]|[\r\n](?<!\r\n))/;
const longestGap = 1000;

/** Looks back only so far, because one line may be the whole text. */
function columnOf(text: string, at: number): number {
  const start = Math.max(0, at - 256);
  const line = text.slice(start, at);
  return line.length - Math.max(line.lastIndexOf('\n'), line.lastIndexOf('\r')) - 1;
}

interface Member {
  readonly start: number;
  readonly end: number;
  readonly isAttribute: boolean;
}

/** Do both belong to one object? On different lines, as in YAML, they must start in the same column. */
function areTogether(text: string, first: Member, second: Member): boolean {
  if (second.start - first.end > longestGap) return false;
  const gap = text.slice(first.end, second.start);
  if (border.test(gap)) return false;
  return !/[\r\n]/.test(gap) || second.isAttribute || columnOf(text, first.start) === columnOf(text, second.start);
}

/** The value of an unquoted header runs to the end of its line, including spaces and semicolons. */
function wholeHeader(text: string, { from, to }: Pick<Pair, 'from' | 'to'>): number {
  if (/["']/.test(text.charAt(from - 1))) return to;
  const rest = /[^\r\n<>{}[\]]{0,16384}/y;
  rest.lastIndex = to;
  return to + (rest.exec(text)?.[0] ?? '').trimEnd().length;
}

/** The values whose name stands beside them and is secret: in JSON, YAML, code, logs and attributes, in either order. */
export function* pairsIn(text: string): Generator<Pair> {
  let name: (Member & { readonly text: string }) | undefined;
  let values: (Member & { readonly ranges: readonly Pick<Pair, 'from' | 'to'>[] }) | undefined;
  let last = 0;
  for (const { 0: whole, index, groups } of text.matchAll(member)) {
    if (index < last) continue;
    const at = index + whole.length;
    const found = { start: index, isAttribute: groups?.['sign'] !== ':' };
    if (groups?.['name'] === undefined) {
      const ranges = rangesAt(text, at, groups?.['list'] !== undefined);
      const end = ranges.at(-1)?.to;
      if (end === undefined) continue;
      last = end;
      values = { ...found, end, ranges };
      if (!name || !areTogether(text, name, values)) {
        name = undefined;
        continue;
      }
    } else {
      nameAt.lastIndex = at;
      const match = nameAt.exec(text);
      if (!match) continue;
      last = nameAt.lastIndex;
      const next = { ...found, end: last, text: match.groups?.['name'] ?? '' };
      const isKept = name && isSecretPair(name.text) && areTogether(text, name, next);
      if (!isKept) name = next;
      if (!values || !areTogether(text, values, next)) {
        values = undefined;
        continue;
      }
    }
    if (name && isSecretPair(name.text)) {
      for (const range of values.ranges) {
        const to = isAuthHeader(name.text) ? wholeHeader(text, range) : range.to;
        yield { name: name.text, from: range.from, to };
      }
    }
    name = undefined;
    values = undefined;
  }
}

function rangesAt(text: string, at: number, isList: boolean): readonly Pick<Pair, 'from' | 'to'>[] {
  const ranges: Pick<Pair, 'from' | 'to'>[] = [];
  for (let found = valueAt(text, at); found; found = valueAt(text, nextInList.lastIndex)) {
    ranges.push(found);
    nextInList.lastIndex = found.to;
    if (!isList || !nextInList.test(text)) break;
  }
  return ranges;
}
