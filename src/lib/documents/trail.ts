import { toPointer } from '#lib/json-scan/path.ts';
import type { Step } from '#lib/json-scan/token.ts';

export type WarningCode =
  | 'comments-dropped'
  | 'duplicate-key'
  | 'tag-dropped'
  | 'date-as-string'
  | 'non-finite-number'
  | 'null-dropped'
  | 'integer-as-string'
  | 'yaml-1.1-differs';

/** Something that the result cannot keep, and where: a JSON Pointer (RFC 6901), empty for the whole text. */
export interface Warning {
  readonly code: WarningCode;
  readonly path: string;
}

/** Where a walk over documents is, the index of the document first, and what it found worth a warning. */
export class Trail {
  readonly steps: Step[] = [];
  readonly warnings: Warning[] = [];

  warn(code: WarningCode): void {
    this.warnings.push({ code, path: toPointer(this.steps) });
  }

  /** Walks into a member or element. */
  into<T>(step: Step, walk: () => T): T {
    this.steps.push(step);
    const result = walk();
    this.steps.pop();
    return result;
  }
}

/** A path without the document's index when there is only one document. */
export function withoutIndex(path: string, documents: number): string {
  return documents > 1 ? path : path.replace(/^\/\d+/, '');
}

/** Looks for the value at a path while documents are read; the nearest container that was met when it is not there. */
export class Search {
  offset = 0;
  private best = -1;

  constructor(private readonly path: string) {}

  /** A value that starts at this offset of the text is reached. */
  meet({ steps }: Trail, offset: number): void {
    const path = toPointer(steps);
    if (path.length <= this.best || !(this.path === path || this.path.startsWith(`${path}/`))) return;
    this.best = path.length;
    this.offset = offset;
  }
}
