/**
 * Numbers with the same sum, none of which overlaps another one; the largest stands last.
 * Shewchuk, Adaptive Precision Floating-Point Arithmetic (1997), §2.4: Grow-Expansion.
 */
function exactSum(values: readonly number[]): number[] {
  const parts: number[] = [];
  let length = 0;
  for (const value of values) {
    let total = value;
    let kept = 0;
    for (let at = 0; at < length; at++) {
      const part = parts[at] as number;
      const sum = total + part;
      const rest = Math.abs(total) < Math.abs(part) ? total - (sum - part) : part - (sum - total);
      if (rest !== 0) parts[kept++] = rest;
      total = sum;
    }
    parts[kept++] = total;
    length = kept;
  }
  return parts.slice(0, length);
}

/** The number that is nearest to the sum of the parts. */
function rounded(parts: readonly number[]): number {
  let at = parts.length - 1;
  let total = parts[at] ?? 0;
  let rest = 0;
  while (at > 0 && rest === 0) {
    const part = parts[--at] as number;
    const sum = total + part;
    rest = part - (sum - total);
    total = sum;
  }
  // Halfway between two numbers the next part says which one is nearer.
  const next = parts[at - 1] ?? 0;
  const isBeyond = rest !== 0 && Math.sign(rest) === Math.sign(next);
  return isBeyond && total + rest * 2 - total === rest * 2 ? total + rest * 2 : total;
}

/** Sums of numbers beyond this may be too large for a number. */
const large = 1e280;
/** Makes them smaller without changing a digit. */
const scale = 2 ** -100;
/** Splits a number in two halves of 26 digits. Dekker, A Floating-Point Technique (1971), §5. */
const splitter = 2 ** 27 + 1;

/** The mean, whatever order the numbers stand in. */
export function meanOf(values: readonly number[]): number {
  if (values.some((value) => Math.abs(value) > large)) return meanOf(values.map((value) => value * scale)) / scale;
  const parts = exactSum(values);
  const mean = rounded(parts) / values.length;
  const high = mean * splitter - (mean * splitter - mean);
  // What the division left over.
  const rest = exactSum([...parts, -high * values.length, -(mean - high) * values.length]);
  return mean + rounded(rest) / values.length || 0;
}
