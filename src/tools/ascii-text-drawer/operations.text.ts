import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    draw: { name: 'Draw ASCII art', sentence: 'Draws text in large letters made of characters.' },
    missing: { name: 'List missing letters', sentence: 'Lists the characters that a font cannot draw.' },
    replaced: {
      name: 'List replaced letters',
      sentence: 'Lists the characters that a font draws as others, such as é as e.',
    },
    previewFonts: {
      name: 'Preview fonts',
      sentence: 'Draws the beginning of the text in many fonts.',
      fields: {
        text: { label: t('text.label'), hint: 'Only the first 12 characters are drawn; blank text shows Abc.' },
      },
    },
  },
  fields: {
    text: t('text.label'),
    font: t('font.label'),
    layout: { label: t('layout.label'), hint: 'How close together the letters are.' },
    width: { label: 'Width', hint: 'In columns; 0 for no wrapping.' },
    align: t('align.label'),
    comment: { label: t('comment.label'), hint: 'The comment style to wrap the drawing in.' },
    customFont: { label: 'Custom font', hint: 'The contents of a .flf file, used instead of a built-in font.' },
    fonts: 'Fonts',
  },
} satisfies OperationWords<typeof engine>;
