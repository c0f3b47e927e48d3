/** In the order of `convert-all`. */
export const styles = [
  'lower',
  'upper',
  'sentence',
  'title',
  'capitalized',
  'camel',
  'pascal',
  'snake',
  'constant',
  'kebab',
  'cobol',
  'train',
  'dot',
  'path',
  'words',
  'capitalWords',
  'flat',
  'alternating',
  'inverted',
] as const;
export type Style = (typeof styles)[number];
