export interface Heading {
  /** 1 to 6. */
  readonly depth: number;
  readonly text: string;
  /** As GitHub makes it of the text, with a number for what repeats. */
  readonly id: string;
}

export interface Entry extends Heading {
  readonly level: number;
}
