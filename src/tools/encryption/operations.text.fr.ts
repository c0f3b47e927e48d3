import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    encrypt: {
      name: 'Chiffrer un texte',
      sentence: 'Chiffre un texte avec un mot de passe.',
    },
    decrypt: {
      name: 'Déchiffrer un texte',
      sentence: 'Déchiffre avec un mot de passe un texte age, JWE, OpenSSL ou CryptoJS.',
    },
    encryptFile: {
      name: 'Chiffrer un fichier',
      sentence: 'Chiffre un fichier avec un mot de passe.',
    },
    decryptFile: {
      name: 'Déchiffrer un fichier',
      sentence: 'Déchiffre un fichier avec un mot de passe.',
    },
    encryptRaw: {
      name: 'Chiffrer avec une clé',
      sentence: 'Chiffre un texte avec votre propre clé, par AES ou ChaCha20-Poly1305.',
    },
    decryptRaw: {
      name: 'Déchiffrer avec une clé',
      sentence: 'Déchiffre un texte avec votre propre clé, par AES ou ChaCha20-Poly1305.',
      fields: {
        iv: { hint: '16 octets, 12 pour AES-GCM et ChaCha20-Poly1305 ; aucun pour ECB.' },
      },
    },
    encryptRsa: {
      name: 'Chiffrer avec RSA',
      sentence: 'Chiffre un texte court pour une clé publique RSA ou un certificat.',
      fields: { key: { hint: 'Une clé publique dans n’importe quel format, ou un certificat.' } },
    },
    decryptRsa: {
      name: 'Déchiffrer avec RSA',
      sentence: 'Déchiffre un texte court avec une clé privée RSA.',
      fields: { key: { hint: 'Une clé privée dans n’importe quel format.' } },
    },
  },
  fields: {
    iterations: { hint: 'Itérations de PBKDF2, pour jwe et openssl-pbkdf2.' },
    salt: { label: 'Sel', hint: 'En hexadécimal ; aléatoire par défaut.' },
    file: 'Fichier',
    acceptDoubtful: {
      label: 'Accepter un résultat douteux',
      hint: 'Sans authentification, un mot de passe incorrect donne du bruit au lieu d’une erreur.',
    },
    textEncoding: 'Le texte est',
    ciphertextEncoding: 'Le texte chiffré est',
    key: { hint: '16, 24 ou 32 octets pour AES, 32 pour ChaCha20-Poly1305.' },
    keyEncoding: 'La clé est',
    iv: { hint: 'Tiré au hasard s’il est vide.' },
    ivEncoding: 'L’IV est',
    aad: { hint: 'Authentifiées mais non chiffrées, avec AES-GCM et ChaCha20-Poly1305.' },
    padding: { hint: 'PKCS#1 v1.5 ne sert qu’aux anciens systèmes.' },
    label: { hint: 'Pour OAEP ; la même pour chiffrer et déchiffrer, le plus souvent vide.' },
    passphrase: { hint: 'Vide si la clé n’est pas chiffrée.' },
    aadEncoding: 'Les données associées sont',
  },
} satisfies OperationTranslation<typeof words>;
