import config from '../playwright.config.ts';
import { examples } from '../src/tools/jwt-parser/examples.ts';
import { dropFile, eachScreen, typeEverywhere } from './fields.ts';
import { expect, open, routes, test, toolIds, walk } from './fixtures.ts';

/** RFC 7515 appendix A.2. */
const rsaSigned = examples.find(({ value }) => (value as { algorithm?: string } | undefined)?.algorithm === 'RS256')
  ?.input as { token: string; key: string };

const { launchOptions, baseURL = '' } = config.use ?? {};
const { port } = new URL(baseURL);

/** A made-up host on the loopback interface: unlike localhost and 127.0.0.1 it is no secure context. */
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

test('plain-http: the browser offers no WebCrypto, clipboard or service worker here', async ({ page }) => {
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

for (const route of routes) {
  walk(`plain-http: ${route}`, async ({ page }) => {
    await open(page, route);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await eachScreen(page, async () => {
      await typeEverywhere(page, 'plain http 1');
      await dropFile(page, { name: 'a.txt', type: 'text/plain', content: 'plain' });
      // Everything that can be pressed and does not leave the page.
      await page.locator('main button:visible:enabled').evaluateAll(async (all) => {
        for (const button of all) {
          if (button.isConnected) (button as HTMLElement).click();
          await new Promise((resolve) => setTimeout(resolve, 20));
          for (const dialog of document.querySelectorAll('dialog')) dialog.close();
        }
      });
    });
    await page.waitForTimeout(300);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
  });
}

test('plain-http: what needs WebCrypto says why, and everything else goes on', async ({ page }) => {
  const why = page.getByText('The browser offers this only on a page opened over HTTPS or on localhost.');
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

test('plain-http: a copy button copies', async ({ page }) => {
  await open(page, `/${toolIds[0]}`);
  await page.getByRole('button', { name: 'Copy link', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const address = await dialog.getByRole('textbox').inputValue();
  await dialog.getByRole('button', { name: 'Copy link', exact: true }).click();
  await expect(page.locator(':popover-open').getByText('Link copied')).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: /Type to search/ });
  await palette.press('Control+v');
  await expect(palette).toHaveValue(address.slice(0, 200));
});

test('plain-http: About says that it does not work offline', async ({ page }) => {
  await open(page, '/about');
  await expect(page.getByText('Not yet: the browser has no service worker for this page')).toBeVisible();
});
