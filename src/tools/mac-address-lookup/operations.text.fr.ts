import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    lookup: {
      name: 'Chercher une adresse MAC',
      sentence: 'Indique le fabricant d’une adresse MAC et le sens de ses bits.',
    },
    identify: {
      name: 'Identifier une adresse MAC',
      sentence: 'Indique le fabricant d’une adresse MAC, sans l’adresse postale.',
    },
    find: {
      name: 'Trouver des adresses MAC',
      sentence: 'Trouve toutes les adresses MAC d’un texte, avec leurs fabricants.',
    },
    extract: {
      name: 'Extraire les adresses MAC',
      sentence: 'Énumère les adresses MAC d’un texte, avec ligne, colonne et fabricant.',
    },
    fromIpv6: {
      name: 'MAC d’une adresse IPv6',
      sentence: 'Retrouve l’adresse MAC à partir de laquelle une adresse IPv6 a été formée.',
      fields: {
        address: { label: 'Adresse IPv6', hint: 'Avec un identifiant d’interface au format EUI-64 modifié.' },
      },
    },
    searchVendor: {
      name: 'Chercher un fabricant MAC',
      sentence: 'Trouve les préfixes MAC d’un fabricant.',
    },
  },
  fields: {
    address: { hint: '6 à 12 ou 16 chiffres hexadécimaux, dans toute notation.' },
    limit: 'Nombre maximal',
  },
} satisfies OperationTranslation<typeof words>;
