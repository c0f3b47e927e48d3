import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'development',
  icon: 'quote',
  width: 'wide',
  createdAt: '2026-11-22',
  en: {
    name: 'String escaper',
    summary: 'Text as a string literal in 24 languages.',
    description:
      'Writes any text as a string literal in 24 languages and formats, reads literals back, and says what a language cannot represent.',
    keywords: [
      'escape',
      'unescape',
      'string',
      'literal',
      'quote',
      'backslash',
      'json',
      'sql',
      'shell',
      'shell argument',
      'powershell',
      'regex',
      'csv',
      'latex',
      'stringify',
    ],
  },
  fr: {
    name: 'Échappement de chaînes',
    summary: 'Échappe un texte pour 24 langages.',
    description:
      'Écrit un texte comme littéral de chaîne dans 24 langages et formats, relit les littéraux, et signale ce qu’un langage ne peut exprimer.',
    keywords: [
      'échapper',
      'déséchapper',
      'chaîne',
      'littéral',
      'guillemets',
      'barre oblique inverse',
      'json',
      'sql',
      'shell',
      'powershell',
      'regex',
      'csv',
      'latex',
      'stringify',
    ],
  },
});
