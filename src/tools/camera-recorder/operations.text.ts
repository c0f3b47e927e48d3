import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    chooseFormat: {
      name: 'Choose recording format',
      sentence: 'Picks the recording format from the media types that a browser supports.',
    },
  },
  fields: {
    supported: { label: 'Supported media types', hint: 'For example video/webm;codecs=vp9,opus.' },
    audio: t('sound.label'),
    prefer: t('videoFormat.label'),
  },
} satisfies OperationWords<typeof engine>;
