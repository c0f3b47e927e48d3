import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'development',
  icon: 'braces',
  popularity: 72,
  width: 'wide',
  createdAt: '2026-11-22',
  en: {
    name: 'JSON to types',
    summary: 'Writes types for many languages from JSON samples.',
    description:
      'Writes types for TypeScript, Zod, Go, Rust, Python, Java, Kotlin, C#, Swift or PHP from one or several JSON samples.',
    keywords: [
      'json to typescript',
      'zod',
      'go struct',
      'rust serde',
      'pydantic',
      'dataclass',
      'typeddict',
      'java record',
      'kotlin data class',
      'c# class',
      'swift codable',
      'php class',
      'quicktype',
      'interface',
      'model',
      'generate',
    ],
  },
  fr: {
    name: 'JSON vers types',
    summary: 'Écrit des types à partir de JSON.',
    description:
      'Écrit les types TypeScript, Zod, Go, Rust, Python, Java, Kotlin, C#, Swift ou PHP à partir d’un ou plusieurs exemples JSON.',
    keywords: [
      'json vers typescript',
      'types',
      'générer',
      'classe',
      'modèle',
      'interface',
      'pydantic',
      'zod',
      'struct go',
    ],
  },
});
