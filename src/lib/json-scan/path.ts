import type { Step } from './token.ts';

/** JSON Pointer, RFC 6901. */
export function toPointer(steps: readonly Step[]): string {
  return steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

const shortEscapes: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  "'": "\\'",
  '\\': '\\\\',
};

/** A normalized path of JSONPath, RFC 9535 §2.7. */
export function toJsonPath(steps: readonly Step[]): string {
  const parts = steps.map((step) => {
    if (typeof step === 'number') return `[${step}]`;
    const escaped = step.replace(
      // oxlint-disable-next-line no-control-regex
      /[\u0000-\u001f'\\]/g,
      (unit) => shortEscapes[unit] ?? `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    return `['${escaped}']`;
  });
  return `$${parts.join('')}`;
}

/** A path expression of jq. */
export function toJq(steps: readonly Step[]): string {
  const parts = steps.map((step, index) => {
    const dot = index === 0 ? '.' : '';
    if (typeof step === 'number') return `${dot}[${step}]`;
    return /^[A-Za-z_][A-Za-z0-9_]*$/.test(step) ? `.${step}` : `${dot}[${JSON.stringify(step)}]`;
  });
  return parts.join('') || '.';
}
