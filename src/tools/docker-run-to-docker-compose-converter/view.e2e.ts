import { copied, expect, open, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/docker-run-to-docker-compose-converter';

test('writes the Compose file, and says what was lost', async ({ page }) => {
  await open(page, path);
  const input = page.getByRole('textbox', { name: 'Docker commands' });
  const output = page.getByRole('textbox', { name: 'Compose file' });

  await test.step('writes the Compose file while one types', async () => {
    await expect(output).toContainText('max-size: 1g');
    await input.fill("docker run -p8080:80 -e 'PW=pa$$w' nginx:1.27");
    await expect(output).toContainText('PW: pa$$$$w');
    await page.getByRole('radiogroup', { name: 'Indent' }).getByRole('radio', { name: '4' }).check();
    await page.getByRole('region', { name: 'Compose file', exact: true }).getByRole('button', { name: 'Copy' }).click();
    await copied(page).toBe(
      'services:\n    nginx:\n        image: nginx:1.27\n        ports:\n            - "8080:80"\n        environment:\n            PW: pa$$$$w\n',
    );
    await input.fill('');
    await expect(output).not.toContainText('services');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('marks a quote that is never closed, and says how many services got another name', async () => {
    await input.fill("docker run -e 'A=1 redis");
    await expect(page.getByRole('alert')).toContainText('Line 1');
    await expect(input.locator('.cm-mark-error')).toHaveText("'A=1 redis");
    await page.getByRole('button', { name: 'Go to' }).click();
    await expect(input).toBeFocused();
    await input.fill('docker run redis\ndocker run redis\ndocker run redis');
    await expect(page.getByText('2 renamed to stay unique')).toBeVisible();
    await expect(page.getByText('Everything was carried over')).toBeVisible();
    await input.fill('docker run -p 80:80 redis\ndocker run -p 80:80 redis');
    await expect(page.getByText('2 services publish host port 80: only one of them can start.')).toBeVisible();
    await expect(page.getByText('Everything was carried over')).toBeHidden();
  });

  await test.step('leads to the line of a fault, and tells notes from losses', async () => {
    await input.fill("docker run 'nginx");
    await page.getByRole('alert').getByRole('button', { name: 'Go to' }).click();
    await expect(input).toBeFocused();
    await input.fill('docker run -d redis');
    await expect(page.getByText('Everything was carried over')).toHaveCount(1);
    await expect(page.getByText('1 note')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What could not be carried over' })).toHaveCount(0);
  });

  await test.step('says what was lost, and marks the word', async () => {
    await input.fill('docker run -d -P --nosuch redis');
    await expect(page.getByRole('button', { name: /docker run has no flag --nosuch/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /-P has no Compose equivalent: list each port/ })).toBeVisible();
    await page.getByText('1 note').click();
    await page.getByRole('button', { name: /-d applies to the client/ }).click();
    await expect(input).toBeFocused();
    await input.fill('docker run --cpus=x redis');
    await expect(page.getByRole('alert')).toContainText('“x” is not a valid value for “--cpus”');
    await expect(output).toContainText('image: redis');
  });
});

test('takes a dropped file, a script, and an existing Compose file', async ({ page }) => {
  await open(page, path);

  await test.step('takes a file dropped anywhere on the page', async () => {
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['docker run redis'], 'start.sh'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    });
    await expect(page.getByRole('textbox', { name: 'Compose file' })).toContainText('image: redis');
  });

  await test.step('says what the shell takes for itself', async () => {
    const input = page.getByRole('textbox', { name: 'Docker commands' });
    await input.fill('nohup docker run --network host\n  -p 80:80\n  nginx > out.txt &');
    const output = page.getByRole('textbox', { name: 'Compose file' });
    await expect(output).toContainText('network_mode: host');
    await expect(output).not.toContainText('80:80');
    await expect(output).not.toContainText('out.txt');
    await expect(page.getByRole('button', { name: /Several lines without continuations/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /-p was left out/ })).toBeVisible();
    await page.getByText('2 notes').click();
    await expect(page.getByRole('button', { name: /“nohup” before the command was skipped/ })).toBeVisible();
    await page.getByRole('button', { name: /> out.txt is a shell redirection/ }).click();
    await expect(input).toBeFocused();
  });

  await test.step('adds to an existing file', async () => {
    await page.getByRole('switch', { name: 'Add to an existing file' }).check();
    const existing = page.getByRole('textbox', { name: 'Existing Compose file' });
    await existing.fill('# mine\nservices:\n  nginx:\n    image: old\n');
    const output = page.getByRole('textbox', { name: 'Compose file', exact: true });
    await expect(output).toContainText('# mine');
    await expect(output).toContainText('nginx-2:');
    await existing.fill('a: [');
    await expect(page.getByRole('alert')).toHaveText(/^Line \d+, column \d+The existing file is not valid YAML/);
    await existing.fill('- a');
    await expect(page.getByRole('alert')).toContainText('The existing file is not a Compose file');
    await expect(page.getByRole('textbox', { name: 'Docker commands' })).toHaveAttribute('aria-invalid', 'false');
  });
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);

  await test.step('has more room for the Compose file than for the commands', async () => {
    const heightOf = async (name: string) =>
      (await page.getByRole('region', { name, exact: true }).boundingBox())?.height ?? 0;
    expect(await heightOf('Compose file')).toBeGreaterThan((await heightOf('Docker commands')) + 100);
  });

  await test.step('keeps its options in one row in French', async () => {
    await page.setViewportSize({ width: 1366, height: 860 });
    await speakFrench(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const adds = await page.getByRole('switch', { name: 'Ajouter à un fichier' }).boundingBox();
    const indent = await page.getByRole('radiogroup', { name: 'Indentation' }).boundingBox();
    expect(Math.abs((adds?.y ?? 0) - (indent?.y ?? 0))).toBeLessThan(16);
  });
});
