import type { Alternative, Model, Place } from '../model.ts';

export type Writer = (model: Model) => string;

/** The code of a file: its blocks, with a blank line between them, and one line break at its end. */
export const fileOf = (blocks: readonly string[], gap = '\n\n'): string =>
  `${blocks.filter((block) => block !== '').join(gap)}\n`;

/** The one alternative, where a language without unions has a type for it. */
export function onlyOf({ alternatives }: Place): Alternative | undefined {
  return alternatives.length === 1 ? alternatives[0] : undefined;
}

/** Collects what a file imports, and writes it one a line, sorted. */
export class Imports {
  private readonly names = new Set<string>();

  use(name: string): void {
    this.names.add(name);
  }

  get sorted(): readonly string[] {
    // Code points, not the order of a language.
    return [...this.names].toSorted();
  }
}
