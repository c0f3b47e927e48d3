import { names, type Dialect } from './fields.ts';

/** A word, and where it starts in the line. */
interface Token {
  readonly text: string;
  readonly index: number;
}

const isFieldLike = (token: string): boolean => /^[-0-9*,/?#LW]*$/i.test(token.replace(names, ''));

/** Those of Quartz with a year. */
const mostFields = 7;

interface Line {
  readonly tokens: readonly Token[];
  readonly command: string | null;
  /** How many words at the start could be fields; more than there are `tokens` where the command begins with some. */
  readonly fieldLike: number;
}

/** The fields of a pasted line, and what follows them. */
export function split(line: string): Line {
  const found = [...line.matchAll(/\S+/g)];
  let fieldLike = Math.min(5, found.length);
  while (fieldLike >= 5 && isFieldLike(found[fieldLike]?.[0] ?? '@')) fieldLike++;
  const count = Math.min(fieldLike, mostFields);
  const rest = found[count];
  return {
    tokens: found.slice(0, count).map(({ 0: text, index }) => ({ text, index })),
    command: rest ? line.slice(rest.index) : null,
    fieldLike,
  };
}

/** The dialect that fields without one are meant in. */
export function detect(tokens: readonly string[]): Dialect {
  if (tokens.length < 6) return 'unix';
  if (tokens.length > 6) return 'quartz';
  if (tokens[2] === '?' || tokens[4] === '?') return 'aws';
  if (tokens[3] === '?' || tokens[5] === '?') return 'quartz';
  return /^\d{4}/.test(tokens[5] ?? '') ? 'aws' : 'seconds';
}
