import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'text',
  icon: 'smile',
  width: 'wide',
  createdAt: '2023-08-07',
  dataSets: [{ name: 'Unicode Emoji 17.0 and CLDR 48 (emojibase-data 17.0.0)', date: '2025-10-29' }],
  en: {
    name: 'Emoji picker',
    description: 'Find an emoji by name in English or French and copy it, its code points or any escape.',
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
    description:
      'Trouvez un emoji par son nom ou un mot-clé, copiez-le ou copiez ses points de code et ses échappements.',
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
