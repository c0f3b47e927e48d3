import type { Ask } from '#core/ask.ts';

/** The answers of all tools, by path. This is a separate module, so that pages load it as one chunk. */
export const asks = import.meta.glob<Ask>('../tools/*/ask.ts', { import: 'ask', eager: true });
