import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    svg: {
      name: 'Draw placeholder image',
      sentence: 'Draws a placeholder image as SVG.',
    },
    dataUri: {
      name: 'Placeholder as data URI',
      sentence: 'Draws a placeholder image and writes it as a data URI.',
    },
  },
  fields: {
    width: { label: t('width.label'), hint: 'In pixels.' },
    height: { label: t('height.label'), hint: 'In pixels.' },
    background: { label: t('background'), hint: 'Any CSS color.' },
    color: { label: t('color'), hint: 'Any CSS color.' },
    text: { label: t('text.label'), hint: 'Leave empty to show the image size.' },
    fontSize: { label: t('fontSize.label'), hint: 'In pixels; null to fit the image.' },
    font: t('font.label'),
    bold: t('bold.label'),
    exactSize: { label: t('exactSize.label'), hint: t('exactSize.hint') },
    radius: { label: t('radius.label'), hint: 'In pixels.' },
    cross: t('cross.label'),
    encoding: 'Encoding',
  },
} satisfies OperationWords<typeof engine>;
