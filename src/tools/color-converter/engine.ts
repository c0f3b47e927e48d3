import { flag, number, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';

/** What reads and converts colors brings culori with it, so it is loaded when the first one is read. */
const colors = once(() => import('./engine/colors.ts'));

/** A color in every CSS notation. */
export const convert = operation('color-converter/convert', {
  input: { text: text(), legacySyntax: flag(false) },
  run: async ({ text, legacySyntax }) => (await colors()).convertColor(text, legacySyntax),
});

/** WCAG 2.2 contrast of text on a background. */
export const contrast = operation('color-converter/contrast', {
  input: { foreground: text(), background: text() },
  run: async ({ foreground, background }) => (await colors()).compare(foreground, background),
});

/** The foreground, lightened or darkened just enough to reach a contrast ratio; null when nothing is enough. */
export const nearestPassing = operation('color-converter/nearest-passing', {
  input: { foreground: text(), background: text(), ratio: number({ min: 1, max: 21 }, 4.5) },
  run: async ({ foreground, background, ratio }) => (await colors()).findPassing(foreground, background, ratio),
});

/** Eleven steps of a color from light to dark, and the same as CSS variables. */
export const scale = operation('color-converter/scale', {
  input: { text: text(), name: text('color') },
  run: async ({ text, name }) => (await colors()).makeScale(text, name),
});
