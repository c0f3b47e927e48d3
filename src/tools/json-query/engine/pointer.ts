import type { Step } from '#lib/json-scan/token.ts';
import { isList, isTable, type Value } from '#lib/documents/value.ts';
import { Refusal } from './refusal.ts';

/** Percent-encoded UTF-8 of a fragment (RFC 6901 §6), and where each unit of the text stands in it. */
function decodeFragment(fragment: string): { readonly text: string; readonly offsets: readonly number[] } {
  let text = '';
  const offsets: number[] = [];
  for (let at = 0; at < fragment.length;) {
    let raw = fragment.charAt(at);
    let decoded = raw;
    if (raw === '%') {
      const lead = Number.parseInt(fragment.slice(at + 1, at + 3), 16);
      const bytes = lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
      raw = fragment.slice(at, at + 3 * bytes);
      try {
        decoded = decodeURIComponent(raw);
      } catch (error) {
        if (!(error instanceof URIError)) throw error;
        throw new Refusal('bad-escape', at + 1);
      }
    }
    for (let unit = 0; unit < decoded.length; unit++) offsets.push(at + 1);
    text += decoded;
    at += raw.length;
  }
  return { text, offsets };
}

/** The steps of a JSON Pointer, RFC 6901; as a fragment too. Error: `Refusal`. */
export function parsePointer(expression: string): string[] {
  const fragment = expression.startsWith('#') ? decodeFragment(expression.slice(1)) : undefined;
  const pointer = fragment?.text ?? expression;
  const offsetOf = (at: number): number => fragment?.offsets[at] ?? at;
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) throw new Refusal('unexpected-character', offsetOf(0));
  const bad = /~(?![01])/.exec(pointer);
  if (bad) throw new Refusal('bad-escape', offsetOf(bad.index));
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export interface Found {
  readonly value: Value;
  readonly steps: readonly Step[];
}

/** The value at a pointer, if there is one. */
export function findPointer(root: Value, tokens: readonly string[]): Found | undefined {
  let value: Value | undefined = root;
  const steps: Step[] = [];
  for (const token of tokens) {
    if (isTable(value)) {
      steps.push(token);
      value = value.get(token);
    } else if (isList(value) && /^(?:0|[1-9]\d*)$/.test(token)) {
      steps.push(Number(token));
      value = value[Number(token)];
    } else return undefined;
    if (value === undefined) return undefined;
  }
  return { value, steps };
}
