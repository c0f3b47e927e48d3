import type { Step } from '#lib/json-scan/token.ts';
import { isList, isTable, type Value } from '#lib/documents/value.ts';
import { Refusal } from './refusal.ts';

/** Percent-encoded UTF-8 of a fragment (RFC 6901 §6). */
function decodeFragment(text: string): string {
  const bad = /%(?![\dA-Fa-f]{2})/.exec(text);
  if (bad) throw new Refusal('bad-escape', bad.index + 1);
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    throw new Refusal('bad-escape', text.indexOf('%') + 1);
  }
}

/** The steps of a JSON Pointer, RFC 6901; as a fragment too. Error: `Refusal`. */
export function parsePointer(expression: string): string[] {
  const isFragment = expression.startsWith('#');
  const pointer = isFragment ? decodeFragment(expression.slice(1)) : expression;
  const shift = isFragment ? 1 : 0;
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) throw new Refusal('unexpected-character', shift);
  const bad = /~(?![01])/.exec(pointer);
  if (bad) throw new Refusal('bad-escape', bad.index + shift);
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
