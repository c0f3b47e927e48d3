import { wcagLuminance, type Color } from 'culori/fn';
import { ToolError } from '#core/operation.ts';
import { contrastOf, nearestPassing } from './contrast.ts';
import { notationsOf, printed, printedAlpha } from './notations.ts';
import { parseColor } from './parse.ts';
import type { Contrast, Converted, Passing, Step } from './results.ts';
import { scaleOf, scaleToCss } from './scale.ts';
import { alphaOf, inP3Gamut, inSrgbGamut, toSrgb } from './spaces.ts';

/** Reads the color of one of several fields; an error names the field. */
function parseField(field: string, input: string): Color {
  try {
    return parseColor(input).color;
  } catch (error) {
    throw error instanceof ToolError ? new ToolError(error.code, { ...error.details, field }) : error;
  }
}

export function convertColor(text: string, legacySyntax: boolean): Converted {
  const { format, color } = parseColor(text);
  return {
    format,
    alpha: printedAlpha(alphaOf(color)),
    inSrgbGamut: inSrgbGamut(color),
    inP3Gamut: inP3Gamut(color),
    luminance: printed(wcagLuminance(toSrgb(color)), 4),
    values: notationsOf(color, legacySyntax),
  };
}

export function compare(foreground: string, background: string): Contrast {
  return contrastOf(parseField('foreground', foreground), parseField('background', background));
}

export function findPassing(foreground: string, background: string, ratio: number): Passing | null {
  return nearestPassing(parseField('foreground', foreground), parseField('background', background), ratio);
}

export function makeScale(text: string, name: string): { readonly steps: readonly Step[]; readonly css: string } {
  const steps = scaleOf(parseColor(text).color);
  return { steps, css: scaleToCss(steps, name) };
}
