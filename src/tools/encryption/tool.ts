import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'crypto',
  icon: 'lock',
  width: 'wide',
  redirectFrom: ['/cypher'],
  en: {
    name: 'Encrypt / decrypt text',
    description:
      'Encrypts text with a password in a standard format, reads what OpenSSL and CryptoJS produce, and runs raw AES/ChaCha20 with your key and IV.',
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
      'encryption',
    ],
  },
  fr: {
    name: 'Chiffrer / déchiffrer un texte',
    description:
      'Chiffrez un texte par mot de passe (AES-256-GCM), déchiffrez les formats OpenSSL et CryptoJS, ou utilisez votre clé et votre IV.',
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
    ],
  },
});
