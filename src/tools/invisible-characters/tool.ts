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
    summary: 'Finds invisible and look-alike characters.',
    description:
      'Finds and removes what the eye cannot see in text or code: zero-width and bidi controls, look-alike letters, odd spaces.',
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
    summary: 'Trouve les caractères invisibles ou trompeurs.',
    description:
      'Repère et nettoie ce que l’œil ne voit pas : caractères de largeur nulle, contrôles bidi, lettres sosies, espaces insolites.',
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
