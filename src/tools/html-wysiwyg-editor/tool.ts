import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'file-pen-line',
  width: 'wide',
  en: {
    name: 'HTML WYSIWYG editor',
    description: 'A rich text editor with its clean, formatted HTML next to it, editable on both sides.',
    keywords: ['html', 'wysiwyg', 'editor', 'rich text', 'format', 'paste', 'word', 'table', 'markdown'],
  },
  fr: {
    name: 'Éditeur HTML WYSIWYG',
    description: 'Un éditeur de texte riche avec, à côté, son HTML propre et indenté, modifiable des deux côtés.',
    keywords: ['html', 'wysiwyg', 'éditeur', 'texte riche', 'mise en forme', 'coller', 'word', 'tableau', 'markdown'],
  },
});
