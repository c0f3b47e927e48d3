import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    totp: {
      name: 'Calculer un code TOTP',
      sentence: 'Calcule le code à usage unique d’un instant (RFC 6238).',
    },
    hotp: {
      name: 'Calculer un code HOTP',
      sentence: 'Calcule le code à usage unique d’un compteur (RFC 4226).',
    },
    verify: {
      name: 'Vérifier un code OTP',
      sentence: 'Indique si un code à usage unique correspond à un secret.',
    },
    uri: {
      name: 'Créer une adresse otpauth',
      sentence: 'Écrit l’adresse qui ajoute un compte à une application d’authentification.',
    },
    parseUri: {
      name: 'Lire une adresse otpauth',
      sentence: 'Lit le compte d’une adresse otpauth.',
    },
    parseMigration: {
      name: 'Lire un export OTP',
      sentence: 'Lit les comptes d’un export de Google Authenticator.',
      fields: {
        uri: { label: 'Adresse d’export', hint: 'Elle commence par otpauth-migration://.' },
      },
    },
    readList: {
      name: 'Lire des comptes OTP',
      sentence: 'Lit les comptes d’adresses otpauth et d’exports, une adresse par ligne.',
    },
    writeMigration: {
      name: 'Créer un export OTP',
      sentence: 'Écrit un export pour Google Authenticator, dix comptes par adresse.',
    },
    generateSecret: {
      name: 'Générer un secret OTP',
      sentence: 'Tire au hasard un nouveau secret, en Base32.',
    },
    readCode: {
      name: 'Lire un QR code',
      sentence: 'Lit le texte d’un QR code dans des pixels bruts.',
    },
  },
  fields: {
    period: { hint: 'En secondes.' },
    timestamp: { label: 'Heure', hint: 'En millisecondes Unix ; maintenant si elle est omise.' },
    issuer: { hint: 'Sans deux-points.' },
    uri: 'Adresse otpauth',
    bytes: { label: 'Octets', hint: 'La RFC 4226 en recommande 20.' },
    pixels: { label: 'Pixels', hint: 'Quatre octets chacun : rouge, vert, bleu, alpha.' },
    width: { label: 'Largeur', hint: 'En pixels.' },
    height: { label: 'Hauteur', hint: 'En pixels.' },
    text: { label: 'Adresses', hint: 'otpauth:// ou otpauth-migration://, une par ligne.' },
    accounts: {
      label: 'Comptes',
      hint: 'Seules les périodes de 30 secondes sont exportables.',
    },
    'accounts.secret': { hint: 'En Base32.' },
    'accounts.period': { hint: 'En secondes.' },
    batchId: { label: 'Lot', hint: 'Le même nombre dans tous les codes d’un export.' },
  },
} satisfies OperationTranslation<typeof words>;
