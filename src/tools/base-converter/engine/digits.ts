/** How many digits of a base fit a number without loss. */
const chunkSize = (base: number): number => Math.floor(53 / Math.log2(base));

/** The integer that digits mean, the most significant first. Neighbors are joined pair by pair: never quadratic. */
export function joinDigits(digits: Uint8Array, base: number): bigint {
  const size = chunkSize(base);
  let parts: bigint[] = [];
  for (let end = digits.length; end > 0; end -= size) {
    let chunk = 0;
    for (let at = Math.max(0, end - size); at < end; at++) chunk = chunk * base + (digits[at] as number);
    parts.push(BigInt(chunk));
  }
  // The least significant part comes first.
  for (let power = BigInt(base) ** BigInt(size); parts.length > 1; power *= power) {
    const joined: bigint[] = [];
    for (let at = 0; at < parts.length; at += 2) {
      joined.push((parts[at] as bigint) + (parts[at + 1] ?? 0n) * power);
    }
    parts = joined;
  }
  return parts[0] ?? 0n;
}

/** The digits of an integer that is not negative, the most significant first; `[0]` for zero. */
export function splitDigits(value: bigint, base: number): Uint8Array {
  if (base <= 36) return Uint8Array.from(value.toString(base), (digit) => Number.parseInt(digit, 36));
  const size = chunkSize(base);
  const powers = [BigInt(base) ** BigInt(size)];
  for (let top = powers[0] as bigint; top <= value;) powers.push((top *= top));
  const digits = new Uint8Array(size * 2 ** (powers.length - 1));
  const write = (part: bigint, level: number, from: number): void => {
    if (level === 0) {
      let rest = Number(part);
      for (let at = from + size - 1; at >= from; at--, rest = Math.floor(rest / base)) digits[at] = rest % base;
      return;
    }
    if (part === 0n) return;
    const power = powers[level - 1] as bigint;
    const high = part / power;
    write(high, level - 1, from);
    write(part - high * power, level - 1, from + size * 2 ** (level - 1));
  };
  write(value, powers.length - 1, 0);
  const first = digits.findIndex((digit) => digit !== 0);
  return digits.subarray(first < 0 ? digits.length - 1 : first);
}
