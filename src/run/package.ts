/*
 * What `import … from 'toolcrib'` gives; the operations themselves come from `toolcrib/<tool>`.
 */

export { ToolError, type Context, type Details, type Failure, type Operation, type Result } from '#core/operation.ts';
export type { Draft, Field, Fields, Input } from '#core/field.ts';
export type { Language } from '#core/text.ts';
export { loadOperation, loadOperations } from './load-operations.ts';
export { runWithMessage as execute, type ExecuteOptions } from './run-with-message.ts';
export { runPipe, type PipeResult } from './pipe/run-pipe.ts';
export type { ItemFault, Report } from './pipe/items.ts';
export type { Pipe, Step } from './pipe/format.ts';
