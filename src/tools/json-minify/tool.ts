import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'development',
  icon: 'shrink',
  popularity: 66,
  width: 'wide',
  en: {
    name: 'JSON minify',
    summary: 'Removes every needless byte from JSON.',
    description: 'Removes every needless byte from JSON, and nothing else.',
    keywords: [
      'json',
      'minify',
      'compress',
      'compact',
      'one line',
      'shell',
      'escape',
      'size',
      'jsonl',
      'strip comments',
      'stringify',
    ],
  },
  fr: {
    name: 'Minification JSON',
    summary: 'Retire chaque octet superflu d’un JSON.',
    description: 'Retire chaque octet superflu d’un JSON, et rien d’autre.',
    keywords: [
      'json',
      'minifier',
      'compresser',
      'compacter',
      'une ligne',
      'shell',
      'échapper',
      'taille',
      'jsonl',
      'retirer les commentaires',
      'minifier json',
    ],
  },
});
