import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'crypto',
  icon: 'lock',
  popularity: 56,
  takesText: ['plain'],
  width: 'wide',
  redirectFrom: ['/cypher'],
  en: {
    name: 'Encrypt / decrypt text',
    summary: 'Encrypts and decrypts text with a password or a key.',
    description:
      'Encrypts text with a password, reads what OpenSSL and CryptoJS produce, and runs raw AES or ChaCha20 with your key and IV.',
    keywords: [
      'encrypt',
      'decrypt',
      'cipher',
      'cypher',
      'aes',
      'gcm',
      'cbc',
      'openssl',
      'tripledes',
      'rabbit',
      'rc4',
      'chacha20',
      'age-encryption',
      'encryption',
    ],
  },
  fr: {
    name: 'Chiffrer / déchiffrer un texte',
    summary: 'Chiffre un texte par mot de passe ou par clé.',
    description:
      'Chiffre un texte par mot de passe (AES-256-GCM), déchiffre les formats OpenSSL et CryptoJS, et applique vos propres clés et IV.',
    keywords: [
      'chiffrer',
      'déchiffrer',
      'chiffrement',
      'crypter',
      'décrypter',
      'aes',
      'gcm',
      'cbc',
      'openssl',
      'tripledes',
      'rabbit',
      'rc4',
      'chacha20',
      'age-encryption',
    ],
  },
});
