import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'development',
  icon: 'regex',
  popularity: 89,
  width: 'wide',
  createdAt: '2026-11-22',
  en: {
    name: 'Regex tester',
    summary: 'Tests a regular expression and explains its matches.',
    description:
      'Tests a JavaScript regular expression: matches, groups, replacement, explanation, unit tests, and code for six languages.',
    keywords: [
      'regex',
      'regexp',
      'regular expression',
      'pattern',
      'match',
      'capture group',
      'replace',
      'split',
      'test',
      'redos',
      'explain',
      'regex online',
      'regex101',
    ],
  },
  fr: {
    name: 'Testeur d’expressions régulières',
    summary: 'Teste et explique une expression régulière.',
    description:
      'Teste une expression régulière JavaScript : correspondances, remplacement, explication, tests unitaires, code en six langages.',
    keywords: [
      'regex',
      'regexp',
      'expression régulière',
      'expression rationnelle',
      'motif',
      'correspondance',
      'groupe',
      'remplacer',
      'découper',
      'tester',
      'redos',
      'expliquer',
    ],
  },
});
