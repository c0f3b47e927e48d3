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

type Formulas = Readonly<Record<Scale, (value: number) => number>>;

export const toKelvin: Formulas = {
  kelvin: (value) => value,
  celsius: (value) => value + 273.15,
  fahrenheit: (value) => ((value + 459.67) * 5) / 9,
  rankine: (value) => (value * 5) / 9,
  delisle: (value) => 373.15 - (value * 2) / 3,
  newton: (value) => (value * 100) / 33 + 273.15,
  reaumur: (value) => (value * 5) / 4 + 273.15,
  romer: (value) => ((value - 7.5) * 40) / 21 + 273.15,
};

export const fromKelvin: Formulas = {
  kelvin: (kelvin) => kelvin,
  celsius: (kelvin) => kelvin - 273.15,
  fahrenheit: (kelvin) => (kelvin * 9) / 5 - 459.67,
  rankine: (kelvin) => (kelvin * 9) / 5,
  delisle: (kelvin) => ((373.15 - kelvin) * 3) / 2,
  newton: (kelvin) => ((kelvin - 273.15) * 33) / 100,
  reaumur: (kelvin) => ((kelvin - 273.15) * 4) / 5,
  romer: (kelvin) => ((kelvin - 273.15) * 21) / 40 + 7.5,
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
