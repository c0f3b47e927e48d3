import { globalShorts, globalValues } from './flag-table.ts';
import type { Note } from './messages.ts';
import type { Word } from './words.ts';

export interface Call {
  readonly does: 'run' | 'network' | 'volume';
  /** What follows the command's name. */
  readonly words: readonly Word[];
  readonly notes: readonly Note[];
}

const prompts = new Set(['$', '%', '>']);
const programs = new Set(['docker', 'podman', 'nerdctl']);
/** Flags of sudo that take a value. */
const sudoValues =
  /^(?:-[^-ugpCDRTUrth]*[ugpCDRTUrth]|--(?:user|group|prompt|close-from|chdir|chroot|command-timeout|other-user|role|type|host))$/;

/** Where the program stands: after prompts, `sudo` with its flags and `NAME=value`. */
function programAt(words: readonly Word[]): number {
  let at = 0;
  for (;;) {
    const word = words[at];
    if (!word) return at;
    if (word.typed === 'sudo') {
      at++;
      while (words[at]?.text.startsWith('-')) at += sudoValues.test(words[at]?.text ?? '') ? 2 : 1;
    } else if (prompts.has(word.typed) || /^[A-Za-z_]\w*=/.test(word.typed)) at++;
    else return at;
  }
}

/** What a command does with containers; undefined when it is no such command. */
export function readCall(words: readonly Word[]): Call | undefined {
  let at = programAt(words);
  const program = words[at]?.typed
    .replaceAll(/["']/g, '')
    .split(/[/\\]/)
    .at(-1)
    ?.toLowerCase()
    .replace(/\.exe$/, '');
  if (program === undefined || !programs.has(program)) return undefined;
  const notes: Note[] = [];
  for (at++; words[at]?.text.startsWith('-'); at++) {
    const [flag = '', value] = (words[at] as Word).text.split('=', 2);
    notes.push({ code: 'client-only', flag });
    const name = flag.startsWith('--') ? flag.slice(2) : globalShorts.get(flag.slice(1));
    if (value === undefined && name !== undefined && globalValues.has(name)) at++;
  }
  const [first, second] = [words[at]?.text, words[at + 1]?.text];
  if (first === 'run' || first === 'create') return { does: 'run', words: words.slice(at + 1), notes };
  const rest = words.slice(at + 2);
  if (first === 'container' && (second === 'run' || second === 'create')) return { does: 'run', words: rest, notes };
  if ((first === 'network' || first === 'volume') && second === 'create') return { does: first, words: rest, notes };
  return undefined;
}
