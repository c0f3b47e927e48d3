import type { Readable } from 'node:stream';
import { ToolError } from '#core/operation.ts';
import { decodeText, readTextFile } from './files.ts';
import { readAll, write, type Streams } from './streams.ts';

/** Without what an editor adds: the byte order mark before it, the one line break after it. */
const asTyped = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r?\n$/, '');

/** What is typed until Enter, while nothing of it is shown. */
function readHidden(stdin: Streams['stdin']): Promise<string> {
  return new Promise((resolve, reject) => {
    let typed = '';
    const end = (settle: () => void): void => {
      stdin.off('data', read);
      stdin.setRawMode?.(false);
      (stdin as Readable).pause();
      settle();
    };
    const read = (chunk: Uint8Array | string): void => {
      for (const key of String(chunk)) {
        if (key === '\r' || key === '\n' || key === '\u0004') return end(() => resolve(typed));
        if (key === '\u0003') return end(() => reject(new ToolError('cancelled')));
        typed = key === '\u007F' || key === '\b' ? [...typed].slice(0, -1).join('') : typed + key;
      }
    };
    stdin.setRawMode?.(true);
    stdin.on('data', read);
    stdin.resume();
  });
}

/** Reads secrets that are given as `env:NAME`, `file:PATH`, `-` or `text:…` among the arguments. */
export class Secrets {
  #isInputTaken: boolean;
  #isWarned: boolean;

  /** `isInputTaken`: the standard input is what the operation works on. */
  constructor(
    private readonly streams: Streams,
    { isInputTaken, quiet }: { readonly isInputTaken: boolean; readonly quiet: boolean },
  ) {
    this.#isInputTaken = isInputTaken;
    this.#isWarned = quiet;
  }

  /** Puts the secrets in the place of what stands for them in a draft. */
  async resolve(draft: Record<string, unknown>, names: readonly string[]): Promise<void> {
    for (const name of names) draft[name] = await this.read(name, String(draft[name]));
  }

  /** The secret. Errors: `missing-variable` { name, field }, `unreadable-file`, `not-utf-8`, `given-twice` { field }. */
  async read(field: string, given: string): Promise<string> {
    if (given === '-') return this.#ask(field);
    const [, scheme, rest = ''] = /^(env|file|text):(.*)$/s.exec(given) ?? [];
    if (scheme === 'text') return rest;
    if (scheme === 'file') return asTyped(await readTextFile(rest));
    if (scheme === 'env') {
      const value = process.env[rest];
      if (value === undefined) throw new ToolError('missing-variable', { name: rest, field });
      return value;
    }
    await this.#warn(field);
    return given;
  }

  async #ask(field: string): Promise<string> {
    const { stdin, stderr } = this.streams;
    if (this.#isInputTaken) throw new ToolError('given-twice', { field, reason: 'input' });
    if (stdin.isTTY === true) {
      await write(stderr, `${field}: `);
      const typed = await readHidden(stdin);
      await write(stderr, '\n');
      return typed;
    }
    this.#isInputTaken = true;
    return asTyped(decodeText(await readAll(stdin), 'The standard input'));
  }

  async #warn(field: string): Promise<void> {
    if (this.#isWarned) return;
    this.#isWarned = true;
    await write(
      this.streams.stderr,
      `Warning: others on this computer can read “${field}” in the command line. Use env:NAME, file:PATH or -.\n`,
    );
  }
}
