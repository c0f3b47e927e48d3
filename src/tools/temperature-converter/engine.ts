import { choice, number } from '#core/field.ts';
import { operation, ToolError } from '#core/operation.ts';
import { round } from './engine/round.ts';
import { absoluteZero, fromKelvin, scales, symbols, toKelvin, type Scale } from './engine/scales.ts';

/** Differences to absolute zero that come from rounding, in kelvins. */
const tolerance = 1e-9;

/**
 * One temperature on all eight scales; the scale it is given in keeps the value exactly.
 * @throws `below-absolute-zero` { scale, limit, bound }; `out-of-range` where a scale's value is no finite number.
 */
export const convert = operation('temperature-converter/convert', {
  input: { value: number(), from: choice(scales) },
  run: ({ value, from }) => {
    const kelvin = toKelvin[from](value);
    if (kelvin < -tolerance) {
      const limit = absoluteZero[from];
      const bound = `${limit} ${symbols[from]}`;
      throw new ToolError('below-absolute-zero', {
        scale: from,
        limit,
        bound,
        ...(from === 'delisle' && { reason: from }),
      });
    }
    const convertTo = (to: Scale): number => (to === from ? value : round(fromKelvin[to](Math.max(0, kelvin))));
    const converted = Object.fromEntries(scales.map((scale) => [scale, convertTo(scale)])) as Record<Scale, number>;
    if (!Object.values(converted).every(Number.isFinite)) throw new ToolError('out-of-range');
    return converted;
  },
});
