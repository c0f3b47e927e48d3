export interface Kind {
  readonly head: string;
  /** `#` stands for the number of the entry. */
  readonly entry: string;
  readonly tail: string;
}
/** In a `bench.json` with `op`, the part of the id after the tool, instead of `id`. */
export interface LargeText {
  readonly id: string;
  /** The name of one of the kinds. */
  readonly kind: string;
  /** The fields that take the text; `text` unless told. A second one gets a text that differs in one place. */
  readonly fields?: readonly string[];
  /** What else the operation needs. */
  readonly input?: Readonly<Record<string, unknown>>;
}
export const kinds: Readonly<Record<string, Kind>>;
export const operations: readonly LargeText[];
