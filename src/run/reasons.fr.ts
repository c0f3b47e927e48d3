import type { Messages } from '#core/text.ts';

/** The French words of all recognisers, by their path. */
export const reasons = import.meta.glob<Messages>('../tools/*/recognise.text.fr.ts', {
  import: 'default',
  eager: true,
});
