const literal = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[\p{L}\p{N}_$\u200c\u200d]+|./suy;

/** The end of the key or word that starts at an offset, or one character further if there is none. */
export function literalEnd(text: string, offset: number): number {
  literal.lastIndex = offset;
  return literal.test(text) ? literal.lastIndex : offset + 1;
}
