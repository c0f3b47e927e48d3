import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'tags',
  width: 'wide',
  en: {
    name: 'Open Graph meta generator',
    description:
      'Builds the Open Graph, Twitter Card and basic tags of a page, checks them, shows the card as social networks render it, and reads existing tags back.',
    keywords: ['open graph', 'og', 'meta', 'tags', 'twitter card', 'social', 'share', 'preview', 'seo', 'facebook'],
  },
  fr: {
    name: 'Générateur de balises Open Graph',
    description:
      'Créez et vérifiez les balises Open Graph et Twitter d’une page, avec l’aperçu de la carte sur les réseaux sociaux ; relisez aussi des balises existantes.',
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
