export interface Kind {
  readonly head: string;
  /** `#` stands for the number of the entry. */
  readonly entry: string;
  readonly tail: string;
}
export interface LargeText {
  readonly id: string;
  readonly kind: string;
  readonly fields?: readonly string[];
  readonly input?: Readonly<Record<string, unknown>>;
}
export const kinds: Readonly<Record<string, Kind>>;
export const operations: readonly LargeText[];
