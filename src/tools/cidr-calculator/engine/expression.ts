import { formatIpv4, lastOf, octetsOf } from '#lib/net.ts';

/** Numbers from `low` to `high` of the same number of digits, as an expression. */
function between(low: string, high: string): string {
  if (low === high) return low;
  if (low.length === 1) return digits(low, high);
  const [first, last] = [low.charAt(0), high.charAt(0)];
  const [restOfLow, restOfHigh] = [low.slice(1), high.slice(1)];
  if (first === last) return first + grouped(between(restOfLow, restOfHigh));
  const lowest = '0'.repeat(restOfLow.length);
  const highest = '9'.repeat(restOfLow.length);
  const isLowWhole = restOfLow === lowest;
  const isHighWhole = restOfHigh === highest;
  const from = isLowWhole ? first : String(Number(first) + 1);
  const to = isHighWhole ? last : String(Number(last) - 1);
  return [
    ...(isLowWhole ? [] : [first + grouped(between(restOfLow, highest))]),
    ...(from <= to ? [digits(from, to) + between(lowest, highest)] : []),
    ...(isHighWhole ? [] : [last + grouped(between(lowest, restOfHigh))]),
  ].join('|');
}

const grouped = (expression: string): string => (expression.includes('|') ? `(?:${expression})` : expression);

function digits(low: string, high: string): string {
  if (low === high) return low;
  if (low === '0' && high === '9') return '\\d';
  return Number(high) - Number(low) === 1 ? `[${low}${high}]` : `[${low}-${high}]`;
}

/** The decimal numbers from `low` to `high`, 0 to 255, without leading zeros, as an expression that no quantifier is in. */
export function octetExpression(low: number, high: number): string {
  const pieces = [
    [0, 9],
    [10, 99],
    [100, 255],
  ].flatMap(([from = 0, to = 0]) => {
    const [a, b] = [Math.max(low, from), Math.min(high, to)];
    return a > b ? [] : [between(String(a), String(b))];
  });
  return grouped(pieces.join('|'));
}

/** An anchored expression for the dotted addresses of an IPv4 network. */
export function networkExpression(first: number, prefix: number): string {
  const lowest = octetsOf(first);
  const highest = octetsOf(lastOf({ first, prefix }));
  return prefix === 32
    ? `^${formatIpv4(first).replaceAll('.', '\\.')}$`
    : `^${lowest.map((octet, at) => octetExpression(octet, highest[at] ?? octet)).join('\\.')}$`;
}
