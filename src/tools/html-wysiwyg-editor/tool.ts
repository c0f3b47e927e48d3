import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'web',
  icon: 'file-pen-line',
  popularity: 40,
  width: 'wide',
  en: {
    name: 'HTML WYSIWYG editor',
    summary: 'A rich text editor beside its clean HTML.',
    description: 'A rich text editor with its clean, formatted HTML next to it, editable on both sides.',
    keywords: ['html', 'wysiwyg', 'editor', 'rich text', 'format', 'paste', 'word', 'table', 'markdown'],
  },
  fr: {
    name: 'Éditeur HTML WYSIWYG',
    summary: 'Un texte enrichi à côté de son HTML propre.',
    description: 'Un éditeur de texte enrichi avec, à côté, son HTML propre et indenté, modifiable des deux côtés.',
    keywords: ['html', 'wysiwyg', 'éditeur', 'texte riche', 'mise en forme', 'coller', 'word', 'tableau', 'markdown'],
  },
});
