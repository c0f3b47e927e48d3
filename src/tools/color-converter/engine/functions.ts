import type { Color } from 'culori/fn';
import type { FunctionFormat } from './results.ts';

/** One component of a color function. */
export interface Component {
  readonly name: string;
  /** An angle; everything else is a number or a percentage. */
  readonly hue?: true;
  /** What 100 % and what 1 stand for. */
  readonly percent: number;
  readonly unit: number;
  readonly min?: number;
  readonly max?: number;
}

export interface ColorFunction {
  readonly format: FunctionFormat;
  readonly components: readonly Component[];
  /** Are commas allowed? `percent`: with commas all values but the hue are percentages. `alike`: all of one kind. */
  readonly commas: 'never' | 'free' | 'percent' | 'alike';
  readonly make: (values: readonly [number, number, number, number]) => Color;
}

const hue: Component = { name: 'hue', hue: true, percent: NaN, unit: 1 };
const share = (name: string, range: { min?: number; max?: number } = {}): Component => ({
  name,
  percent: 1,
  unit: 0.01,
  ...range,
});
const whole = (name: string, percent: number, range: { min?: number; max?: number } = {}): Component => ({
  name,
  percent,
  unit: 1,
  ...range,
});
const channel = (name: string): Component => ({ name, percent: 1, unit: 1 / 255, min: 0, max: 1 });
const ink = (unit: number) =>
  ['cyan', 'magenta', 'yellow', 'black'].map((name) => ({ name, percent: 1, unit, min: 0, max: 1 }));

/** The uncalibrated conversion of CSS Color 5 §10.2. */
const fromCmyk = ([c, m, y, k]: readonly [number, number, number, number]): Color => {
  const light = (value: number): number => 1 - Math.min(1, value * (1 - k) + k);
  return { mode: 'rgb', r: light(c), g: light(m), b: light(y) };
};

const rgb: ColorFunction = {
  format: 'rgb',
  components: [channel('red'), channel('green'), channel('blue')],
  commas: 'alike',
  make: ([r, g, b]) => ({ mode: 'rgb', r, g, b }),
};
const hsl: ColorFunction = {
  format: 'hsl',
  components: [hue, share('saturation', { min: 0 }), share('lightness')],
  commas: 'percent',
  make: ([h, s, l]) => ({ mode: 'hsl', h, s, l }),
};
const hsv: ColorFunction = {
  format: 'hsv',
  components: [hue, share('saturation', { min: 0, max: 1 }), share('value', { min: 0, max: 1 })],
  commas: 'free',
  make: ([h, s, v]) => ({ mode: 'hsv', h, s, v }),
};

/** The functions of CSS Color 4 with their ranges (§7 to §10), and those that designers' programs write. */
export const functions: ReadonlyMap<string, ColorFunction> = new Map<string, ColorFunction>([
  ['rgb', rgb],
  ['rgba', rgb],
  ['hsl', hsl],
  ['hsla', hsl],
  ['hsv', hsv],
  ['hsb', hsv],
  [
    'hwb',
    {
      format: 'hwb',
      components: [hue, share('whiteness'), share('blackness')],
      commas: 'never',
      make: ([h, w, b]) => ({ mode: 'hwb', h, w, b }),
    },
  ],
  [
    'lab',
    {
      format: 'lab',
      components: [whole('lightness', 100, { min: 0, max: 100 }), whole('a', 125), whole('b', 125)],
      commas: 'never',
      make: ([l, a, b]) => ({ mode: 'lab', l, a, b }),
    },
  ],
  [
    'lch',
    {
      format: 'lch',
      components: [whole('lightness', 100, { min: 0, max: 100 }), whole('chroma', 150, { min: 0 }), hue],
      commas: 'never',
      make: ([l, c, h]) => ({ mode: 'lch', l, c, h }),
    },
  ],
  [
    'oklab',
    {
      format: 'oklab',
      components: [whole('lightness', 1, { min: 0, max: 1 }), whole('a', 0.4), whole('b', 0.4)],
      commas: 'never',
      make: ([l, a, b]) => ({ mode: 'oklab', l, a, b }),
    },
  ],
  [
    'oklch',
    {
      format: 'oklch',
      components: [whole('lightness', 1, { min: 0, max: 1 }), whole('chroma', 0.4, { min: 0 }), hue],
      commas: 'never',
      make: ([l, c, h]) => ({ mode: 'oklch', l, c, h }),
    },
  ],
  ['device-cmyk', { format: 'cmyk', components: ink(1), commas: 'free', make: fromCmyk }],
  ['cmyk', { format: 'cmyk', components: ink(0.01), commas: 'free', make: fromCmyk }],
]);

const rgbSpace = (mode: 'rgb' | 'lrgb' | 'p3' | 'a98' | 'prophoto'): ColorFunction => ({
  format: 'color',
  components: [whole('red', 1), whole('green', 1), whole('blue', 1)],
  commas: 'never',
  make: ([r, g, b]) => ({ mode, r, g, b }),
});
/** The transfer function that sRGB and Display P3 share, extended below 0 (CSS Color 4 §10.2). */
const encode = (linear: number): number => {
  const size = Math.abs(linear);
  return Math.sign(linear) * (size > 0.0031308 ? 1.055 * size ** (1 / 2.4) - 0.055 : 12.92 * size);
};
/**
 * Display light: gamma 2.4, extended below 0 (CSS Color 4 §10, `rec2020`; ITU-R BT.1886 Annex 1). The library has the
 * camera's curve of BT.2020 instead.
 */
const decode2020 = (encoded: number): number => Math.sign(encoded) * Math.abs(encoded) ** 2.4;
const rec2020: ColorFunction['make'] = (values) => {
  const [r, g, b] = values.map(decode2020) as [number, number, number, number];
  return {
    mode: 'xyz65',
    x: 0.6369580483012914 * r + 0.14461690358620832 * g + 0.1688809751641721 * b,
    y: 0.2627002120112671 * r + 0.6779980715188708 * g + 0.05930171646986196 * b,
    z: 0.028072693049087428 * g + 1.060985057710791 * b,
  };
};
const xyzSpace = (mode: 'xyz50' | 'xyz65'): ColorFunction => ({
  format: 'color',
  components: [whole('x', 1), whole('y', 1), whole('z', 1)],
  commas: 'never',
  make: ([x, y, z]) => ({ mode, x, y, z }),
});

/** What `color()` names before its values (CSS Color 4 §10). */
export const spaces: ReadonlyMap<string, ColorFunction> = new Map([
  ['srgb', rgbSpace('rgb')],
  ['srgb-linear', rgbSpace('lrgb')],
  ['display-p3', rgbSpace('p3')],
  [
    'display-p3-linear',
    { ...rgbSpace('p3'), make: ([r, g, b]) => ({ mode: 'p3', r: encode(r), g: encode(g), b: encode(b) }) },
  ],
  ['a98-rgb', rgbSpace('a98')],
  ['prophoto-rgb', rgbSpace('prophoto')],
  ['rec2020', { ...rgbSpace('rgb'), make: rec2020 }],
  ['xyz', xyzSpace('xyz65')],
  ['xyz-d50', xyzSpace('xyz50')],
  ['xyz-d65', xyzSpace('xyz65')],
]);
