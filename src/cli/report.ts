import type { Failure } from '#core/operation.ts';
import { toJson } from '#run/value-json.ts';
import { write, type Streams } from './streams.ts';

/** Codes of errors that leave nothing to run: exit code 2. */
const notFound: ReadonlySet<string> = new Set([
  'unknown-command',
  'unknown-tool',
  'unknown-operation',
  'missing-operation',
]);

/** Tells an error: its sentence on the standard error, or all of it as JSON on the standard output. Answers the exit code. */
export async function report(error: Failure, { stdout, stderr }: Streams, asJson: boolean): Promise<number> {
  if (asJson) await write(stdout, `${await toJson(error, 2)}\n`);
  else await write(stderr, `${error.message}\n`);
  return notFound.has(error.code) ? 2 : 1;
}
