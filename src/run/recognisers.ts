import type { Recogniser } from '#core/recognition.ts';

/** The recognizers of all tools, by path. This is a separate module, so that pages load them as one chunk. */
export const recognisers = import.meta.glob<Recogniser>('../tools/*/recognise.ts', {
  import: 'recognise',
  eager: true,
});
