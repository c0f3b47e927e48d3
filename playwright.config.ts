import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/install.mjs';
import { freePort } from './scripts/ports.mjs';

// The workers read this file again: they find the port that the first reading chose.
process.env['E2E_PORT'] ??= String(await freePort());
const port = Number(process.env['E2E_PORT']);

const executablePath = findBrowser();

/** One server of the built site for all tests, a Chromium of this machine, no other host. */
export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.e2e.ts', 'src/**/*.e2e.ts'],
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  // One more than there are cores: a test waits for a tenth of its time.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // The report names every test that needs more than one try, with the error of its first try.
  retries: 2,
  // Nothing takes as long, on any machine, unless it never comes.
  timeout: 400_000,
  expect: { timeout: 90_000 },
  reporter: [
    ['dot'],
    ...(process.env['TEST_RESULTS']
      ? [['json', { outputFile: `${process.env['TEST_RESULTS']}/browser.json` }] as const]
      : []),
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1366, height: 860 },
    baseURL: `http://localhost:${port}`,
    serviceWorkers: 'block',
    reuseContext: true,
    // An action that waits forever fails before the test does, and so names its place.
    actionTimeout: 200_000,
    navigationTimeout: 200_000,
    // Every frame of a transition costs more than what most tests do.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // Without one, Playwright says how it installs its own.
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
      ],
    },
  },
  webServer: {
    command: 'node dist/cli/toolcrib.js serve',
    url: `http://localhost:${port}/healthz`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});
