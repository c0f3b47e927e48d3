import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    generate: {
      name: 'Générer un jeton',
      sentence: 'Génère des jetons de caractères aléatoires.',
    },
    bytes: {
      name: 'Générer des octets',
      sentence: 'Génère des octets aléatoires en hexadécimal, Base64 ou Base32.',
    },
    passphrase: {
      name: 'Phrase de passe aléatoire',
      sentence: 'Génère des phrases de passe à partir de mots aléatoires.',
    },
    pattern: {
      name: 'Générer selon un motif',
      sentence: 'Génère des jetons d’une forme donnée, comme des clés de licence ou des bons.',
    },
  },
  fields: {
    length: { hint: 'En caractères, sans le préfixe.' },
    words: { hint: '11 bits d’entropie chacun.' },
    pattern: {
      hint: 'A a 9 X x H h C * sont aléatoires, [...] est un ensemble, {n} répète, une barre oblique inverse échappe.',
    },
  },
} satisfies OperationTranslation<typeof words>;
