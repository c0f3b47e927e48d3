import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    describe: {
      name: 'Décrire un réseau',
      sentence: 'Donne la plage, les tailles, le type et les zones inverses d’un réseau IPv4 ou IPv6.',
    },
    relate: {
      name: 'Comparer deux réseaux',
      sentence: 'Indique si deux réseaux ou plages se chevauchent, et ce qu’ils ont en commun.',
    },
    contains: {
      name: 'Rechercher dans des réseaux',
      sentence: 'Trouve, pour chaque adresse, les réseaux d’une liste qui la contiennent.',
    },
    overlaps: {
      name: 'Trouver les chevauchements',
      sentence: 'Trouve les paires d’une liste qui ont une adresse en commun.',
    },
    merge: {
      name: 'Fusionner des réseaux',
      sentence: 'Trouve le plus petit nombre de réseaux couvrant une liste de réseaux et de plages.',
    },
    exclude: { name: 'Exclure des réseaux', sentence: 'Retire des réseaux d’autres réseaux.' },
    toRanges: { name: 'Réseaux en plages', sentence: 'Écrit une liste de réseaux sous forme de plages d’adresses.' },
    fromRange: {
      name: 'Plage en réseaux',
      sentence: 'Trouve les réseaux qui couvrent exactement une plage d’adresses.',
    },
    split: { name: 'Découper un réseau', sentence: 'Divise un réseau en réseaux plus petits de même longueur.' },
    format: {
      name: 'Écrire pour des programmes',
      sentence: 'Fusionne des réseaux et les écrit pour des routeurs, des pare-feu et des serveurs web.',
    },
  },
  fields: {
    addresses: { hint: 'Les réseaux et les plages sont recherchés en entier.' },
    loss: { hint: 'Le nombre de bits, après la fusion : moins de réseaux, qui couvrent plus d’adresses.' },
    remove: { hint: 'La liste des réseaux, adresses et plages à retirer.' },
    prefix: { hint: 'De la longueur du réseau à 32, ou à 128 en IPv6.' },
    limit: 'Nombre maximal de réseaux',
  },
} satisfies OperationTranslation<typeof words>;
