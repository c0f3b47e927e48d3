import type { CDPSession, Page } from '@playwright/test';
import type { Result } from '../../src/core/operation.ts';

export interface FileCall {
  readonly id: string;
  /** The name of the field that takes the file. */
  readonly field: string;
  readonly input: object;
}
export interface FileFigures {
  readonly result: Result<unknown>;
  readonly reports: readonly (readonly [done: number, total: number])[];
  readonly size: number;
  /** Milliseconds. */
  readonly time: number;
  /** Megabytes. */
  readonly growth: number;
}
export function hashFile(page: Page, session: CDPSession, file: string, call: FileCall): Promise<FileFigures>;
