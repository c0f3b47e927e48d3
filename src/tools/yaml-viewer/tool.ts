import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'development',
  icon: 'file-check-2',
  popularity: 54,
  width: 'wide',
  createdAt: '2026-11-22',
  redirectFrom: ['/yaml-prettify'],
  en: {
    name: 'YAML viewer and linter',
    summary: 'Shows, tidies and checks YAML.',
    description:
      'Validates and tidies YAML with its comments kept, and points out the values that YAML parsers disagree about.',
    keywords: [
      'yaml',
      'yml',
      'validate',
      'lint',
      'prettify',
      'format',
      'beautify',
      'norway problem',
      'anchors',
      'multi-document',
      'kubernetes',
      'docker compose',
      'indent',
      'sort keys',
      'yamllint',
      'yaml check',
      'kubernetes yaml',
    ],
  },
  fr: {
    name: 'Visualiseur et vérificateur YAML',
    summary: 'Affiche, met en forme et vérifie du YAML.',
    description:
      'Valide et met en forme du YAML sans perdre les commentaires, et signale les valeurs que les analyseurs YAML comprennent différemment.',
    keywords: [
      'yaml',
      'yml',
      'valider du yaml',
      'mettre en forme du yaml',
      'indentation',
      'formater du yaml',
      'ancres',
      'kubernetes',
      'docker compose',
    ],
  },
});
