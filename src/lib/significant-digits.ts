/** To 15 significant digits, which leaves no trace of binary fractions. A finite number stays finite. */
export function toFifteenDigits(value: number): number {
  const rounded = Number(value.toPrecision(15));
  // The largest numbers would be rounded up to more than there is.
  return Number.isFinite(rounded) ? rounded : value;
}
