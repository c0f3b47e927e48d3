import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'percent',
  popularity: 91,
  takesText: ['text'],
  width: 'wide',
  en: {
    name: 'URL encoder / decoder',
    summary: 'Percent-encodes text for a URL and decodes it back.',
    description:
      'Percent-encodes text for a URL, and decodes it back, with the exact rule set you need and an explanation of what is malformed.',
    keywords: [
      'url',
      'uri',
      'percent',
      'encode',
      'decode',
      'escape',
      'query string',
      'form',
      'encodeURIComponent',
      '%20',
    ],
  },
  fr: {
    name: 'Encodeur / décodeur d’URL',
    summary: 'Encode un texte pour une URL et le décode.',
    description:
      'Encode un texte pour l’insérer dans une URL (encodage-pourcent) et le décode, avec le détail des séquences malformées.',
    keywords: [
      'url',
      'uri',
      'encodage-pourcent',
      'échapper',
      'chaîne de requête',
      'formulaire',
      'encodeURIComponent',
      '%20',
      'encoder',
      'décoder',
    ],
  },
});
