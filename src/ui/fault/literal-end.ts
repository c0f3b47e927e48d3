const literal = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[\p{L}\p{N}_$\u200c\u200d]+/suy;

/** Where the key or word that starts at an offset ends; one character further when there is none. */
export function literalEnd(text: string, offset: number): number {
  literal.lastIndex = offset;
  return literal.test(text) ? literal.lastIndex : offset + 1;
}
