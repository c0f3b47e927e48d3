import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import pages from '../../playwright.config.ts';

/** `npm run fuzz:pages`: a monkey on every page of the built site. Not part of `npm test`. */
export default defineConfig({
  ...pages,
  testDir: '.',
  testMatch: 'pages.monkey.ts',
  globalSetup: '../global-setup.ts',
  webServer: [pages.webServer ?? []].flat().map((server) => ({ ...server, cwd: '../..' })),
  workers: availableParallelism(),
  retries: 0,
  reporter: [['dot']],
  expect: { timeout: 20_000 },
});
