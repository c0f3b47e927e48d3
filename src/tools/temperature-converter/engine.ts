import { choice, number } from '#core/field.ts';
import { operation, ToolError } from '#core/operation.ts';
import { exactly, plus } from './engine/exact.ts';
import { absoluteZero, fromKelvin, scales, symbols, toKelvin, type Scale } from './engine/scales.ts';

/** What is below absolute zero by no more than this, in kelvins, comes from rounding somewhere else. */
const tolerance = exactly(1e-9);

/**
 * One temperature on all eight scales; the scale it is given in keeps the value exactly.
 * @throws `below-absolute-zero` { scale, limit, symbol, bound }; `out-of-range` where a scale's value is not a finite
 * number.
 */
export const convert = operation('temperature-converter/convert', {
  input: { value: number(), from: choice(scales) },
  run: ({ value, from }) => {
    const found = toKelvin(value, from);
    if (plus(found, tolerance).numerator < 0n) {
      const limit = absoluteZero[from];
      const symbol = symbols[from];
      const bound = `${limit} ${symbol}`;
      throw new ToolError('below-absolute-zero', {
        scale: from,
        limit,
        symbol,
        bound,
        ...(from === 'delisle' && { reason: from }),
      });
    }
    const kelvin = found.numerator < 0n ? exactly(0) : found;
    const convertTo = (to: Scale): number => (to === from ? value : fromKelvin(kelvin, to));
    const converted = Object.fromEntries(scales.map((scale) => [scale, convertTo(scale)])) as Record<Scale, number>;
    if (!Object.values(converted).every(Number.isFinite)) throw new ToolError('out-of-range');
    return converted;
  },
});
