import { clipboard, copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/uuid-generator';
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-([0-9a-f])[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/;

test('makes UUIDs of every version', async ({ page }) => {
  await open(page, path);
  await test.step('makes a v4 at once, ready to copy, and another one on demand', async () => {
    const result = page.getByRole('status').filter({ hasText: uuid });
    await expect(result).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeFocused();
    const first = (await result.textContent()) ?? '';
    await page.keyboard.press('Enter');
    await copied(page).toBe(first);
    await expect(page.getByRole('button', { name: 'Copy as SQL list' })).toHaveCount(0);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as .txt' }).click();
    expect((await downloading).suggestedFilename()).toBe('uuids.txt');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(result).not.toHaveText(first);
  });
  await test.step('makes many in order, and copies them as a list', async () => {
    await page.getByRole('radio', { name: 'v7' }).check();
    await page.getByLabel('Quantity').fill('1000');
    await expect(page.getByText('1,000 UUIDs', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Copy as JSON array' }).click();
    await copied(page).toMatch(/^\[/);
    const uuids = JSON.parse(await clipboard(page)) as string[];
    expect(uuids).toHaveLength(1000);
    expect(uuids).toEqual(uuids.toSorted());
    await page.getByRole('button', { name: 'Copy as SQL list' }).click();
    await copied(page).toMatch(/^\('[0-9a-f-]{36}',\n '/);
  });
  await test.step('takes time, node and clock sequence', async () => {
    await page.getByLabel('Quantity').fill('1');
    await page.getByRole('radio', { name: 'v1' }).check();
    await page.getByText('More options').click();
    await page.getByLabel('Unix time in milliseconds').fill('1645557742000');
    await page.getByLabel('Node').fill('9F6BDECED846');
    await page.getByLabel('Clock sequence').fill('13256');
    await expect(page.getByText('c232ab00-9414-11ec-b3c8-9f6bdeced846')).toBeVisible();
  });
  await test.step('hashes one name per line and says what is wrong with a namespace', async () => {
    await page.getByRole('radio', { name: 'v5' }).check();
    await page.getByRole('radio', { name: 'DNS' }).check();
    await page.getByRole('textbox', { name: 'Names' }).fill('www.example.com');
    await expect(page.getByText('2ed6657d-e927-568b-95e1-2665a8aea6a2')).toBeVisible();
    await page.getByRole('radio', { name: 'Custom' }).check();
    await expect(page.getByText('Enter a namespace UUID to see the result.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Namespace UUID' }).fill('nowhere');
    await expect(page.getByText('“nowhere” is neither a UUID nor dns, url, oid or x500.')).toBeVisible();
  });
  await test.step('keeps everything in its place on a phone while the quantity is wrong', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('radio', { name: 'v4' }).check();
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
    await expect(page.getByRole('status').filter({ hasText: uuid })).toBeVisible();
    await page.getByLabel('Quantity').scrollIntoViewIfNeeded();
    const places = async () => [
      await page.getByLabel('Format').boundingBox(),
      await page.getByRole('switch', { name: 'Upper case' }).boundingBox(),
    ];
    const before = await places();
    await page.getByLabel('Quantity').fill('x');
    await expect(page.getByText('Enter a whole number')).toBeVisible();
    expect(await places()).toEqual(before);
  });
});

test('decodes one UUID, several, and says where another is wrong', async ({ page }) => {
  await open(page, path);
  await page.getByRole('tab', { name: 'Decode' }).click();
  const box = page.getByRole('textbox', { name: 'UUID' });
  await expect(box).toBeFocused();
  await expect(page.getByText('2022-02-22T19:22:22.000Z')).toBeVisible();
  await expect(page.getByText('v7, Unix time and random')).toBeVisible();
  await box.fill('not-a-uuid');
  await expect(page.getByText('“n” at character 1')).toBeVisible();
  await expect(page.getByText('2022-02-22T19:22:22.000Z')).toBeVisible();
  await box.fill('919108f7-52d1-4320-9bac-f847db4148a8\nnope');
  await expect(page.getByRole('table')).toContainText('v4, random');
  await expect(page.getByText('Lines that are UUIDs: 1 of 2')).toBeVisible();
});
