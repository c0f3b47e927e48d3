import type { Command } from '#lib/shell/commands.ts';
import { arityOf, aliases, shorts } from './flag-table.ts';
import { readFlags } from './flag-words.ts';
import { CommandFault, type Note } from './messages.ts';
import { readCall, type Call } from './program.ts';
import type { Opening, Word } from '#lib/shell/words.ts';

/** Does the line begin with a flag? */
const beginsWithFlag = ([first]: readonly Word[]): boolean => /^(?:--?[A-Za-z]|[–—])/.test(first?.typed ?? '');

export interface JoinedCommand extends Omit<Command, 'notes'> {
  notes: readonly Note[];
}

/** A command that may go on in the next line; its words grow. */
interface Open extends JoinedCommand {
  lastLine: number;
  readonly words: Word[];
  unclosed: Opening | undefined;
  readonly does: Call['does'] | undefined;
  /** The words of the call up to here are whole flags. */
  wholeUpTo: number;
}

function opened(command: Command): Open {
  const words = [...command.words];
  const call = readCall(words);
  return { ...command, words, does: call?.does, wholeUpTo: words.length - (call?.words.length ?? 0) };
}

/** Does a `docker run` still lack its image, or the value of its last flag? */
function isIncomplete(command: Open): boolean {
  try {
    const { rest } = readFlags(command.words.slice(command.wholeUpTo), { arityOf, shorts, aliases });
    if (rest.length > 0) return false;
    command.wholeUpTo = command.words.length;
    return true;
  } catch (error) {
    if (!(error instanceof CommandFault)) throw error;
    // It is the last word that lacks its value.
    command.wholeUpTo = command.words.length - 1;
    return true;
  }
}

function goesOn(command: Open, next: Command): boolean {
  const { does, unclosed, lastLine } = command;
  if (does === undefined || unclosed !== undefined || next.line !== lastLine + 1) return false;
  return beginsWithFlag(next.words) || (does === 'run' && !readCall(next.words) && isIncomplete(command));
}

/**
 * Commands that lost the continuations of their lines become one again: the next line begins with a flag, or brings the
 * image or the value that is missing.
 */
export function joinLines(commands: readonly Command[]): readonly JoinedCommand[] {
  const joined: Open[] = [];
  for (const next of commands) {
    const command = joined.at(-1);
    if (!command || !goesOn(command, next)) {
      joined.push(opened(next));
      continue;
    }
    const isSaid = command.notes.some(({ code }) => code === 'joined-lines');
    if (!isSaid) command.notes = [{ code: 'joined-lines', flag: null }, ...command.notes];
    if (next.notes.length > 0) command.notes = [...command.notes, ...next.notes];
    for (const word of next.words) command.words.push(word);
    command.lastLine = next.lastLine;
    command.unclosed = next.unclosed;
  }
  return joined;
}
