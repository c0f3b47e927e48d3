// `npm start`: installs when needed, builds when needed, serves.
import { spawn, spawnSync } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { isBuilt } from './stamp.mjs';

ensureInstalled();
if (!isBuilt()) {
  console.log('Building…');
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const server = spawn(process.execPath, ['dist/cli/toolcrib.js', 'serve'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
