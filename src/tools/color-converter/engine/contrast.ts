import { wcagLuminance, type Color, type Rgb } from 'culori/fn';
import { hexWithAlpha, notation, oklchParts } from './notations.ts';
import type { Contrast, Passing } from './results.ts';
import { alphaOf, byteOf, mapInto, toOklch, toSrgb } from './spaces.ts';

/** A color in sRGB over an opaque one. */
function over(top: Rgb, below: Rgb): Rgb {
  const alpha = alphaOf(top);
  const mix = (a: number, b: number): number => a * alpha + b * (1 - alpha);
  return { mode: 'rgb', r: mix(top.r, below.r), g: mix(top.g, below.g), b: mix(top.b, below.b) };
}

const white: Rgb = { mode: 'rgb', r: 1, g: 1, b: 1 };

/** WCAG 2.2 contrast ratio, exact but for the noise of binary fractions. */
export function ratioOf(foreground: Color, background: Color): number {
  const below = over(toSrgb(background), white);
  const [dark = 0, light = 0] = [over(toSrgb(foreground), below), below].map(wcagLuminance).sort((a, b) => a - b);
  return Number(((light + 0.05) / (dark + 0.05)).toFixed(9));
}

/** A translucent foreground stands on the background, a translucent background on white. */
export function contrastOf(foreground: Color, background: Color): Contrast {
  const exact = ratioOf(foreground, background);
  return {
    ratio: Math.floor(Number((exact * 100).toFixed(7))) / 100,
    aa: exact >= 4.5,
    aaLarge: exact >= 3,
    aaa: exact >= 7,
    aaaLarge: exact >= 4.5,
  };
}

/** The color as a screen shows it: bytes, so that what is copied passes as well as what is computed. */
function asBytes(color: Color): Rgb {
  const { r, g, b } = toSrgb(color);
  return { mode: 'rgb', r: byteOf(r) / 255, g: byteOf(g) / 255, b: byteOf(b) / 255, alpha: alphaOf(color) };
}

/**
 * The color of the same hue and chroma whose OKLCH lightness is nearest to the foreground's and whose contrast reaches
 * `ratio`; where the chroma does not fit into sRGB it is mapped. Null when no lightness is enough.
 */
export function nearestPassing(foreground: Color, background: Color, ratio: number): Passing | null {
  const describe = (color: Color, unchanged: boolean): Passing => ({
    hex: hexWithAlpha(color),
    oklch: notation('oklch', oklchParts(color), alphaOf(color)),
    ratio: contrastOf(color, background).ratio,
    unchanged,
  });
  if (ratioOf(foreground, background) >= ratio) return describe(foreground, true);
  const from = toOklch(foreground);
  const at = (l: number): Rgb => asBytes(mapInto('srgb', { ...from, l: Math.min(1, Math.max(0, l)) }));
  const passes = (l: number): boolean => ratioOf(at(l), background) >= ratio;
  const ways = [0, 1]
    .filter(passes)
    .map((end) => end - from.l)
    .map((way) => {
      const first = (start: number, size: number): number => {
        let distance = start;
        while (distance < Math.abs(way) && !passes(from.l + Math.sign(way) * distance)) distance += size;
        return distance;
      };
      const coarse = first(0.01, 0.01);
      const distance = Math.min(Math.abs(way), first(coarse - 0.009, 0.001));
      return { distance, l: from.l + Math.sign(way) * distance };
    })
    .sort((a, b) => a.distance - b.distance);
  return ways[0] === undefined ? null : describe(at(ways[0].l), false);
}
