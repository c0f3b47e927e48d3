import type { Word } from './words.ts';

interface Wrapper {
  /** Flags that take the next word. */
  readonly values?: RegExp;
  /** Words of its own before the command. */
  readonly operands?: number;
}

/** Programs and words of a shell that run the command behind them. */
export const wrappers: ReadonlyMap<string, Wrapper> = new Map<string, Wrapper>([
  ['nohup', {}],
  ['time', { values: /^(?:-[^-]*[fo]|--format|--output)$/ }],
  ['exec', { values: /^-[^-]*a$/ }],
  ['command', {}],
  ['env', { values: /^(?:-[^-]*[uC]|--unset|--chdir)$/ }],
  ['nice', { values: /^(?:-n|--adjustment)$/ }],
  ['timeout', { values: /^(?:-[^-]*[ks]|--kill-after|--signal)$/, operands: 1 }],
  ['setsid', {}],
  ['winpty', {}],
  ['doas', { values: /^-[^-]*[uC]$/ }],
]);

/** A word before the program that is left out. */
export interface WrapperNote {
  readonly code: 'skipped-word' | 'shell-grouping';
  readonly flag: string;
}

const prompts = new Set(['$', '%', '>']);
/** Flags of sudo that take a value. */
const sudoValues =
  /^(?:-[^-ugpCDRTUrth]*[ugpCDRTUrth]|--(?:user|group|prompt|close-from|chdir|chroot|command-timeout|other-user|role|type|host))$/;

/** After the flags at a place; `values` are those that take the next word. */
function afterFlags(words: readonly Word[], from: number, values: RegExp | undefined): number {
  let at = from;
  while (words[at]?.text.startsWith('-')) at += values?.test(words[at]?.text ?? '') ? 2 : 1;
  return at;
}

/** Where the program stands: after prompts, `sudo` and the like with their flags, and `NAME=value`. */
export function programAt(words: readonly Word[], notes: { push(note: WrapperNote): unknown } = []): number {
  let at = 0;
  for (;;) {
    const word = words[at];
    if (!word) return at;
    const wrapper = wrappers.get(word.typed);
    if (word.typed === 'sudo') at = afterFlags(words, at + 1, sudoValues);
    else if (wrapper) {
      notes.push({ code: 'skipped-word', flag: word.typed });
      at = afterFlags(words, at + 1, wrapper.values) + (wrapper.operands ?? 0);
    } else if (word.typed === '{') {
      notes.push({ code: 'shell-grouping', flag: '{' });
      at++;
    } else if (prompts.has(word.typed) || /^[A-Za-z_]\w*=/.test(word.typed)) at++;
    else return at;
  }
}
