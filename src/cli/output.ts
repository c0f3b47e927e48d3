import { toJson } from '#run/value-json.ts';
import { write, type Streams } from './streams.ts';

/** Prints a text as it is, bytes and files raw, anything else as indented JSON; `asJson` makes everything JSON. */
export async function printValue(value: unknown, stdout: Streams['stdout'], asJson: boolean): Promise<void> {
  if (asJson) await write(stdout, `${await toJson(value, 2)}\n`);
  else if (typeof value === 'string') await write(stdout, stdout.isTTY ? `${value}\n` : value);
  else if (value instanceof Uint8Array) await write(stdout, value);
  else if (value instanceof Blob) for await (const chunk of value.stream()) await write(stdout, chunk);
  else await write(stdout, `${await toJson(value, 2)}\n`);
}
