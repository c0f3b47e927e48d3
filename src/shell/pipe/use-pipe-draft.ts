import { useEffect, useRef, useState } from 'react';
import { ToolError, type Failure } from '#core/operation.ts';
import { readPipe, writePipe, type Pipe } from '#run/pipe/format.ts';
import { readySteps, refuseOptions, refuseSecrets, withoutSecrets } from '#run/pipe/steps.ts';
import { useRefused } from '#ui/hooks/refused.ts';
import { device } from '#ui/hooks/storage.ts';
import { toast } from '#ui/toast/toast.tsx';
import { useShellText } from '../messages/messages.ts';
import { isChunkFailure } from '../part.tsx';
import {
  allBoxes,
  draftOf,
  pipeOf,
  readPipeFragment,
  type History,
  type PipeDraft,
  type PipeWithInput,
} from './model.ts';
import { pipeMemory } from './pipe-memory.ts';

function failureOf(error: unknown): Failure {
  if (!(error instanceof ToolError)) throw error;
  return { code: error.code, message: error.code, details: error.details };
}

/** The draft of the page, with undo; a link's pipe is read once. */
export function usePipeDraft() {
  const t = useShellText();
  const [history, setHistory] = useState(pipeMemory.read);
  const [problem, setProblem] = useState<Failure>();
  // What is opened takes a while to read: of two, the later one stays.
  const latest = useRef({ input: 0, pipe: 0 });
  // Of a box that holds something else, the draft has the value before it.
  const isRefused = useRefused(allBoxes(history.now.steps));

  const update = (change: (before: History<PipeDraft>) => History<PipeDraft>): void =>
    setHistory((before) => pipeMemory.write(change(before)));

  useEffect(() => {
    const follow = (): void => {
      setHistory(pipeMemory.read);
      setProblem(undefined);
    };
    device.addEventListener('forget', follow);
    return () => device.removeEventListener('forget', follow);
  }, []);

  /** Consecutive changes under one name are undone together. */
  const change = (part: Partial<PipeDraft>, name?: string): void => {
    setProblem(undefined);
    if (part.input !== undefined) latest.current.input += 1;
    update((before) => before.with({ ...before.now, ...part }, name));
  };

  const undo = (): void => {
    setProblem(undefined);
    update((before) => before.undone());
  };

  /** Says what is wrong with the pipe, or that its operations could not be loaded. */
  const tell = (error: unknown): void => {
    if (error instanceof Error && isChunkFailure(error)) toast(t('chunkTitle'));
    else setProblem(failureOf(error));
  };

  /** Loads a pipe from outside if its operations are known and it contains no secret. */
  const open = async (read: () => PipeWithInput | Promise<PipeWithInput>): Promise<void> => {
    latest.current.pipe += 1;
    const ticket = { ...latest.current };
    try {
      const { pipe, input } = await read();
      refuseOptions(await readySteps(pipe), false);
      await refuseSecrets(pipe);
      if (ticket.pipe !== latest.current.pipe) return;
      setProblem(undefined);
      // Its operations are loaded first: what was typed meanwhile stays.
      const isTyped = ticket.input !== latest.current.input;
      update((before) => before.with(draftOf(pipe, isTyped ? before.now.input : (input ?? before.now.input))));
    } catch (error) {
      if (ticket.pipe === latest.current.pipe) tell(error);
    }
  };

  /** Hands over the pipe as it is kept and shared: without secrets, and only if it could be opened again. */
  const share = async (use: (pipe: Pipe) => unknown): Promise<void> => {
    try {
      await use(readPipe(writePipe(await withoutSecrets(pipeOf(history.now)))));
    } catch (error) {
      tell(error);
    }
  };

  useEffect(() => {
    const readLink = (): void => {
      const { hash } = location;
      if (!/^#(?:.*&)?pipe=/.test(hash)) return;
      // A link is opened once: what is changed then is not the link's any more.
      globalThis.history.replaceState(globalThis.history.state, '', location.pathname + location.search);
      void open(() => {
        const found = readPipeFragment(hash);
        if (!found) throw new ToolError('invalid-pipe', { problem: 'not-json' });
        return found;
      });
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
    share,
    isRefused,
    problem,
    canUndo: history.canUndo,
    undo,
  };
}
