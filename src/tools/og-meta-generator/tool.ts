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
      'Builds the Open Graph, Twitter Card and basic tags of a page, checks them, shows the card as social networks render it, and reads existing tags back.',
    keywords: ['open graph', 'og', 'meta', 'tags', 'twitter card', 'social', 'share', 'preview', 'seo', 'facebook'],
  },
  fr: {
    name: 'Générateur de balises Open Graph',
    summary: 'Balises Open Graph et Twitter, avec un aperçu.',
    description:
      'Crée et vérifie les balises Open Graph et Twitter d’une page, avec l’aperçu de la carte sur les réseaux sociaux ; relit aussi des balises existantes.',
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
