import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'development',
  icon: 'code-xml',
  width: 'wide',
  en: {
    name: 'XML formatter',
    description: 'Indents or minifies XML without changing what it means, and says where it is not well-formed.',
    keywords: [
      'xml',
      'format',
      'prettify',
      'indent',
      'minify',
      'validate',
      'soap',
      'svg',
      'rss',
      'beautify',
      'well-formed',
      'xml lint',
    ],
  },
  fr: {
    name: 'Mise en forme XML',
    description: 'Indente ou compacte du XML sans en changer le sens, et indique où il est mal formé.',
    keywords: [
      'xml',
      'formater du xml',
      'indenter du xml',
      'minifier du xml',
      'valider du xml',
      'bien formé',
      'soap',
      'svg',
      'rss',
      'mise en forme xml',
      'embellir du xml',
      'mise en forme',
    ],
  },
});
