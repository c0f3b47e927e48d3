import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    generate: {
      name: 'Tirer des adresses MAC',
      sentence: 'Tire au hasard des adresses MAC distinctes.',
    },
    presets: {
      name: 'Lister les préfixes connus',
      sentence: 'Énumère les préfixes des machines virtuelles, des conteneurs et de la documentation.',
    },
    vendorPrefixes: {
      name: 'Trouver des préfixes fabricant',
      sentence: 'Trouve les préfixes attribués aux fabricants dont le nom contient un texte.',
    },
  },
  fields: {
    bits: { hint: 'En bits : 48 pour EUI-48, 64 pour EUI-64.' },
    administered: { hint: 'Automatique : selon le préfixe, sinon locale.' },
    cast: { hint: 'Automatique : selon le préfixe, sinon unicast.' },
    query: { label: 'Fabricant', hint: 'Une partie du nom, sans égard à la casse ni aux accents.' },
    limit: 'Nombre maximal de résultats',
  },
} satisfies OperationTranslation<typeof words>;
