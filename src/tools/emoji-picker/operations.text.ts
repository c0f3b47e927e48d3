import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    search: {
      name: 'Search emoji',
      sentence: 'Finds emoji by name, keyword or shortcode, best matches first.',
    },
    describe: {
      name: 'Describe emoji',
      sentence: 'Shows the name, the code points and the shortcodes of an emoji.',
    },
    list: {
      name: 'List all emoji',
      sentence: 'Lists all emoji in their groups, with versions and skin tones.',
    },
  },
  fields: {
    query: t('query.label'),
    locale: 'Language',
    limit: 'Maximum results',
    emoji: { label: 'Emoji', hint: 'An emoji, a shortcode such as :rocket:, or code points such as U+1F680.' },
  },
} satisfies OperationWords<typeof engine>;
