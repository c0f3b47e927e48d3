import { LineIndex } from '#lib/line-index.ts';
import type { Step } from '#lib/json-scan/token.ts';
import type { Places } from '#lib/documents/places.ts';
import type { Value } from '#lib/documents/value.ts';

/** Where values stand, by the steps to them. */
export class Locator {
  private lines: LineIndex | undefined;

  constructor(
    private readonly text: string,
    private readonly documents: readonly Value[],
    private readonly places: Places,
  ) {}

  /** The UTF-16 offset of a value; undefined for the root of several documents. */
  offsetOf(steps: readonly Step[]): number | undefined {
    // Several documents are an array that the text does not have.
    const path = this.documents.length === 1 ? [0, ...steps] : steps;
    const last = path.at(-1);
    if (last === undefined) return undefined;
    let container: Value = this.documents;
    for (const step of path.slice(0, -1)) {
      container = (
        container instanceof Map ? container.get(step) : (container as readonly Value[])[Number(step)]
      ) as Value;
    }
    return this.places.offsetOf(container as object, last);
  }

  placeOf(steps: readonly Step[]): { readonly line: number | null; readonly column: number | null } {
    const offset = this.offsetOf(steps);
    if (offset === undefined) return { line: null, column: null };
    this.lines ??= new LineIndex(this.text);
    const { line, column } = this.lines.positionOf(offset);
    return { line, column };
  }
}
