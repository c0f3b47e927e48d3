import type { BigNumber, Complex } from 'mathjs';
import { ToolError } from '#core/operation.ts';
import { OwnFunction } from './interpret.ts';
import { isBig, isComplex, isMatrix, isUnit, toBig } from './library.ts';

export type ValueType = 'number' | 'complex' | 'unit' | 'matrix' | 'boolean' | 'string' | 'function';

/** `ROUND_HALF_UP` of decimal.js. */
const halfUp = 4;

/** A real number: whole ones below 10^64 in full, others to so many digits, very large and small ones as `1.5e-9`. */
function formatReal(value: BigNumber, precision: number): string {
  if (!value.isFinite()) return value.toString();
  if (value.isZero()) return '0';
  if (value.isInteger() && value.abs().lt('1e64')) return value.toFixed();
  const rounded = value.toSignificantDigits(precision, halfUp);
  const size = rounded.abs();
  return size.gte('1e-7') && size.lt('1e21') ? rounded.toFixed() : rounded.toExponential();
}

/** Complex numbers are doubles, of which 15 digits are sure. */
function formatComplex({ re, im }: Complex, precision: number): string {
  const digits = Math.min(precision, 15);
  const imaginary = formatReal(toBig(Math.abs(im)), digits);
  const part = imaginary === '1' ? 'i' : `${imaginary}i`;
  if (re === 0) return im < 0 ? `-${part}` : part;
  return `${formatReal(toBig(re), digits)} ${im < 0 ? '-' : '+'} ${part}`;
}

function formatItem(value: unknown, precision: number): string {
  return Array.isArray(value)
    ? `[${value.map((item) => formatItem(item, precision)).join(', ')}]`
    : (formatValue(value, precision).text ?? 'null');
}

/** A value as it is shown, and what it is; both null for no value. */
export function formatValue(value: unknown, precision: number): { text: string | null; type: ValueType | null } {
  if (value === undefined || value === null) return { text: null, type: null };
  if (isBig(value)) return { text: formatReal(value, precision), type: 'number' };
  if (isComplex(value)) return { text: formatComplex(value, precision), type: 'complex' };
  if (isUnit(value)) {
    const write = (amount: unknown): string =>
      typeof amount === 'number' ? formatReal(toBig(amount), precision) : formatItem(amount, precision);
    return { text: value.format(write as never), type: 'unit' };
  }
  if (isMatrix(value)) return { text: formatItem(value.valueOf(), precision), type: 'matrix' };
  if (typeof value === 'boolean') return { text: String(value), type: 'boolean' };
  if (typeof value === 'string') return { text: value, type: 'string' };
  if (value instanceof OwnFunction) return { text: value.syntax, type: 'function' };
  throw new ToolError('wrong-arguments', { symbol: '' });
}
