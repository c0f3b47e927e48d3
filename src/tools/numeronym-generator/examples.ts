import type { Example } from '#core/example.ts';

const generate = (text: string, value: string, options: object = {}): Example => ({
  op: 'generate',
  input: { text, ...options },
  value,
});

export const examples: readonly Example[] = [
  generate('internationalization', 'i18n'),
  generate('Hello, big world', 'H3o, big w3d'),
  generate('Andreessen Horowitz', 'a16z', { unit: 'lines', letterCase: 'lower' }),
  generate('cat', 'cat'),
  generate('café', 'c2é'),
  {
    op: 'table',
    input: { text: 'internationalization and institutionalization and café' },
    value: [
      {
        word: 'internationalization',
        numeronym: 'i18n',
        length: 20,
        clashes: ['institutionalization'],
      },
      { word: 'institutionalization', numeronym: 'i18n', length: 20, clashes: ['internationalization'] },
      { word: 'café', numeronym: 'c2é', length: 4, clashes: [] },
    ],
  },
  {
    op: 'expand',
    input: { text: 'K8s and i18n' },
    value: [
      { numeronym: 'k8s', known: ['Kubernetes'], fromWords: [] },
      { numeronym: 'i18n', known: ['internationalization'], fromWords: [] },
    ],
  },
];
