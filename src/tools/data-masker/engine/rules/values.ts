import { authSchemes } from '#lib/auth-schemes.ts';
import { filler } from '../kinds.ts';

const quoted = /(?<open>\\?["'])(?<value>(?:(?!\k<open>|\r|\n)(?:\\[^\r\n]|[^\\]))*)\k<open>/y;
const escapedQuoted = /\\"(?<value>[^\r\n"\\]*)\\"/y;
const run = String.raw`[^\s,;&${filler}]+`;
// A scheme is not a secret without what follows it, unless that is the next field of a log.
const nextField = String.raw`[\w.*-]{1,64}=(?:[^\s"',;=\\]|\\?["'][^\s,;:)\]}])`;
const bare = new RegExp(String.raw`(?:${authSchemes})[ \t]{1,16}(?!${nextField}|\$|<|\{\{|\*\*\*)${run}|${run}`, 'iy');
/** What a template puts in, before what closes around the key; a run of `bare` would end at its first blank. */
const template = /\{\{[^{}\r\n]{0,1024}\}\}(?=["'`)\]}>]*(?:[\s,;&]|$))/y;
/** A bracket at the end closes one before the key, unless the value begins with its other half. */
const bracketed = /^(?:\[[^\]]*\]|\{[^}]*\}|\([^)]*\)|<[^>]*>)/;
const closing = /["'`)\]}>]+$/;

function withoutClosing(value: string): string {
  const start = bracketed.exec(value)?.[0] ?? '';
  return start + value.slice(start.length).replace(closing, '');
}

/** What says nothing, and what another program puts in. */
export const isEmpty = (value: string): boolean =>
  /^(?:true|false|null)?$/.test(value) || /^(?:\$|<.*>$|\{\{.*\}\}$|\*\*\*)/s.test(value);

/** A small number is not a secret either. */
export function isHarmless(value: string): boolean {
  if (isEmpty(value)) return true;
  return /^[+-]?\d+(?:\.\d+)?$/.test(value) && Math.abs(Number(value)) < 1e6;
}

/** The value after the sign: quoted, a template, or up to the next separator. */
export function valueAt(text: string, at: number): { readonly from: number; readonly to: number } | undefined {
  for (const pattern of text.startsWith('\\"', at) ? [escapedQuoted] : [quoted]) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) {
      const open = match.groups?.['open']?.length ?? 2;
      return { from: at + open, to: at + match[0].length - open };
    }
  }
  template.lastIndex = at;
  if (template.test(text)) return { from: at, to: template.lastIndex };
  bare.lastIndex = at;
  const match = bare.exec(text)?.[0];
  if (match === undefined) return undefined;
  return { from: at, to: at + (isHarmless(match) ? match : withoutClosing(match)).length };
}
