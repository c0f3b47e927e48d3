import { check, choice } from '#core/field.ts';
import { ToolError } from '#core/operation.ts';
import { readContexts, shells } from './completion/contexts.ts';
import { scripts } from './completion/scripts.ts';
import { write, type Streams } from './streams.ts';

/** `toolcrib completion bash|zsh|fish|powershell`: prints the script. Answers the exit code. */
export async function printCompletion([shell, extra]: readonly string[], { stdout }: Streams): Promise<number> {
  const checked = check({ shell: choice(shells) }, shell === undefined ? {} : { shell });
  if (!checked.ok) throw new ToolError('invalid-input', { ...checked.fault });
  if (extra !== undefined) throw new ToolError('no-file-field', { path: extra });
  await write(stdout, scripts[checked.value.shell](await readContexts()));
  return 0;
}
