// `npm run test:engines`: every page in Chromium, Firefox and WebKit, where they are installed; no part of `npm test`.
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './ensure-built.mjs';
import { programOf } from './programs.mjs';

ensureBuilt();
const [program, ...args] = [...programOf('vitest'), 'run', '--config', 'e2e/engines/vitest.config.ts'];
const { status } = spawnSync(program, [...args, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
