import type { Color, Oklch } from 'culori/fn';
import { hexWithAlpha, notation, oklchParts } from './notations.ts';
import type { Step } from './results.ts';
import { alphaOf, inSrgbGamut, mapInto, toOklch } from './spaces.ts';

/** The usual names of the steps with the OKLCH lightness that each aims at. */
const ladder = [
  [50, 0.97],
  [100, 0.93],
  [200, 0.87],
  [300, 0.79],
  [400, 0.71],
  [500, 0.63],
  [600, 0.55],
  [700, 0.47],
  [800, 0.39],
  [900, 0.31],
  [950, 0.23],
] as const;
const top = 0.985;
const bottom = 0.16;

/** A share of 0…1 of the way from the base to the end of the scale; the ladder is stretched so that it runs through the base. */
function stretched(aim: number, rung: number, base: number): { lightness: number; way: number } {
  const end = aim > rung ? Math.max(top, base) : Math.min(bottom, base);
  const way = (aim - rung) / ((aim > rung ? top : bottom) - rung);
  return { lightness: base + way * (end - base), way };
}

/**
 * Eleven steps of one hue from light to dark. The given color is the step whose lightness is nearest to its own; chroma
 * fades to a quarter towards the ends and is mapped into sRGB, or into Display P3 when the color is outside sRGB.
 */
export function scaleOf(color: Color): Step[] {
  const base = toOklch(color);
  const alpha = alphaOf(color);
  const gamut = inSrgbGamut(color) ? 'srgb' : 'p3';
  const nearest = ladder.reduce((best, rung) =>
    Math.abs(rung[1] - base.l) < Math.abs(best[1] - base.l) ? rung : best,
  );
  return ladder.map(([step, aim]) => {
    const isBase = step === nearest[0];
    const { lightness, way } = stretched(aim, nearest[1], base.l);
    const faded: Oklch = { ...base, l: lightness, c: base.c * (1 - 0.75 * way ** 2) };
    const shade = isBase ? color : mapInto(gamut, faded);
    return { step, hex: hexWithAlpha(shade), oklch: notation('oklch', oklchParts(shade), alpha), base: isBase };
  });
}

/** The name of a custom property: what a CSS identifier cannot hold becomes a hyphen. */
export function variableName(name: string): string {
  return (
    name
      .trim()
      .replace(/^-+/, '')
      .replace(/[^\w\u0080-\uffff-]+/g, '-') || 'color'
  );
}

/** `:root { --name-50: oklch(…); … }` */
export function scaleToCss(steps: readonly Step[], name: string): string {
  const variable = variableName(name);
  return `:root {\n${steps.map(({ step, oklch }) => `  --${variable}-${step}: ${oklch};\n`).join('')}}\n`;
}
