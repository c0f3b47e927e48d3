import { copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/json-to-yaml-converter';
const name = 'JSON, JSON5 or NDJSON';

test('writes YAML, and says what is lost', async ({ page }) => {
  await open(page, path);
  const input = page.getByRole('textbox', { name });

  await test.step('writes YAML that no reader misunderstands', async () => {
    const yaml = page.getByRole('textbox', { name: 'YAML' });
    await expect(yaml).toContainText('country: "NO"');
    await input.fill("{a: ['no', 1.0], // five\n}");
    await expect(yaml).toContainText('- "no"');
    await expect(page.getByText('Comments are left out')).toBeVisible();
    await page.getByRole('combobox', { name: 'Indent' }).selectOption('4');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toBe('a:\n    - "no"\n    - 1.0\n');
  });

  await test.step('forgets what was lost in an older text', async () => {
    const losses = page.getByRole('list', { name: 'What could not be kept' }).getByRole('listitem');
    await input.fill('{"a":1,"a":2,"a":3,"b":1,"b":2}');
    await expect(losses).toHaveCount(3);
    await input.fill('{"b":1,"b":2}');
    await expect(page.getByText('1 item could not be kept')).toBeVisible();
    await expect(losses).toHaveText(['Repeated key: the last value is used /b']);
  });

  await test.step('follows the strict grammar when told', async () => {
    await input.fill('{"a": 1,}');
    await expect(page.getByText('Nothing was lost')).toBeVisible();
    await page.getByText('More options').click();
    await page.getByRole('switch', { name: 'Strict JSON' }).check();
    await expect(page.getByRole('alert')).toContainText('Line 1, column 9');
    await page.getByRole('alert').getByRole('button', { name: 'Go to' }).click();
    await page.keyboard.press('Backspace');
    await expect(page.getByText('Nothing was lost')).toBeVisible();
  });
});

test('shows first what is set most on a phone, and offers to repair what is not JSON', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);

  await test.step('shows first what is set most on a phone', async () => {
    await expect(page.getByRole('combobox', { name: 'Indent' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('switch', { name: 'Sort keys' })).toBeInViewport({ ratio: 1 });
    await page.locator('summary', { hasText: 'More options' }).click();
    await expect(page.getByRole('switch', { name: 'Strict JSON' })).toBeInViewport({ ratio: 1 });
  });

  await test.step('offers to repair what is not JSON, and says where that is impossible', async () => {
    await page.setViewportSize({ width: 1366, height: 860 });
    const input = page.getByRole('textbox', { name });
    await input.fill('{"a": [1,, "x"], "b": tru');
    const alert = page.getByRole('alert');
    await alert.getByRole('button', { name: 'Try to repair' }).click();
    const repaired = page.getByRole('region', { name: 'Repaired text' });
    await expect(repaired).toContainText('{"a": [1, "x"], "b": "tru"}');
    await repaired.getByRole('button', { name: 'Cancel' }).click();
    await expect(repaired).toBeHidden();
    await alert.getByRole('button', { name: 'Try to repair' }).click();
    await repaired.getByRole('button', { name: 'Replace the input' }).click();
    await expect(input).toContainText('{"a": [1, "x"], "b": "tru"}');
    await expect(page.getByText('Nothing was lost')).toBeVisible();
    await input.fill('{"a": 1} :');
    await alert.getByRole('button', { name: 'Try to repair' }).click();
    await expect(alert.filter({ hasText: 'The text cannot be repaired' })).toContainText('Line 1, column 10');
  });
});
