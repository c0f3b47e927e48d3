import type { Messages } from '#core/text.ts';

/** The English words of all recognizers, by their path. */
export const reasons = import.meta.glob<Messages>('../tools/*/recognise.text.ts', { import: 'words', eager: true });
