import { expect, open, test } from '#e2e/tool-test.ts';

test('what is typed behind a chosen name looks for another one', async ({ page }) => {
  await open(page, '/curl-converter');
  const write = page.getByRole('combobox', { name: 'Convert to' });
  const options = page.getByRole('listbox', { name: 'Convert to' }).getByRole('option');
  await write.fill('python httpx');
  await write.press('Enter');
  await expect(write).toHaveValue(/httpx/);
  await expect(options).toHaveCount(0);
  await write.press('End');
  await write.pressSequentially('wget');
  await expect(write).toHaveValue('wget');
  await expect(options.first()).toHaveText(/wget/i);
  await write.press('Escape');
  await expect(write).toHaveValue(/httpx/);
});

test('the list stays open when it is pressed beside its options, as on its scroll bar', async ({ page }) => {
  await open(page, '/curl-converter');
  const write = page.getByRole('combobox', { name: 'Convert to' });
  const list = page.getByRole('listbox', { name: 'Convert to' });
  await write.click();
  await list.click({ position: { x: 2, y: 2 } });
  await expect(list).toBeVisible();
  await expect(write).toBeFocused();
});
