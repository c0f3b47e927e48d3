import type { Word } from '#lib/shell/words.ts';
import { programAt } from '#lib/shell/wrappers.ts';
import { globalShorts, globalValues } from './flag-table.ts';
import type { Note } from './messages.ts';
import { programPattern } from './known-programs.ts';

export interface Call {
  readonly does: 'run' | 'network' | 'volume';
  /** What follows the command's name. */
  readonly words: readonly Word[];
  readonly notes: readonly Note[];
}

/** What a command does with containers; undefined for other commands. */
export function readCall(words: readonly Word[]): Call | undefined {
  const notes: Note[] = [];
  let at = programAt(words, notes);
  if (!programPattern.test(words[at]?.typed ?? '')) return undefined;
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
