import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A browser with one tab. */
export interface Engine {
  /** Loads an address, and settles when the document is there. */
  visit(url: string): Promise<void>;
  /** Runs a function in the page that knows nothing but its argument; both go through JSON. */
  run<A, R>(work: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
  /** What the engine itself has reported since the last time: errors in the console, exceptions. */
  reports(): readonly string[];
  close(): Promise<void>;
}

export interface Started {
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a program with a home of its own. It and all that it starts end together. */
export function start(
  program: string,
  args: (folder: string) => readonly string[],
  env: NodeJS.ProcessEnv = {},
): Started {
  const folder = mkdtempSync(join(tmpdir(), 'toolcrib-engine-'));
  const child = spawn(program, args(folder), {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      ...env,
    },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const end = (): void => {
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
      process.kill(-child.pid, 'SIGKILL');
  };
  // Also when a test runner gives up halfway.
  process.once('exit', end);
  const stop = async (): Promise<void> => {
    process.off('exit', end);
    end();
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { child, stop };
}

/** Asks until there is an answer: how a program says that it listens differs from one to the other. */
export async function answered<T>({ child }: Started, ask: () => Promise<T>, seconds = 60): Promise<T> {
  for (const late = Date.now() + seconds * 1000; ; await wait(50)) {
    try {
      return await ask();
    } catch (error) {
      if (child.exitCode !== null || Date.now() > late) throw error;
    }
  }
}
