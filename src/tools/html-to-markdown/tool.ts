import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'text',
  icon: 'file-down',
  popularity: 58,
  width: 'wide',
  createdAt: '2026-11-22',
  en: {
    name: 'HTML to Markdown',
    summary: 'Turns HTML into clean Markdown.',
    description: 'Turns HTML, or what you paste from a web page or a document, into clean Markdown or plain text.',
    keywords: ['html', 'markdown', 'convert', 'turndown', 'paste', 'article', 'strip tags', 'plain text'],
  },
  fr: {
    name: 'HTML vers Markdown',
    summary: 'Transforme du HTML en Markdown propre.',
    description:
      'Transforme du HTML, ou ce que vous collez depuis une page web ou un document, en Markdown propre ou en texte brut.',
    keywords: ['html', 'markdown', 'convertir', 'coller', 'article', 'texte brut', 'supprimer les balises'],
  },
});
