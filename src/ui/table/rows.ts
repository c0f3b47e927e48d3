/** Height of a row with one line, in px. */
export const rowHeight = 40;

export interface RowProps {
  readonly index: number;
  /** Measures the row where only those in sight are drawn. */
  readonly ref?: (element: Element | null) => void;
}
