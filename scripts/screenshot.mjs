// Makes docs/home.png, the picture of the README, from the built site.
import { spawn } from 'node:child_process';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './install.mjs';
import { freePort } from './ports.mjs';

const port = String(await freePort());
const server = spawn(process.execPath, ['dist/cli/toolcrib.js', 'serve'], {
  env: { ...process.env, PORT: port },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage({ viewport: { width: 1366, height: 860 } });
await page.goto(`http://localhost:${port}/`);
await page.locator('html[data-ready]').waitFor();
await page.screenshot({ path: 'docs/home.png' });
await browser.close();
server.kill();
