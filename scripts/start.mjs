// `npm start`: installs when needed, builds when needed, serves.
import { spawn } from 'node:child_process';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
ensureBuilt();
const server = spawn(process.execPath, ['dist/cli/toolcrib.js', 'serve'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
