import { defineConfig } from 'vitest/config';
import { icons } from '../../vite/icons.ts';
import { thread } from '../../vite/thread.ts';
import { tools } from '../../vite/tools.ts';

/** `npm run test:engines`: every page in every engine that is installed. No part of `npm test`. */
export default defineConfig({
  plugins: [tools(), thread(), icons()],
  test: {
    include: ['e2e/engines/*.engine.ts'],
    environment: 'node',
    // One page after the other, in one engine after the other.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Node 20 has its WebSocket behind this option.
    execArgv: ['--experimental-websocket'],
    pool: 'forks',
  },
});
