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
