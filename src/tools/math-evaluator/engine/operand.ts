/** Where the characters of a kind begin that stand before a place. */
function runStart(text: string, end: number, kind: RegExp): number {
  let at = end;
  while (at > 0 && kind.test(text.charAt(at - 1))) at--;
  return at;
}

const word = /[\p{L}\p{N}_.]/u;

/** A number, a name, or both: `1e-3`, `0xff`, `rate`, `2x`. */
function wordStart(text: string, end: number): number {
  const start = runStart(text, end, word);
  const isExponent = '+-'.includes(text.charAt(start - 1)) && /^\d+$/.test(text.slice(start, end));
  if (start === 0 || !isExponent) return start;
  const mantissa = runStart(text, start - 1, word);
  return /^(?:\d+\.?\d*|\.\d+)e$/i.test(text.slice(mantissa, start - 1)) ? mantissa : start;
}

/** Where the parenthesis or bracket was opened that is closed before a place; -1 when it never was. */
function openingOf(text: string, end: number): number {
  let depth = 0;
  for (let at = end - 1; at >= 0; at--) {
    const sign = text.charAt(at);
    if (sign === ')' || sign === ']') depth += 1;
    if ((sign === '(' || sign === '[') && (depth -= 1) === 0) return at;
  }
  return -1;
}

/** Where one value begins: a number, a name, a call, what is in parentheses, a matrix or an element of one. */
function valueStart(text: string, before: number): number {
  let end = runStart(text, before, /[!'\s]/);
  while (end > 0 && /[)\]]/.test(text.charAt(end - 1))) {
    const opening = openingOf(text, end);
    if (opening <= 0 || !/[\p{L}\p{N}_)\]]/u.test(text.charAt(opening - 1))) return opening;
    end = opening;
  }
  const start = wordStart(text, end);
  return start === end ? -1 : start;
}

/** Where the operand begins that a text ends with, with all its powers; -1 when it ends with none. */
export function operandStart(text: string): number {
  let start = valueStart(text, text.length);
  while (start > 0) {
    const sign = runStart(text, start, /[-+~\s]/);
    if (text.charAt(sign - 1) !== '^') break;
    start = valueStart(text, text.charAt(sign - 2) === '.' ? sign - 2 : sign - 1);
  }
  return start;
}
