import { clipboard, copied, expect, open, speakFrench, test } from '#e2e/tool-test.ts';

test.use({ viewport: { width: 1000, height: 700 } });

const path = '/device-information';

test('describes the device', async ({ page, context }) => {
  await open(page, path);

  await test.step('shows what the browser reports late, and follows preferences and the network', async () => {
    await expect(page.getByRole('region', { name: 'Browser and system' })).toContainText('Blink');
    await expect(page.getByRole('heading', { name: /^Viewport \d+ × \d+$/ })).toBeInViewport();
    await expect(page.getByText('Nothing leaves this page.')).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Features' })).not.toContainText('…');
    const preferences = page.getByRole('region', { name: 'Preferences' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(preferences.getByText('Dark colors').locator('..')).toContainText('Yes');
    const network = page.getByRole('region', { name: 'Network' });
    await context.setOffline(true);
    await expect(network.getByText('Online').locator('..')).toContainText('No');
    await context.setOffline(false);
    await expect(network.getByText('Online').locator('..')).toContainText('Yes');
  });

  await test.step('copies a report', async () => {
    await page.getByRole('button', { name: 'Copy report' }).click();
    await copied(page).toContain('## Screen\n\n| Property | Value |\n| --- | --- |\n| Viewport | 1000 × 700 |');
    expect(await clipboard(page)).toContain('| Dark colors | Yes |');
    await page.getByRole('button', { name: 'JSON, download or refresh' }).click();
    await page.getByRole('menuitem', { name: 'Copy as JSON' }).click();
    await copied(page).toMatch(/^\{/);
    expect(JSON.parse(await clipboard(page))).toHaveProperty(['Screen', 'Viewport'], '1000 × 700');
  });

  await test.step('shows the screen, live', async () => {
    const screen = page.getByRole('region', { name: 'Screen' });
    await expect(screen).toContainText('1000 × 700');
    await page.setViewportSize({ width: 900, height: 600 });
    await expect(screen).toContainText('900 × 600');
    await expect(page.getByText('undefined')).toHaveCount(0);
  });

  await test.step('has the size and Copy in one row on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const [size, copy] = await Promise.all([
      page.getByRole('heading', { name: 'Viewport 390 × 844' }).boundingBox(),
      page.getByRole('button', { name: 'Copy report' }).boundingBox(),
    ]);
    expect(copy?.y).toBeLessThan((size?.y ?? 0) + (size?.height ?? 0));
  });

  await test.step('speaks French', async () => {
    await page.setViewportSize({ width: 1000, height: 700 });
    await speakFrench(page);
    await expect(page.getByRole('region', { name: 'Préférences' })).toContainText('Non');
    await expect(page.getByRole('region', { name: 'Heure et région' })).toContainText('calendrier grégorien (gregory)');
  });
});

test('shows what there is where the system has no language', async ({ page }) => {
  await page.addInitScript(() => {
    // WebKit says so of a system in the POSIX locale; no language tag (RFC 5646, §2.1) has one letter.
    Object.defineProperty(navigator, 'language', { value: 'c' });
    Object.defineProperty(navigator, 'deviceMemory', { value: 0.5 });
    Object.defineProperty(navigator, 'doNotTrack', { value: 'unspecified' });
    Object.defineProperty(screen.orientation, 'type', { value: 'landscape-secondary' });
  });
  await open(page, path);
  await expect(page.getByRole('region', { name: 'Screen' })).toContainText('1000 × 700');
  await test.step('writes what is rare in French too', async () => {
    await speakFrench(page);
    await expect(page.getByRole('region', { name: 'Matériel' })).toContainText('0,5 Go');
    await expect(page.getByRole('region', { name: 'Navigateur et système' })).toContainText('non précisé');
    await expect(page.getByRole('region', { name: 'Écran' })).toContainText('paysage (secondaire)');
  });
});
