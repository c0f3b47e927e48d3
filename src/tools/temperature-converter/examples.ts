import type { Example } from '#core/example.ts';

const scales = ['kelvin', 'celsius', 'fahrenheit', 'rankine', 'delisle', 'newton', 'reaumur', 'romer'];
const row = (...values: readonly number[]) => Object.fromEntries(scales.map((scale, index) => [scale, values[index]]));

export const examples: readonly Example[] = [
  {
    op: 'convert',
    input: { value: 0, from: 'celsius' },
    value: row(273.15, 0, 32, 491.67, 150, 0, 0, 7.5),
  },
  { op: 'convert', input: { value: 100, from: 'celsius' }, value: row(373.15, 100, 212, 671.67, 0, 33, 80, 60) },
  {
    op: 'convert',
    input: { value: 98.6, from: 'fahrenheit' },
    value: row(310.15, 37, 98.6, 558.27, 94.5, 12.21, 29.6, 26.925),
  },
  {
    op: 'convert',
    input: { value: 0, from: 'kelvin' },
    value: row(0, -273.15, -459.67, 0, 559.725, -90.1395, -218.52, -135.90375),
  },
  {
    op: 'convert',
    input: { value: -300, from: 'celsius' },
    error: 'below-absolute-zero',
    details: { scale: 'celsius', limit: -273.15 },
  },
  // The Delisle scale runs downwards.
  { op: 'convert', input: { value: 560, from: 'delisle' }, error: 'below-absolute-zero', details: { limit: 559.725 } },
  // −40 is the same on both scales.
  { op: 'convert', input: { value: -40, from: 'fahrenheit' }, partial: { celsius: -40, kelvin: 233.15 } },
];
