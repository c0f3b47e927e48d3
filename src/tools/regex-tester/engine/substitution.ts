/** A piece of a replacement (ECMA-262 2025, §22.1.3.19.1, GetSubstitution). */
export type Piece =
  | { readonly kind: 'literal'; readonly text: string; readonly start: number; readonly end: number }
  | { readonly kind: 'number'; readonly number: number; readonly start: number; readonly end: number }
  | { readonly kind: 'name'; readonly name: string; readonly start: number; readonly end: number }
  | {
      readonly kind: 'match' | 'before' | 'after' | 'dollar';
      readonly start: number;
      readonly end: number;
    };

const signs = { $: 'dollar', '&': 'match', '`': 'before', "'": 'after' } as const;
const isSign = (sign: string): sign is keyof typeof signs => Object.hasOwn(signs, sign);

/** Cuts a replacement into its pieces. Names mean something only where a group has one. */
export function piecesOf(template: string, groupCount: number, hasNames: boolean): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  const add = (piece: Piece): void => {
    if (piece.start > start) {
      pieces.push({ kind: 'literal', text: template.slice(start, piece.start), start, end: piece.start });
    }
    pieces.push(piece);
    start = piece.end;
  };
  for (let at = template.indexOf('$'); at >= 0; at = template.indexOf('$', Math.max(start, at + 1))) {
    const piece = pieceAt(template, at, groupCount, hasNames);
    if (piece) add(piece);
  }
  if (start < template.length) {
    pieces.push({ kind: 'literal', text: template.slice(start), start, end: template.length });
  }
  return pieces;
}

function pieceAt(template: string, start: number, groupCount: number, hasNames: boolean): Piece | undefined {
  const next = template.charAt(start + 1);
  if (isSign(next)) return { kind: signs[next], start, end: start + 2 };
  const close = next === '<' && hasNames ? template.indexOf('>', start) : -1;
  if (close > 0) return { kind: 'name', name: template.slice(start + 2, close), start, end: close + 1 };
  const digits = /^\d{1,2}/.exec(template.slice(start + 1, start + 3))?.[0] ?? '';
  for (const length of [digits.length, 1]) {
    const number = Number(digits.slice(0, length));
    if (number >= 1 && number <= groupCount) return { kind: 'number', number, start, end: start + 1 + length };
  }
  return undefined;
}

/** What the pieces stand for in one match. */
export function substitute(pieces: readonly Piece[], found: RegExpExecArray, text: string): string {
  return pieces
    .map((piece) => {
      switch (piece.kind) {
        case 'literal':
          return piece.text;
        case 'number':
          return found[piece.number] ?? '';
        case 'name':
          return found.groups?.[piece.name] ?? '';
        case 'match':
          return found[0];
        case 'before':
          return text.slice(0, found.index);
        case 'after':
          return text.slice(found.index + found[0].length);
        case 'dollar':
          return '$';
      }
    })
    .join('');
}
