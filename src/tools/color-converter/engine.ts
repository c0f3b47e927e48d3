import { wcagLuminance, type Color } from 'culori/fn';
import { flag, number, text } from '#core/field.ts';
import { operation, ToolError } from '#core/operation.ts';
import { contrastOf, nearestPassing as findPassing } from './engine/contrast.ts';
import { notationsOf, printed, printedAlpha } from './engine/notations.ts';
import { parseColor } from './engine/parse.ts';
import { scaleOf, scaleToCss } from './engine/scale.ts';
import { alphaOf, inP3Gamut, inSrgbGamut, toSrgb } from './engine/spaces.ts';

/** Reads the colour of one of several fields; an error names the field. */
function parseField(field: string, input: string): Color {
  try {
    return parseColor(input).color;
  } catch (error) {
    throw error instanceof ToolError ? new ToolError(error.code, { ...error.details, field }) : error;
  }
}

/** A colour in every CSS notation. */
export const convert = operation('color-converter/convert', {
  input: { text: text(), legacySyntax: flag(false) },
  run: ({ text, legacySyntax }) => {
    const { format, color } = parseColor(text);
    return {
      format,
      alpha: printedAlpha(alphaOf(color)),
      inSrgbGamut: inSrgbGamut(color),
      inP3Gamut: inP3Gamut(color),
      luminance: printed(wcagLuminance(toSrgb(color)), 4),
      values: notationsOf(color, legacySyntax),
    };
  },
});

/** WCAG 2.2 contrast of text on a background. */
export const contrast = operation('color-converter/contrast', {
  input: { foreground: text(), background: text() },
  run: ({ foreground, background }) =>
    contrastOf(parseField('foreground', foreground), parseField('background', background)),
});

/** The foreground, lightened or darkened just enough to reach a contrast ratio; null when nothing is enough. */
export const nearestPassing = operation('color-converter/nearest-passing', {
  input: { foreground: text(), background: text(), ratio: number({ min: 1, max: 21 }, 4.5) },
  run: ({ foreground, background, ratio }) =>
    findPassing(parseField('foreground', foreground), parseField('background', background), ratio),
});

/** Eleven steps of a colour from light to dark, and the same as CSS variables. */
export const scale = operation('color-converter/scale', {
  input: { text: text(), name: text('color') },
  run: ({ text, name }) => {
    const steps = scaleOf(parseColor(text).color);
    return { steps, css: scaleToCss(steps, name) };
  },
});
