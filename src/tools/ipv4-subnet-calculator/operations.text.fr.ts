import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    calculate: {
      name: 'Calculer un sous-réseau IPv4',
      sentence: 'Donne le réseau, le masque et les hôtes d’une adresse IPv4.',
    },
    split: {
      name: 'Découper un sous-réseau IPv4',
      sentence: 'Divise un réseau en blocs plus petits.',
    },
    contains: {
      name: 'Tester l’appartenance au réseau',
      sentence: 'Indique si un réseau contient une adresse ou un autre réseau en entier.',
    },
  },
  fields: {
    address: { hint: 'Par exemple 10.0.0.1/16 ou 10.0.0.1 255.255.0.0.' },
    newPrefix: { hint: 'La longueur du masque des blocs, de 0 à 32.' },
    limit: 'Nombre maximal de blocs',
    network: { label: 'Réseau', hint: 'Avec son masque : 10.0.0.0/8.' },
    candidate: 'Adresse ou réseau',
  },
} satisfies OperationTranslation<typeof words>;
