import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'converter',
  icon: 'binary',
  popularity: 97,
  takesText: ['text'],
  width: 'wide',
  redirectFrom: ['/file-to-base64', '/base64-converter'],
  en: {
    name: 'Base64 string encoder/decoder',
    summary: 'Encodes text to Base64 and decodes it back.',
    description:
      'Encodes text to Base64 and decodes Base64 to text, with a choice of alphabet, padding and character set.',
    keywords: [
      'base64',
      'base64url',
      'encode',
      'decode',
      'atob',
      'btoa',
      'utf-8',
      'data uri',
      'b64',
      'charset',
      'rfc 4648',
    ],
  },
  fr: {
    name: 'Encodeur/décodeur Base64 (texte)',
    summary: 'Encode un texte en Base64 et le décode.',
    description:
      'Encode du texte en Base64 et décode du Base64 en texte : alphabet URL, remplissage et jeu de caractères au choix.',
    keywords: [
      'base64',
      'base64url',
      'encoder',
      'décoder',
      'atob',
      'btoa',
      'utf-8',
      'data uri',
      'chaîne',
      'encodage',
      'décodage',
      'jeu de caractères',
    ],
  },
});
