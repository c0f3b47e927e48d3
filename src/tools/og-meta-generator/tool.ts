import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'tags',
  popularity: 45,
  width: 'wide',
  en: {
    name: 'Open Graph meta generator',
    summary: 'Open Graph and Twitter tags, with a preview.',
    description:
      'Builds and checks the Open Graph and Twitter tags of a page, previews the card, and reads existing tags back.',
    keywords: ['open graph', 'og', 'meta', 'tags', 'twitter card', 'social', 'share', 'preview', 'seo', 'facebook'],
  },
  fr: {
    name: 'Générateur de balises Open Graph',
    summary: 'Balises Open Graph et Twitter, avec un aperçu.',
    description:
      'Crée et vérifie les balises Open Graph et Twitter d’une page, montre la carte en aperçu et relit des balises existantes.',
    keywords: [
      'open graph',
      'og',
      'meta',
      'balises',
      'twitter card',
      'réseaux sociaux',
      'partage',
      'aperçu',
      'référencement',
      'facebook',
    ],
  },
});
