/** ISO 13616: the rearranged number modulo 97 is 1. */
export function isIban(text: string): boolean {
  const digits = text.replace(/[ -]/g, '');
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(digits)) return false;
  let rest = 0;
  for (const character of digits.slice(4) + digits.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value < 10 ? 10 : 100) + value) % 97;
  }
  return rest === 1;
}

/** ISO/IEC 7812-1: the number of a payment card, with Luhn's check digit. */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/[ -]/g, '');
  if (!/^(?:[3-6]\d|2[2-7])\d{11,17}$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    sum += index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0);
  }
  return sum % 10 === 0;
}
