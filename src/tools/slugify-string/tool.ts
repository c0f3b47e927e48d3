import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'link-2',
  popularity: 55,
  takesText: ['text'],
  width: 'wide',
  en: {
    name: 'Slugify string',
    summary: 'Turns titles into clean URL slugs.',
    description:
      'Turns titles into clean URL slugs or file names, in any script, with control over language, case, separator and length.',
    keywords: ['slug', 'slugify', 'url', 'permalink', 'seo', 'transliterate', 'ascii', 'filename', 'kebab'],
  },
  fr: {
    name: 'Générateur de slugs',
    summary: 'Transforme des titres en slugs d’URL propres.',
    description:
      'Transforme des titres de toute écriture en slugs d’URL ou en noms de fichiers : langue, casse, séparateur, longueur au choix.',
    keywords: [
      'slug',
      'slugifier',
      'url',
      'permalien',
      'référencement',
      'translittérer',
      'sans accents',
      'nom de fichier',
      'kebab',
    ],
  },
});
