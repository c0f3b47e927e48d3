import type { Result } from '#core/operation.ts';

/** Page to worker. */
export type Request =
  | { readonly type: 'run'; readonly run: number; readonly id: string; readonly input: unknown }
  | { readonly type: 'cancel'; readonly run: number };

/** Worker to page. A crash is anything thrown that is not a `ToolError`: a bug. */
export type Reply =
  /** The engine is loaded; from here the time counts. */
  | { readonly type: 'started'; readonly run: number }
  | { readonly type: 'progress'; readonly run: number; readonly done: number; readonly total: number }
  | { readonly type: 'result'; readonly run: number; readonly result: Result<unknown> }
  | { readonly type: 'crash'; readonly run: number; readonly message: string; readonly stack: string };
