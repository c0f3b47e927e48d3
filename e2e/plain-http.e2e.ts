import config from '../playwright.config.ts';
import { examples } from '../src/tools/jwt-parser/examples.ts';
import { dropFile, eachScreen, typeEverywhere } from './fields.ts';
import { expect, open, test, toolIds, walk } from './fixtures.ts';
import { platformTools } from './sources.ts';
import { still, type Observed } from './still.ts';

/** RFC 7515 appendix A.2. */
const rsaSigned = examples.find(({ value }) => (value as { algorithm?: string } | undefined)?.algorithm === 'RS256')
  ?.input as { token: string; key: string };

const { launchOptions, baseURL = '' } = config.use ?? {};
const { port } = new URL(baseURL);

/** A made-up host on the loopback interface: unlike localhost and 127.0.0.1 it is not a secure context. */
const overHttp = {
  baseURL: `http://toolcrib.test:${port}`,
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--host-resolver-rules=MAP toolcrib.test 127.0.0.1'],
  },
  serviceWorkers: 'allow' as const,
  // The browser says that it does not isolate a page of an untrustworthy origin.
  allowedErrors: [/Cross-Origin-Opener-Policy header has been ignored/],
};
test.use(overHttp);
walk.use(overHttp);

test('plain-http: what the browser offers, what is asked of it, and what goes on', async ({ page }) => {
  await test.step('the tools that ask the browser for something are known', async () => {
    for (const id of ['camera-recorder', 'chronometer', 'color-converter', 'encryption', 'rsa-key-pair-generator'])
      expect(platformTools).toContain(id);
    // Its editor stands for that of all.
    expect(platformTools).toContain('markdown-to-html');
    expect(platformTools).not.toContain('base-converter');
  });

  await test.step('the browser offers no WebCrypto, clipboard or service worker here', async () => {
    await open(page, '/');
    const offered = await page.evaluate(() => [
      isSecureContext,
      'subtle' in crypto,
      'randomUUID' in crypto,
      'clipboard' in navigator,
      'serviceWorker' in navigator,
      'mediaDevices' in navigator,
      'caches' in globalThis,
    ]);
    expect(offered).toEqual([false, false, false, false, false, false, false]);
  });

  await test.step('About says that it does not work offline', async () => {
    await open(page, '/about');
    await expect(page.getByText('Not yet: the browser has no service worker for this page')).toBeVisible();
  });

  await test.step('a copy button copies', async () => {
    await open(page, `/${toolIds[0]}`);
    const address = page.url().replace(/\/$/, '');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('status').getByText('Link copied')).toBeAttached();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('combobox', { name: /Type to search/ });
    await palette.press('Control+v');
    await expect(palette).toHaveValue(address);
  });
});

/** The others see nothing of it but in their operations, which plain-http.test.ts runs. */
const pages = ['/', '/about', ...platformTools.map((id) => `/${id}`)];

/** Presses everything that can be pressed and does not leave the page. Runs in the page. */
async function pressAll(buttons: readonly Element[], patience: number): Promise<void> {
  const { still } = globalThis as unknown as Observed;
  for (const button of buttons) {
    if (button.isConnected) (button as HTMLElement).click();
    await still(patience);
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  }
}

for (const route of pages) {
  walk(`plain-http: ${route}`, async ({ page }) => {
    await open(page, route);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await eachScreen(page, async () => {
      await typeEverywhere(page, 'plain http 1');
      await dropFile(page, { name: 'a.txt', type: 'text/plain', content: 'plain' });
      await page.locator('main button:visible:enabled').evaluateAll(pressAll, 300);
    });
    await still(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
  });
}

test('plain-http: what needs WebCrypto says why, and everything else goes on', async ({ page }) => {
  const why = page.getByText('The browser allows this only over HTTPS or on localhost.');
  await open(page, '/rsa-key-pair-generator');
  await expect(why).toBeVisible();
  await page.getByRole('radio', { name: 'Ed25519' }).check();
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByRole('region', { name: 'Public key' })).toContainText('BEGIN PUBLIC KEY');
  await expect(why).toHaveCount(0);
  await open(page, '/encryption');
  await expect(why).toBeVisible();
  const lock = page.getByRole('region', { name: 'Encrypt', exact: true });
  await lock.getByLabel('Algorithm').selectOption('AES-256-CBC, PBKDF2');
  await expect(lock).toContainText('U2FsdGVkX1');
  await expect(why).toHaveCount(0);
  await open(page, '/jwt-parser');
  const { token, key } = rsaSigned;
  await page.getByLabel('Secret or public key').fill('your-256-bit-secret');
  await expect(page.getByText('Signature verified (HS256).')).toBeVisible();
  await page.getByLabel('Token', { exact: true }).fill(token);
  await page.getByLabel('Secret or public key').fill(key);
  await expect(why).toBeVisible();
});
