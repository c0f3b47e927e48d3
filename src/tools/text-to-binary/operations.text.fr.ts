import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    encode: {
      name: 'Écrire les octets',
      sentence: 'Écrit les octets d’un texte en base 2, 8, 10 ou 16.',
    },
    decode: {
      name: 'Relire des octets',
      sentence: 'Lit le texte formé par des octets écrits en base 2, 8, 10 ou 16.',
      fields: { base: { hint: 'En automatique, elle est déduite de tous les chiffres.' } },
    },
    table: {
      name: 'Octets par caractère',
      sentence: 'Énumère les caractères d’un texte avec leurs octets.',
    },
  },
  fields: {
    separator: { hint: 'Entre les octets ; \\n, \\r, \\t et \\\\ sont interprétés.' },
    prefix: { hint: '0b, 0o ou 0x devant chaque octet ; le décimal n’en a pas.' },
    padded: { hint: 'Complète le binaire à 8 chiffres, l’octal et le décimal à 3, l’hexadécimal à 2.' },
    bytesPerLine: { label: 'Octets par ligne', hint: '0 pour une seule ligne.' },
    unmappable: { label: 'Caractères absents', hint: 'Soit une erreur, soit un point d’interrogation à leur place.' },
    malformed: { label: 'Octets qui ne sont pas du texte', hint: 'Soit une erreur, soit U+FFFD à leur place.' },
    limit: 'Nombre maximal de lignes',
  },
} satisfies OperationTranslation<typeof words>;
