import type { Pipe } from '../format.ts';

/** A ready-made pipe, with a sample and its result. */
export interface ReadyPipe {
  readonly id: string;
  /** Its name in both languages. */
  readonly en: string;
  readonly fr: string;
  readonly steps: readonly {
    readonly op: string;
    readonly input: Readonly<Record<string, unknown>>;
    readonly pick?: string;
  }[];
  readonly items?: Pipe['items'];
  readonly sample: string;
  readonly result: unknown;
}
