const literal = /^\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)$/;
const longest = 2000;

/** Pattern and flags of a literal that this runtime takes; undefined for what may be a path as well. */
export function readLiteral(text: string): { readonly pattern: string; readonly flags: string } | undefined {
  if (text.length > longest) return undefined;
  const [, pattern = '', flags = ''] = literal.exec(text) ?? [];
  if (pattern === '' || (flags === '' && !/[\\[(+*?]/.test(pattern))) return undefined;
  try {
    // Whether it compiles is the question.
    return new RegExp(pattern, flags).source === '' ? undefined : { pattern, flags };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
