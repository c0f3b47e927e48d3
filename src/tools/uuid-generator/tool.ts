import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'crypto',
  icon: 'id-card',
  popularity: 94,
  width: 'medium',
  en: {
    name: 'UUID generator',
    summary: 'UUIDs of every version, one or thousands.',
    description: 'Generates UUIDs of every RFC 9562 version, one or thousands, and explains an existing one.',
    keywords: [
      'uuid',
      'guid',
      'v4',
      'v7',
      'v5',
      'v1',
      'random',
      'identifier',
      'nil',
      'namespace',
      'decode',
      'uuid v7',
      'unique id',
      'rfc 9562',
    ],
  },
  fr: {
    name: 'Générateur d’UUID',
    summary: 'Des UUID de toutes les versions, un ou des milliers.',
    description:
      'Génère des UUID de toutes les versions de la RFC 9562, un ou des milliers, et explique un UUID existant.',
    keywords: [
      'uuid',
      'guid',
      'v4',
      'v7',
      'v5',
      'v1',
      'aléatoire',
      'identifiant',
      'nil',
      'espace de noms',
      'décoder',
      'identifiant unique',
    ],
  },
});
