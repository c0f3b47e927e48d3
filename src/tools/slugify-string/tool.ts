import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'link-2',
  width: 'wide',
  en: {
    name: 'Slugify string',
    description:
      'Turns titles into clean URL slugs or file names, in any script, with control over language, case, separator and length.',
    keywords: ['slug', 'slugify', 'url', 'permalink', 'seo', 'transliterate', 'ascii', 'filename', 'kebab'],
  },
  fr: {
    name: 'Générateur de slugs',
    description:
      'Transformez des titres en slugs d’URL ou en noms de fichiers propres, dans toutes les écritures, avec choix de la langue, de la casse, du séparateur et de la longueur.',
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
