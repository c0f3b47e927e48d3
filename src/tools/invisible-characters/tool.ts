import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'text',
  icon: 'scan-eye',
  popularity: 40,
  width: 'wide',
  createdAt: '2026-11-22',
  dataSets: [{ name: 'Unicode confusables 13.0 (unhomoglyph 1.0.6)', date: '2020-03' }],
  en: {
    name: 'Invisible characters',
    summary: 'Finds invisible and look-alike characters in a text.',
    description:
      'Finds what the eye cannot see in a text or source code: zero-width and bidi controls (Trojan Source), look-alike letters, mixed scripts, odd spaces; shows and cleans them.',
    keywords: [
      'invisible',
      'hidden',
      'zero width',
      'zwsp',
      'bidi',
      'trojan source',
      'homoglyph',
      'confusable',
      'homograph',
      'mixed script',
      'nbsp',
      'bom',
      'non-breaking space',
      'unicode security',
    ],
  },
  fr: {
    name: 'Caractères invisibles',
    summary: 'Trouve les caractères invisibles ou trompeurs d’un texte.',
    description:
      'Repère ce que l’œil ne voit pas dans un texte ou un code source : caractères de largeur nulle, contrôles bidirectionnels (Trojan Source), lettres sosies, écritures mêlées, espaces insolites ; les montre et les nettoie.',
    keywords: [
      'invisible',
      'caractères cachés',
      'largeur nulle',
      'bidi',
      'trojan source',
      'homoglyphe',
      'sosie',
      'écritures mêlées',
      'nbsp',
      'bom',
      'espace insécable',
      'sécurité unicode',
    ],
  },
});
