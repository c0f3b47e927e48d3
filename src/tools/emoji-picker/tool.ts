import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'text',
  icon: 'smile',
  popularity: 52,
  width: 'wide',
  createdAt: '2023-08-07',
  dataSets: [{ name: 'Unicode Emoji 17.0 and CLDR 48 (emojibase-data 17.0.0)', date: '2025-10-29' }],
  en: {
    name: 'Emoji picker',
    summary: 'Finds an emoji and copies it, or its code points.',
    description: 'Finds an emoji by name in English or French, and copies it, its code points or an escape sequence.',
    keywords: [
      'emoji',
      'picker',
      'unicode',
      'code point',
      'shortcode',
      'smiley',
      'copy',
      'skin tone',
      'emoji search',
      'emoji keyboard',
      'emoticon',
    ],
  },
  fr: {
    name: 'Sélecteur d’emojis',
    summary: 'Trouve un emoji et le copie, ou son code.',
    description:
      'Trouve un emoji par son nom, en français ou en anglais, et copie l’emoji, ses points de code ou un échappement.',
    keywords: [
      'emoji',
      'émoji',
      'sélecteur',
      'unicode',
      'point de code',
      'smiley',
      'émoticône',
      'copier un emoji',
      'couleur de peau',
      'binette',
    ],
  },
});
