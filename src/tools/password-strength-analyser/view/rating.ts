const year = 365.25 * 86_400;
/** Seconds below which a password has this rating: an hour, a month, a year, a century. */
const limits = [
  [0, 3600],
  [1, year / 12],
  [2, year],
  [3, 100 * year],
] as const;

/**
 * How strong a password is against an attack that takes `seconds`: from 0, very weak, to 4, very strong. The score of
 * zxcvbn always supposes a slow hash, so it contradicts the time of another attack.
 *
 * @example
 * ```ts
 * ratingOf(0.004); // 0
 * ratingOf(5 * 365 * 86_400); // 3
 * ```
 */
export const ratingOf = (seconds: number): 0 | 1 | 2 | 3 | 4 => limits.find(([, limit]) => seconds < limit)?.[0] ?? 4;
