import { choice, flag, list, text, type Input } from '#core/field.ts';

export const targets = [
  'typescript',
  'zod',
  'go',
  'rust',
  'python-dataclass',
  'python-pydantic',
  'python-typeddict',
  'java',
  'kotlin',
  'csharp',
  'swift',
  'php',
  'json-schema',
] as const;

export type TargetName = (typeof targets)[number];

export const convertFields = {
  /** The first sample. */
  text: text(''),
  samples: list(text(), {}, []),
  each: flag(false),
  target: choice(targets, 'typescript'),
  rootName: text('Root'),
  dates: choice(['string', 'native'], 'string'),
};

export type ConvertInput = Input<typeof convertFields>;
