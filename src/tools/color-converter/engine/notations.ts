import type { Color } from 'culori/fn';
import { exactName, nearestName } from './names.ts';
import type { Notations } from './results.ts';
import {
  alphaOf,
  byteOf,
  hexOf,
  toHsl,
  toHsv,
  toHwb,
  toLab,
  toLch,
  toOklab,
  toOklch,
  toP3,
  toSrgb,
  toXyz65,
} from './spaces.ts';

/** A number with at most so many decimals, without trailing zeros and without `-0`. */
export const printed = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;

const share = (value: number): string => `${printed(value * 100, 1)}%`;

/** Degrees in 0…360 (not included); 0 when the color shows none. */
function hue(degrees: number | undefined, decimals: number, colourless: boolean): number {
  return colourless ? 0 : printed((((degrees ?? 0) % 360) + 360) % 360, decimals) % 360;
}

/** Alpha in the form of CSSOM §6.7.2: two decimals if they give back the same byte, else three. */
export function printedAlpha(alpha: number): number {
  const short = printed(alpha, 2);
  return byteOf(short) === byteOf(alpha) ? short : printed(alpha, 3);
}

/** The OKLCH notation without alpha: four decimals, two for the hue. */
export function oklchParts(color: Color): [lightness: number, chroma: number, hue: number] {
  const { l, c, h } = toOklch(color);
  const chroma = printed(c, 4);
  return [printed(l, 4), chroma, hue(h, 2, chroma === 0)];
}

function lchParts(color: Color): [string, number, number] {
  const { l, c, h } = toLch(color);
  const chroma = printed(c, 2);
  return [`${printed(l, 2)}%`, chroma, hue(h, 2, chroma === 0)];
}

/** `function(a b c)`, with ` / alpha` unless it prints as 1. */
export function notation(name: string, parts: readonly (string | number)[], alpha: number): string {
  const shown = printedAlpha(alpha);
  return `${name}(${parts.join(' ')}${shown === 1 ? '' : ` / ${shown}`})`;
}

function legacy(name: string, parts: readonly (string | number)[], alpha: number): string {
  const shown = printedAlpha(alpha);
  return shown === 1 ? `${name}(${parts.join(', ')})` : `${name}a(${[...parts, shown].join(', ')})`;
}

/** `#rrggbb`, with two more digits unless alpha prints as 1. */
export function hexWithAlpha(color: Color): string {
  const alpha = alphaOf(color);
  const hex = hexOf(toSrgb(color));
  return printedAlpha(alpha) === 1 ? hex : `${hex}${byteOf(alpha).toString(16).padStart(2, '0')}`;
}

/** The color in every notation. Those bound to sRGB show the gamut-mapped color, the others the true one. */
export function notationsOf(color: Color, legacySyntax: boolean): Notations {
  const alpha = alphaOf(color);
  const srgb = toSrgb(color);
  const { r, g, b } = srgb;
  const hsl = toHsl(srgb);
  const hwb = toHwb(srgb);
  const hsv = toHsv(srgb);
  const [whiteness, blackness] = [printed(hwb.w * 100, 1), printed(hwb.b * 100, 1)];
  const key = 1 - Math.max(r, g, b);
  const inks = [r, g, b].map((channel) => (key === 1 ? 0 : (1 - channel - key) / (1 - key)));
  const lab = toLab(color);
  const oklab = toOklab(color);
  const p3 = toP3(color);
  const { x, y, z } = toXyz65(color);
  const write = legacySyntax ? legacy : notation;
  const four = (values: readonly number[]): number[] => values.map((value) => printed(value, 4));
  return {
    hex: hexWithAlpha(color),
    rgb: write('rgb', [r, g, b].map(byteOf), alpha),
    hsl: write('hsl', [hue(hsl.h, 1, printed(hsl.s * 100, 1) === 0), share(hsl.s), share(hsl.l)], alpha),
    hwb: notation('hwb', [hue(hwb.h, 1, whiteness + blackness >= 100), `${whiteness}%`, `${blackness}%`], alpha),
    hsv: notation('hsv', [hue(hsv.h, 1, printed(hsv.s * 100, 1) === 0), share(hsv.s), share(hsv.v)], alpha),
    cmyk: notation('device-cmyk', [...inks, key].map(share), alpha),
    lab: notation('lab', [`${printed(lab.l, 2)}%`, printed(lab.a, 2), printed(lab.b, 2)], alpha),
    lch: notation('lch', lchParts(color), alpha),
    oklab: notation('oklab', four([oklab.l, oklab.a, oklab.b]), alpha),
    oklch: notation('oklch', oklchParts(color), alpha),
    displayP3: notation('color', ['display-p3', ...four([p3.r, p3.g, p3.b])], alpha),
    xyzD65: notation('color', ['xyz-d65', ...four([x, y, z])], alpha),
    name: exactName(color),
    nearestName: nearestName(color),
  };
}
