import { useEffect, useState } from 'react';
import { ToolError, type Failure } from '#core/operation.ts';
import type { Pipe } from '#run/pipe/format.ts';
import { readySteps, refuseOptions, refuseSecrets, textOf } from '#run/pipe/steps.ts';
import { draftOf, readPipeFragment, type History, type PipeDraft } from './model.ts';
import { pipeMemory } from './pipe-memory.ts';

/** The draft of the page, with undo; a link's pipe is read once. */
export function usePipeDraft() {
  const [history, setHistory] = useState(pipeMemory.read);
  const [problem, setProblem] = useState<Failure>();

  const update = (change: (before: History<PipeDraft>) => History<PipeDraft>): void =>
    setHistory((before) => pipeMemory.write(change(before)));

  /** Consecutive changes under one name are undone together. */
  const change = (part: Partial<PipeDraft>, name?: string): void =>
    update((before) => before.with({ ...before.now, ...part }, name));

  /** Loads a pipe from outside if its operations are known and it contains no secret. Answers whether it did. */
  const open = async (read: () => Pipe, input?: string): Promise<boolean> => {
    const held = history.now.input;
    try {
      const pipe = read();
      refuseOptions(await readySteps(pipe), false);
      await refuseSecrets(pipe);
      setProblem(undefined);
      // Its operations are loaded first: what was typed meanwhile stays.
      update((before) => before.with(draftOf(pipe, before.now.input === held ? (input ?? held) : before.now.input)));
      return true;
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      setProblem({ code: error.code, message: error.code, details: error.details });
      return false;
    }
  };

  /** Takes the text of a file; bytes that are not text would be changed without a word. */
  const openInput = async (file: File): Promise<void> => {
    const input = await textOf(file);
    const details = { reason: 'input' };
    setProblem(input === undefined ? { code: 'not-text', message: 'not-text', details } : undefined);
    if (input !== undefined) change({ input });
  };

  useEffect(() => {
    const readLink = (): void => {
      const { hash } = location;
      if (!/^#(?:.*&)?pipe=/.test(hash)) return;
      // A link is opened once: what is changed then is not the link's any more.
      globalThis.history.replaceState(globalThis.history.state, '', location.pathname + location.search);
      let input: string | undefined;
      void open(() => {
        const found = readPipeFragment(hash);
        if (!found) throw new ToolError('invalid-pipe', { problem: 'not-json' });
        input = found.input;
        return found.pipe;
      }).then((isOpen) => isOpen && input !== undefined && change({ input }));
    };
    readLink();
    window.addEventListener('hashchange', readLink);
    return () => window.removeEventListener('hashchange', readLink);
    // Once a visit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    draft: history.now,
    change,
    open,
    openInput,
    problem,
    canUndo: history.canUndo,
    undo: () => update((before) => before.undone()),
  };
}
