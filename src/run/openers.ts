import type { Opener } from '#core/opener.ts';

/** The openers of all tools' pages, by path. This is a separate module, so that pages load them as one chunk. */
export const openers = import.meta.glob<Opener>('../tools/*/open.ts', { import: 'open', eager: true });
