import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/ports.mjs';

/** Debian's nginx with its module for Brotli, which `npm test` installs where it may. */
export const hasNginx = ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'].every((path) =>
  existsSync(path),
);

export interface Nginx {
  /** With a slash at the end. */
  readonly url: string;
  readonly pid: number;
  /** The only folder that it may write to. */
  readonly run: string;
  stop(): Promise<void>;
}

/** Nobody's user id; where the tests do not run as root, theirs. */
const user = process.getuid?.() === 0 ? { uid: 54_321, gid: 54_321 } : {};

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Starts nginx as the container does, from a folder like the image's: `site`, `server`. Rejects with what start.sh says
 * when it does not start.
 */
export async function startNginx(dist: string, env: Readonly<Record<string, string>> = {}): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'toolcrib-nginx-'));
  const [home, run] = [join(folder, 'home'), join(folder, 'run')];
  chmodSync(folder, 0o755);
  mkdirSync(home);
  // A large site is only pointed at, where that user may read it.
  const isReadable = spawnSync('test', ['-r', resolve(dist, 'site/index.html')], user).status === 0;
  for (const part of ['site', 'server']) {
    if (isReadable) symlinkSync(realpathSync(join(dist, part)), join(home, part));
    else cpSync(join(dist, part), join(home, part), { recursive: true });
  }
  for (const file of ['nginx.conf', 'start.sh']) cpSync(`deploy/${file}`, join(home, file));
  mkdirSync(run);
  if (user.uid !== undefined) chownSync(run, user.uid, user.gid);

  const port = await freePort();
  const child = spawn('sh', [join(home, 'start.sh')], {
    ...user,
    cwd: '/',
    env: { PATH: '/usr/sbin:/usr/bin:/bin', TOOLCRIB_HOME: home, TOOLCRIB_RUN: run, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  };
  const url = `http://127.0.0.1:${port}/`;
  while (!(await answers(`${url}healthz`))) {
    if (child.exitCode !== null) {
      await stop();
      throw new Error(said.trim());
    }
    await sleep(20);
  }
  return { url, run, pid: child.pid ?? 0, stop };
}
