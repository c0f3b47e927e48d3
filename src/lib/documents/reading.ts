import type { Places } from './places.ts';
import type { Search, Warning } from './trail.ts';
import type { Value } from './value.ts';

/** What a reader makes of a text. The paths of the warnings start with the index of their document. */
export interface Reading {
  readonly documents: readonly Value[];
  readonly comments: number;
  readonly warnings: readonly Warning[];
}

export interface ReadOptions {
  /** JSON: RFC 8259 exactly. */
  readonly strict?: boolean;
  readonly yamlVersion?: '1.2' | '1.1';
  /** YAML: plain scalars that are dates of TOML become dates. */
  readonly dates?: 'native' | 'string';
  /** Told where every value stands. */
  readonly search?: Search | undefined;
  /** Told where all values stand; the documents are the container of the roots. */
  readonly places?: Places | undefined;
}
