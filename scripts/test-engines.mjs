// `npm run test:engines`: every page in Chromium, Firefox and WebKit, where they are installed; no part of `npm test`.
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './ensure-built.mjs';

ensureBuilt();
const args = ['node_modules/.bin/vitest', 'run', '--config', 'e2e/engines/vitest.config.ts', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
process.exit(status ?? 1);
