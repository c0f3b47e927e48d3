/** The line endings that a text uses. */
export interface Endings {
  readonly crLf: boolean;
  readonly lf: boolean;
}

export function endingsOf(text: string): Endings {
  return { crLf: text.includes('\r\n'), lf: /(?:^|[^\r])\n/.test(text) };
}

export const withLf = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);

export type Sameness = 'identical' | 'endings' | 'trailing' | 'ignored';

const withoutTrailing = (text: string): string =>
  withLf(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');

/** In what sense two texts between which nothing is marked are the same. */
export function samenessOf(left: string, right: string): Sameness {
  if (left === right) return 'identical';
  if (withLf(left) === withLf(right)) return 'endings';
  return withoutTrailing(left) === withoutTrailing(right) ? 'trailing' : 'ignored';
}
