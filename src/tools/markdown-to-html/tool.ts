import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'text',
  icon: 'heading',
  width: 'wide',
  createdAt: '2026-11-22',
  en: {
    name: 'Markdown to HTML',
    summary: 'Renders Markdown as clean HTML, with a preview.',
    description:
      'Renders Markdown (CommonMark, GitHub) live as clean, sanitized HTML with a table of contents, and prints it or saves it as PDF.',
    keywords: [
      'markdown',
      'html',
      'commonmark',
      'gfm',
      'preview',
      'readme',
      'render',
      'toc',
      'table of contents',
      'print',
      'pdf',
      'md',
      'md to html',
      'markdown converter',
      'markdown viewer',
    ],
  },
  fr: {
    name: 'Markdown vers HTML',
    summary: 'Convertit du Markdown en HTML propre, avec aperçu.',
    description:
      'Convertit en direct du Markdown (CommonMark, GitHub) en HTML propre et assaini, avec table des matières et export en PDF.',
    keywords: [
      'markdown',
      'html',
      'commonmark',
      'gfm',
      'aperçu',
      'readme',
      'table des matières',
      'imprimer',
      'pdf',
      'convertir du markdown',
    ],
  },
});
