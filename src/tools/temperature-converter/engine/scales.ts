import { exactly, minus, plus, rounded, times, type Exact } from './exact.ts';

export const scales = ['kelvin', 'celsius', 'fahrenheit', 'rankine', 'delisle', 'newton', 'reaumur', 'romer'] as const;
export type Scale = (typeof scales)[number];

export const symbols: Readonly<Record<Scale, string>> = {
  kelvin: 'K',
  celsius: '°C',
  fahrenheit: '°F',
  rankine: '°R',
  delisle: '°De',
  newton: '°N',
  reaumur: '°Ré',
  romer: '°Rø',
};

/** How many kelvins a degree is; those of Delisle count downwards. */
const degrees: Readonly<Record<Scale, readonly [kelvins: bigint, divisor: bigint]>> = {
  kelvin: [1n, 1n],
  celsius: [1n, 1n],
  fahrenheit: [5n, 9n],
  rankine: [5n, 9n],
  delisle: [-2n, 3n],
  newton: [100n, 33n],
  reaumur: [5n, 4n],
  romer: [40n, 21n],
};

/** 0 K on every scale: the lowest value there is, on the Delisle scale the highest. */
export const absoluteZero: Readonly<Record<Scale, number>> = {
  kelvin: 0,
  celsius: -273.15,
  fahrenheit: -459.67,
  rankine: 0,
  delisle: 559.725,
  newton: -90.1395,
  reaumur: -218.52,
  romer: -135.90375,
};

export function toKelvin(value: number, from: Scale): Exact {
  const [kelvins, divisor] = degrees[from];
  return times(minus(exactly(value), exactly(absoluteZero[from])), kelvins, divisor);
}

/** A temperature on a scale, rounded to ten decimals. */
export function fromKelvin(kelvin: Exact, to: Scale): number {
  const [kelvins, divisor] = degrees[to];
  return rounded(plus(times(kelvin, divisor, kelvins), exactly(absoluteZero[to])));
}
