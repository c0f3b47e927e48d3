export const levels = ['L', 'M', 'Q', 'H'] as const;
export type Level = (typeof levels)[number];
export type Mode = 'numeric' | 'alphanumeric' | 'byte';

const encoder = new TextEncoder();
const numbers = (row: string): readonly number[] => row.split(' ').map(Number);

/** Data codewords of versions 1 to 40: ISO/IEC 18004, table 7. */
const codewords: Readonly<Record<Level, readonly number[]>> = {
  L: numbers(
    '19 34 55 80 108 136 156 194 232 274 324 370 428 461 523 589 647 721 795 861 932 1006 1094 1174 1276 1370 1468 1531 1631 1735 1843 1955 2071 2191 2306 2434 2566 2702 2812 2956',
  ),
  M: numbers(
    '16 28 44 64 86 108 124 154 182 216 254 290 334 365 415 453 507 563 627 669 714 782 860 914 1000 1062 1128 1193 1267 1373 1455 1541 1631 1725 1812 1914 1992 2102 2216 2334',
  ),
  Q: numbers(
    '13 22 34 48 62 76 88 110 132 154 180 206 244 261 295 325 367 397 445 485 512 568 614 664 718 754 808 871 911 985 1033 1115 1171 1231 1286 1354 1426 1502 1582 1666',
  ),
  H: numbers(
    '9 16 26 36 46 60 66 86 100 122 140 158 180 197 223 253 283 313 341 385 406 442 464 514 538 596 628 661 701 745 793 845 901 961 986 1054 1096 1142 1222 1276',
  ),
};

/** Bits of the character count in versions 1–9, 10–26 and 27–40: ISO/IEC 18004, table 3. */
const countBits: Readonly<Record<Mode, readonly [number, number, number]>> = {
  numeric: [10, 12, 14],
  alphanumeric: [9, 11, 13],
  byte: [8, 16, 16],
};

/** The one mode that a whole text is written in. */
export function modeOf(text: string): Mode {
  if (/^[0-9]+$/.test(text)) return 'numeric';
  return /^[0-9A-Z $%*+\-./:]+$/.test(text) ? 'alphanumeric' : 'byte';
}

/** How long a text is in its mode: digits, characters or bytes of UTF-8, which for the first two is the same. */
export function lengthOf(text: string): number {
  return encoder.encode(text).length;
}

/** How many digits, characters or bytes a symbol holds. */
export function capacityOf(version: number, level: Level, mode: Mode): number {
  const group = version < 10 ? 0 : version < 27 ? 1 : 2;
  const bits = (codewords[level][version - 1] ?? 0) * 8 - 4 - countBits[mode][group];
  if (mode === 'byte') return Math.floor(bits / 8);
  if (mode === 'alphanumeric') return Math.floor(bits / 11) * 2 + (bits % 11 >= 6 ? 1 : 0);
  return Math.floor(bits / 10) * 3 + (bits % 10 >= 7 ? 2 : bits % 10 >= 4 ? 1 : 0);
}

/** The smallest version from `least` on that holds so much, or undefined. */
export function versionFor(length: number, level: Level, mode: Mode, least: number): number | undefined {
  for (let version = least; version <= 40; version++) {
    if (length <= capacityOf(version, level, mode)) return version;
  }
  return undefined;
}
