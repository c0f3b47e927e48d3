import { fork } from 'node:child_process';

/*
 * What a thread has begun in the platform's own cryptography cannot be stopped, and a process of Node waits for it: a
 * key pair of 16384 bits keeps it for minutes after the time limit. So a command with a time limit runs in a process of
 * its own, which is killed once it has told its exit code.
 */

const mark = 'TOOLCRIB_SUPERVISED';

/** Is this a command that has to be supervised, and not yet the process that is? */
export function needsSupervision(args: readonly string[]): boolean {
  return args.some((arg) => /^--time-?limit(=|$)/i.test(arg)) && process.env[mark] === undefined;
}

/** Runs the program again with the same arguments and streams; answers its exit code. */
export function runSupervised(program: string, args: readonly string[]): Promise<number> {
  // Each piece of work that goes on keeps one thread of the pool, in which files are read, too.
  const env = { UV_THREADPOOL_SIZE: '64', ...process.env, [mark]: 'true' };
  const child = fork(program, args, { env, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    let told: number | undefined;
    child.once('message', (code) => {
      told = Number(code);
      child.kill('SIGKILL');
    });
    child.once('error', reject).once('exit', (code) => resolve(told ?? code ?? 70));
  });
}

/** In the supervised process: tells how the command ended. */
export function tellSupervisor(code: number): void {
  if (process.env[mark] !== undefined) process.send?.(code);
}

/** In the supervised process: ends with the one that watches it. */
export function endWithSupervisor(): void {
  if (process.env[mark] !== undefined) process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
