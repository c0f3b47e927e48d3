import { ToolError } from '#core/operation.ts';
import { ask } from '#run/ask.ts';
import { toJson } from '#run/value-json.ts';
import { unknownOption } from './options.ts';
import { write, type Streams } from './streams.ts';

const examples = ['sha256 abc', '20 c in f', '255 to hex'];

/** `toolcrib ask "LINE" [--json-output]`. Answers the exit code. */
export async function printAnswer(args: readonly string[], { stdout }: Streams): Promise<number> {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const options = args.slice(0, end).filter((arg) => arg.startsWith('-'));
  const unknown = options.find((option) => option !== '--json-output');
  if (unknown !== undefined) {
    throw unknownOption(unknown, ['--json-output', '--']);
  }
  const line = [...args.slice(0, end).filter((arg) => !arg.startsWith('-')), ...args.slice(end + 1)].join(' ');
  if (line.trim() === '') throw new ToolError('missing-line');
  const found = await ask(line);
  if (!found) throw new ToolError('no-answer', { examples });
  const asJson = options.length > 0;
  await write(stdout, `${asJson ? await toJson(found, 2) : found.answer}\n`);
  return 0;
}
