import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    convert: {
      name: 'Convert color',
      sentence: 'Writes a color in every CSS notation.',
    },
    contrast: {
      name: 'Measure color contrast',
      sentence: 'Measures the WCAG 2.2 contrast of text on a background.',
    },
    nearestPassing: {
      name: 'Find passing color',
      sentence: 'Lightens or darkens the text color just enough to reach the target contrast.',
    },
    scale: {
      name: 'Make color scale',
      sentence: 'Builds eleven steps of a color from light to dark, also as CSS variables.',
    },
  },
  fields: {
    text: { label: t('text.label'), hint: 'Any CSS color: #1ea54c, teal, oklch(0.63 0.17 149).' },
    legacySyntax: t('legacy-syntax'),
    foreground: { label: 'Text color', hint: 'Any CSS color.' },
    background: { label: 'Background', hint: 'Any CSS color.' },
    ratio: { label: t('contrast.target'), hint: 'From 1 to 21; AA requires 4.5.' },
    name: t('scale.name'),
  },
} satisfies OperationWords<typeof engine>;
