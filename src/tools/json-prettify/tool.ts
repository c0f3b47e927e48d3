import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'development',
  icon: 'braces',
  width: 'wide',
  redirectFrom: ['/json-viewer'],
  en: {
    name: 'JSON prettify and format',
    description:
      'Formats JSON for reading without changing one digit of it, explains errors, and lets you walk the document as a tree.',
    keywords: [
      'json',
      'prettify',
      'format',
      'beautify',
      'viewer',
      'tree',
      'validate',
      'lint',
      'jsonc',
      'json5',
      'pretty print',
      'editor',
      'repair',
      'fix',
      'sort keys',
    ],
  },
  fr: {
    name: 'Mise en forme JSON',
    description:
      'Met en forme du JSON sans en altérer un seul chiffre, explique les erreurs et permet de parcourir le document en arbre.',
    keywords: [
      'json',
      'mise en forme',
      'formater',
      'indenter',
      'visualiseur',
      'arbre',
      'valider',
      'vérifier',
      'jsonc',
      'json5',
      'indentation',
      'visionneuse',
      'embellir',
      'lisible',
      'réparer',
      'trier les clés',
      'mettre en forme json',
    ],
  },
});
