import { chromium } from '@playwright/test';
import type { Engine } from './engine.ts';

/** Chromium by the library that the browser tests use. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1366, height: 860 } });
  const found: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && found.push(message.text())));
  page.on('pageerror', (error) => void found.push(String(error)));
  return {
    visit: async (url) => void (await page.goto(url)),
    run: async (work, argument) =>
      JSON.parse(
        await page.evaluate<string>(
          `(async () => JSON.stringify(await (${work.toString()})(${JSON.stringify(argument)}) ?? null))()`,
        ),
      ) as never,
    reports: () => found.splice(0),
    close: () => browser.close(),
  };
}
