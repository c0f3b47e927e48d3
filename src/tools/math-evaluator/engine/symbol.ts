/** What an error is about: a name or a sign, and why it is wrong where the parser alone refuses it. */
interface Blame {
  /** Empty after the last sign. */
  readonly symbol: string;
  readonly reason: 'end' | 'unexpected';
}

/** The name or the sign at a column, from 1; a comment counts as the end of the line. */
export function blameAt(input: string, column: number): Blame {
  const symbol = /^(?:[\p{L}_][\p{L}\p{N}_]*|[^\s#])/u.exec(input.slice(column - 1))?.[0] ?? '';
  return { symbol, reason: symbol === '' ? 'end' : 'unexpected' };
}
