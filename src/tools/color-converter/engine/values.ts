import { ToolError, type Details } from '#core/operation.ts';

/** What is wrong with a text that was meant as a color; `reason` selects the sentence. */
export const invalid = (reason: string, details: Details = {}): ToolError =>
  new ToolError('invalid-color', { reason, ...details });

export interface Value {
  readonly kind: 'number' | 'percent' | 'angle' | 'none';
  /** Percent as written (50 for 50 %), angles in degrees, 0 for `none`. */
  readonly value: number;
}

const degrees: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };
/** CSS Syntax 3 §4.3.12; there is no `30.` */
const pattern = /^([+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?)([a-z]*|%)$/;

/** Reads one value of a color function; a unit or a sign without digits counts as a missing value: null. */
export function readValue(text: string): Value | null {
  if (text === 'none') return { kind: 'none', value: 0 };
  if (text === '' || text === '%' || Object.hasOwn(degrees, text)) return null;
  const [, digits, unit = ''] = pattern.exec(text) ?? [];
  const value = Number(digits);
  if (digits === undefined || !Number.isFinite(value)) throw invalid('not-a-number', { value: text });
  if (unit === '') return { kind: 'number', value };
  if (unit === '%') return { kind: 'percent', value };
  if (!Object.hasOwn(degrees, unit)) throw invalid('unit', { value: text, unit });
  return { kind: 'angle', value: value * (degrees[unit] as number) };
}

/** Alpha as CSS reads it: 0…1 or a percentage, clamped. */
export function readAlpha(text: string, owner: string): number {
  const value = readValue(text);
  if (value === null)
    throw invalid('missing-value', { component: 'alpha', function: owner, signature: `${owner}(… / 0.5)` });
  if (value.kind === 'angle') throw invalid('unit', { value: text, unit: text.replace(/^.*[\d.]/, '') });
  return Math.min(1, Math.max(0, value.kind === 'percent' ? value.value / 100 : value.value));
}

export interface Arguments {
  readonly values: readonly string[];
  readonly alpha: string | undefined;
  readonly commas: boolean;
}

/** Cuts what stands between the parentheses: with commas, or with spaces and a slash before the alpha. */
export function readArguments(inner: string, count: number, owner: string): Arguments {
  const text = inner.trim();
  if (text.includes(',')) {
    const parts = text.split(',').map((part) => part.trim());
    if (parts.some((part) => /[\s/]/.test(part))) throw invalid('mixed-separators', { function: owner });
    if (parts.length > count + 1) throw invalid('too-many-values', { function: owner, expected: count });
    return { values: parts.slice(0, count), alpha: parts[count], commas: true };
  }
  const [before = '', alpha, ...more] = text.split('/').map((part) => part.trim());
  if (more.length > 0) throw invalid('mixed-separators', { function: owner });
  const values = before === '' ? [] : before.split(/\s+/);
  if (values.length === count + 1 && alpha === undefined) throw invalid('alpha-separator', { function: owner });
  if (values.length > count) throw invalid('too-many-values', { function: owner, expected: count });
  return { values, alpha, commas: false };
}
