import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'crypto',
  icon: 'fingerprint',
  width: 'medium',
  redirectFrom: ['/hash'],
  en: {
    name: 'Hash text',
    description:
      'Computes every common digest and checksum of a text or a file, and says which one an expected value is.',
    keywords: [
      'hash',
      'digest',
      'checksum',
      'md5',
      'sha1',
      'sha256',
      'sha512',
      'sha3',
      'blake3',
      'crc32',
      'integrity',
      'file',
      'hash generator',
      'keccak',
      'ripemd160',
      'fingerprint',
      'xxhash',
      'adler32',
    ],
  },
  fr: {
    name: 'Hachage de texte',
    description:
      'Calculez l’empreinte d’un texte ou d’un fichier (MD5, SHA, SHA-3, BLAKE, CRC…) et vérifiez une somme de contrôle.',
    keywords: [
      'hachage',
      'empreinte',
      'somme de contrôle',
      'md5',
      'sha1',
      'sha256',
      'sha512',
      'sha3',
      'blake3',
      'crc32',
      'intégrité',
      'fichier',
      'hacher',
      'condensat',
    ],
  },
});
