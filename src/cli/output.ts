import { toJson } from '#run/value-json.ts';
import { causeOf } from './files.ts';
import { write, type Streams } from './streams.ts';

/** Prints a text as it is, bytes and files raw, anything else as indented JSON; `asJson` makes everything JSON. */
export async function printValue(value: unknown, stdout: Streams['stdout'], asJson: boolean): Promise<void> {
  if (asJson) await write(stdout, `${await toJson(value, 2)}\n`);
  else if (typeof value === 'string') await write(stdout, stdout.isTTY ? `${value}\n` : value);
  else if (value instanceof Uint8Array) await write(stdout, value);
  else if (value instanceof Blob) for await (const chunk of value.stream()) await write(stdout, chunk);
  else await write(stdout, `${await toJson(value, 2)}\n`);
}

/** Says why the standard output takes no more; answers the exit code. It may not wait: the process ends at once. */
export function endOfOutput(error: NodeJS.ErrnoException, stderr: Streams['stderr']): number {
  // `toolcrib list | head -1` closes the pipe early: no error. Windows calls it EOF.
  if (error.code === 'EPIPE' || error.code === 'EOF') return 0;
  stderr.write(`The output cannot be written (${causeOf(error)}).\n`);
  return 1;
}
