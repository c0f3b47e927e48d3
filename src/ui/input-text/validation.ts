/** A rule fails when its validator returns false, null or undefined, or throws. */
export interface Rule<T = string> {
  readonly validator: (value: T) => unknown;
  readonly message: string;
}

function passes<T>({ validator }: Rule<T>, value: T): boolean {
  try {
    const verdict = validator(value);
    return verdict !== false && verdict !== null && verdict !== undefined;
  } catch {
    return false;
  }
}

/** The message of the last failing rule; undefined when every rule passes. */
export function validate<T>(value: T, rules: readonly Rule<T>[]): string | undefined {
  return rules.findLast((rule) => !passes(rule, value))?.message;
}
