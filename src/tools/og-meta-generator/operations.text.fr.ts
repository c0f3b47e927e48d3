import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    tags: {
      name: 'Lister les balises meta',
      sentence: 'Énumère les balises Open Graph et Twitter d’une page.',
    },
    generate: {
      name: 'Générer les balises meta',
      sentence: 'Écrit en HTML les balises Open Graph et Twitter d’une page.',
    },
    check: {
      name: 'Vérifier les balises meta',
      sentence: 'Signale ce qui manque ou ne va pas dans les balises meta d’une page.',
    },
    extract: {
      name: 'Extraire les balises meta',
      sentence: 'Lit les balises meta d’une page dans son HTML.',
    },
  },
  fields: {
    locale: { hint: 'Par exemple fr_FR.' },
    'images.width': { hint: 'En pixels.' },
    'images.height': { hint: 'En pixels.' },
    'videos.width': { hint: 'En pixels.' },
    'videos.height': { hint: 'En pixels.' },
    details: { hint: 'Les détails propres au type, par exemple publishedTime pour un article.' },
    'twitter.site': { hint: 'Avec ou sans @.' },
    'twitter.creator': { hint: 'Avec ou sans @.' },
    'twitter.playerWidth': { hint: 'En pixels.' },
    'twitter.playerHeight': { hint: 'En pixels.' },
    'twitter.apps': 'Applications',
    'twitter.apps.iphone': 'iPhone',
    'twitter.apps.iphone.name': 'Nom',
    'twitter.apps.iphone.id': 'Identifiant',
    'twitter.apps.iphone.url': 'Adresse',
    'twitter.apps.ipad': 'iPad',
    'twitter.apps.ipad.name': 'Nom',
    'twitter.apps.ipad.id': 'Identifiant',
    'twitter.apps.ipad.url': 'Adresse',
    'twitter.apps.googleplay.name': 'Nom',
    'twitter.apps.googleplay.id': 'Identifiant',
    'twitter.apps.googleplay.url': 'Adresse',
    html: { hint: 'La page entière ou son en-tête.' },
  },
} satisfies OperationTranslation<typeof words>;
