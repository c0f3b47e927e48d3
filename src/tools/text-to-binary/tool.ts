import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'binary',
  popularity: 48,
  width: 'wide',
  createdAt: '2026-11-22',
  en: {
    name: 'Text to binary',
    summary: 'Text to bits and bytes in any base, and back.',
    description:
      'Shows the bytes of a text in binary, octal, decimal or hexadecimal, in 22 character sets, and reads them back.',
    keywords: [
      'binary',
      'ascii',
      'hex',
      'octal',
      'decimal',
      'bytes',
      'text',
      'charset',
      'utf-8',
      'utf-16',
      'ebcdic',
      'shift_jis',
      'bits',
      'binary to text',
      'ascii codes',
    ],
  },
  fr: {
    name: 'Texte vers binaire',
    summary: 'Du texte en bits et en octets, dans toute base, et inversement.',
    description:
      'Affiche les octets d’un texte en binaire, octal, décimal ou hexadécimal, dans 22 jeux de caractères, et sait les relire.',
    keywords: [
      'binaire',
      'ascii',
      'hexadécimal',
      'octal',
      'décimal',
      'octets',
      'texte',
      'jeu de caractères',
      'utf-8',
      'utf-16',
      'ebcdic',
      'shift_jis',
      'bits',
    ],
  },
});
