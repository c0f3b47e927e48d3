export interface NumberBounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Only whole numbers; true by default. */
  readonly whole?: boolean | undefined;
}

const whole = /^[+-]?(\d+|\d{1,3}(,\d{3})+)$/;
const fractional = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

/**
 * The number a person typed, or undefined when it is none or out of bounds. A whole one may have commas between its
 * thousands, unless `comma` reads it as the decimal mark.
 */
export function readNumber(text: string, bounds: NumberBounds, comma = false): number | undefined {
  const plain = text.replace(/\s/g, '').replace('−', '-');
  const written = comma ? plain.replace(',', '.') : plain;
  const isWhole = bounds.whole ?? true;
  if (!(isWhole ? whole : fractional).test(written)) return undefined;
  const value = Number(written.replaceAll(',', ''));
  const safe = isWhole ? Number.isSafeInteger(value) : Number.isFinite(value);
  const fits = value >= (bounds.min ?? -Infinity) && value <= (bounds.max ?? Infinity);
  return safe && fits ? value || 0 : undefined;
}

/** The next value for an arrow key, without the noise of binary fractions, kept within the bounds. */
export function stepNumber(value: number, by: number, { min = -Infinity, max = Infinity }: NumberBounds): number {
  return Math.min(max, Math.max(min, Number((value + by).toPrecision(15))));
}
