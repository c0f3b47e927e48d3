import {
  converter,
  modeA98,
  modeHsl,
  modeHsv,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRgb,
  modeXyz50,
  modeXyz65,
  toGamut,
  useMode as register,
  type Color,
  type Mode,
  type Oklch,
  type Rgb,
} from 'culori/fn';

register(modeRgb);
register(modeLrgb);
register(modeHsl);
register(modeHsv);
register(modeHwb);
register(modeXyz50);
register(modeXyz65);
register(modeLab);
register(modeLch);
register(modeOklab);
register(modeOklch);
register(modeP3);
register(modeA98);
register(modeProphoto);

type Converter<M extends Mode> = ReturnType<typeof converter<M>>;

export const toRgb: Converter<'rgb'> = converter('rgb');
export const toHsl: Converter<'hsl'> = converter('hsl');
export const toHsv: Converter<'hsv'> = converter('hsv');
export const toHwb: Converter<'hwb'> = converter('hwb');
export const toLab: Converter<'lab'> = converter('lab');
export const toLch: Converter<'lch'> = converter('lch');
export const toOklab: Converter<'oklab'> = converter('oklab');
export const toOklch: Converter<'oklch'> = converter('oklch');
export const toP3: Converter<'p3'> = converter('p3');
export const toXyz65: Converter<'xyz65'> = converter('xyz65');
const mapToRgb = toGamut('rgb', 'oklch');
const mapToP3 = toGamut('p3', 'oklch');

/** How far a channel may lie outside 0…1 before the color counts as outside the gamut. */
const tolerance = 0.0001;

interface Channels {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

const fits = ({ r, g, b }: Channels): boolean =>
  [r, g, b].every((channel) => channel >= -tolerance && channel <= 1 + tolerance);

export const inSrgbGamut = (color: Color): boolean => fits(toRgb(color));
export const inP3Gamut = (color: Color): boolean => fits(toP3(color));

const clip = (channel: number): number => Math.min(1, Math.max(0, channel));

/** The channels of a gray that comes from another space differ by up to 5e-8, which near white is a saturation of 100 %. */
const noise = 1e-6;

/** The color in sRGB; outside of it the one of CSS Color 4 §13.2, gamut mapping in OKLCH. All channels in 0…1. */
export function toSrgb(color: Color): Rgb {
  const rgb = toRgb(color);
  const mapped = fits(rgb) ? rgb : mapToRgb(color);
  const [r, g, b] = [clip(mapped.r), clip(mapped.g), clip(mapped.b)];
  const most = Math.max(r, g, b);
  const isGray = most - Math.min(r, g, b) < noise;
  return { ...rgb, ...(isGray ? { r: most, g: most, b: most } : { r, g, b }) };
}

/** The color mapped into sRGB, or into Display P3, as an OKLCH color. A color inside is not changed. */
export function mapInto(gamut: 'srgb' | 'p3', color: Color): Oklch {
  if (gamut === 'srgb') return toOklch(inSrgbGamut(color) ? color : mapToRgb(color));
  return toOklch(inP3Gamut(color) ? color : mapToP3(color));
}

/** A channel of 0…1 as a byte, half up; 18.5 / 255 * 255 is a little less than 18.5. */
export const byteOf = (channel: number): number => Math.round(clip(channel) * 255 + 1e-9);

/** Opaque unless said otherwise. */
export const alphaOf = (color: Color): number => color.alpha ?? 1;

/** `#rrggbb` of a color in sRGB, without alpha. */
export function hexOf({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((channel) => byteOf(channel).toString(16).padStart(2, '0')).join('')}`;
}
