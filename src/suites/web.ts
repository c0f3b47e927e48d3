import { accepts, judged, lines, type Case, type Suite } from './suite.ts';

const parts = ['href', 'protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname', 'search', 'hash'];

export const urlTestData: Suite = {
  file: 'wpt-urltestdata.jsonl',
  // The same address stands there with several bases.
  cases: (text) => lines(text).map((one) => ({ ...one, name: `${one.name} ${String(one.input['base'] ?? '')}` })),
  wrong: ({ expect }, result) => {
    const expected = expect as Readonly<Record<string, unknown>>;
    if (expected['failure'] === true || !result.ok) return judged(result, expected['failure'] !== true);
    const found = result.value as Readonly<Record<string, unknown>>;
    const wrong = parts.filter((part) => part in expected && expected[part] !== found[part]);
    return wrong.length === 0 ? undefined : wrong.map((part) => `${part}: ${String(found[part])}`).join(', ');
  },
};

/** What `atob` has for it, which follows the same standard (Infra §7, forgiving-base64 decode). */
function bytesOf(text: string): string | undefined {
  try {
    return Array.from(atob(text), (sign) => sign.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
}

export const base64Data: Suite = {
  file: 'wpt-base64.jsonl',
  cases: lines,
  wrong: ({ input }, result) => {
    const expected = bytesOf(String(input['text']));
    if (expected === undefined || !result.ok) return judged(result, expected !== undefined);
    return result.value === expected ? undefined : `gave ${JSON.stringify(result.value)}`;
  },
};

/** A fault of XML is told with its place. */
function isPlaced(result: { readonly error?: { readonly code: string; readonly details: object } }): boolean {
  const { code, details = {} } = result.error ?? {};
  return code === 'empty-input' || ('line' in details && 'column' in details);
}

export const xmlTests: Suite = {
  file: 'xmltest-jclark.jsonl',
  cases: lines,
  // An invalid document is well-formed all the same.
  wrong: ({ name }: Case, result) => {
    const isRight = !name.startsWith('not-wf/');
    if (!isRight && !accepts(result) && !result.ok && !isPlaced(result)) return 'refused without a place';
    return judged(result, isRight);
  },
};
