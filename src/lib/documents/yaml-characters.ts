import { CST, Lexer } from 'yaml';

export interface CharacterFault {
  readonly reason: 'unprintable';
  readonly offset: number;
}

/** Outside c-printable: YAML 1.2.2 §5.1. */
const unprintable = /[^\t\n\r\u0020-\u007e\u0085\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
/** Outside nb-json, which is all that quotes may hold. */
// oxlint-disable-next-line no-control-regex
const control = /[\0-\x08\v\f\x0e-\x1f]/;

/** What the lexer puts between the parts of the text. */
const marks: ReadonlySet<string> = new Set([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR]);

/** The first character that must be written as an escape, or not at all. */
export function characterFault(text: string): CharacterFault | undefined {
  if (!unprintable.test(text)) return undefined;
  let offset = 0;
  let isScalar = false;
  for (const lexeme of new Lexer().lex(text)) {
    if (!isScalar && marks.has(lexeme)) {
      isScalar = lexeme === CST.SCALAR;
      continue;
    }
    // A plain or block scalar comes behind a mark, a quoted one does not.
    const isQuoted = !isScalar && /^["']/.test(lexeme);
    const found = lexeme.search(isQuoted ? control : unprintable);
    if (found >= 0) return { reason: 'unprintable', offset: offset + found };
    offset += lexeme.length;
    isScalar = false;
  }
  return undefined;
}
