import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    encode: { name: 'Encoder', sentence: 'Encode des octets, de Base16 à basE91, en quoted-printable ou en uuencode.' },
    decode: { name: 'Décoder', sentence: 'Lit les octets que représente un texte encodé.' },
    detect: {
      name: 'Identifier l’encodage',
      sentence: 'Énumère les formats possibles d’un texte et ce qu’il donne, décodé dans chacun.',
    },
    idnToAscii: {
      name: 'Domaine en ASCII',
      sentence: 'Convertit un nom de domaine en sa forme DNS (UTS #46).',
    },
    idnToUnicode: {
      name: 'Domaine en Unicode',
      sentence: 'Décode chaque libellé d’un nom de domaine qui commence par xn--.',
    },
    toPunycode: { name: 'Encoder en Punycode', sentence: 'Écrit un texte en Punycode (RFC 3492), sans xn--.' },
    fromPunycode: { name: 'Décoder du Punycode', sentence: 'Lit un texte en Punycode (RFC 3492), sans xn--.' },
  },
  fields: {
    text: 'Texte',
    inputEncoding: { label: 'Encodage d’entrée', hint: 'Comment le texte représente des octets.' },
    outputEncoding: { label: 'Encodage de sortie', hint: 'Comment les octets sont écrits.' },
    padding: { hint: 'Pour base32, base32hex et base64.' },
    lowercase: { hint: 'Pour base16, base32, base32hex et base32-crockford.' },
    lineLength: { hint: 'En caractères ; 0 donne une seule ligne.' },
    frame: { hint: 'Pour ascii85.' },
    fileName: { hint: 'Pour uuencode.' },
    limit: { label: 'Limite', hint: 'Le nombre maximal de formats.' },
    domain: { label: 'Nom de domaine', hint: 'Sans schéma, port ni chemin.' },
  },
} satisfies OperationTranslation<typeof words>;
