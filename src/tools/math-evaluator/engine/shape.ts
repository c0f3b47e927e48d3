const token =
  /\s*(?:(\d+(?:\.\d+)?(?:e[+-]?\d+)?|\.\d+)|(sqrt|cbrt|sin|cos|tan|asin|acos|atan|log10|log2|log|ln|exp|abs|floor|ceil|round|min|max|pow|gcd|lcm|mod(?=\())(?=\s*\()|(pi|tau|e|π)(?![\p{L}\d])|(\*\*|[-+*/^%×÷·−]|mod(?=\s))|([(),!]))/uy;

/** A whole date, in what may be a count of days from it. */
const date = /(?<![\d.])(?:\d{4}-\d\d-\d\d|\d\d?([/.])\d\d?\1\d{4})(?![\d.])/;

/** What only looks like one: ranges, dates with and without a year, telephone numbers, years of a season, 24/7 and 50/50. */
const others =
  /^[+-]?[\d.]+(?:-[\d.]+)+$|^\d{1,4}([/.-])\d{1,2}\1\d{1,4}$|^0[1-9]\/\d{1,2}$|^\d{1,2}\/0[1-9]$|^1[0-2]\/(?:[12]\d|3[01])$|^(?:[12]\d|3[01])\/1[0-2]$|^\d{4}\/\d{2,4}$|^24\/7$|^(\d+)\/\2$|^\+?\d[\d\s]*$/;

/**
 * Is the line a whole expression of numbers with an operator or a function between them? No names but those of functions
 * and constants; a number alone, a date, a range, a telephone number and a version are none.
 */
export function isExpression(line: string): boolean {
  const text = line.trim();
  if (others.test(text) || date.test(text)) return false;
  let open = 0;
  let needsOperand = true;
  let operators = 0;
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const [found, digits, call, constant, operator, sign] = token.exec(text) ?? [];
    if (found === undefined) return false;
    if (digits !== undefined || constant !== undefined || call !== undefined) {
      if (!needsOperand) return false;
      needsOperand = call !== undefined;
      if (call !== undefined) operators++;
    } else if (operator !== undefined) {
      if (needsOperand) {
        // After a percent sign it may be a remainder or a sum.
        if (!/[-+−]/.test(operator) || /%\s*[-+−]$/.test(text.slice(0, token.lastIndex))) return false;
      } else operators++;
      needsOperand = true;
    } else if (sign === '(') {
      if (!needsOperand) return false;
      open++;
    } else if (needsOperand) {
      return false;
    } else if (sign === ')') {
      if (--open < 0) return false;
    } else if (sign === ',') {
      if (open === 0) return false;
      needsOperand = true;
    }
  }
  return !needsOperand && open === 0 && operators > 0;
}
