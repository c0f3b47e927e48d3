import { clipboard, copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/ulid-generator';

test('makes and decodes ids', async ({ page }) => {
  await open(page, path);
  const quantity = page.getByLabel('Quantity');
  const copy = page.getByRole('button', { name: 'Copy', exact: true });

  await test.step('makes a batch in order at once, of another kind on demand', async () => {
    await expect(page.getByText('5 ids', { exact: true })).toBeVisible();
    await copy.click();
    await copied(page).toMatch(/^(?:[0-7][0-9A-HJKMNP-TV-Z]{25}\n){4}[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
    const ids = (await clipboard(page)).split('\n');
    expect(ids).toEqual(ids.toSorted());
    await page.getByRole('radio', { name: 'TypeID' }).check();
    await page.getByRole('textbox', { name: 'Prefix' }).fill('user');
    await quantity.fill('1000');
    await expect(page.getByText('1,000 ids', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Copy as JSON or download' }).click();
    await page.getByRole('menuitem', { name: 'Copy as JSON array' }).click();
    await copied(page).toMatch(/^\[\n {2}"user_0/);
  });

  await test.step('dims the number of ids with the ids while the quantity is wrong', async () => {
    await quantity.fill('x');
    await expect(page.locator('[data-stale]').filter({ hasText: /^1,000 ids$/ })).toBeVisible();
    await quantity.fill('5');
    await expect(copy).toBeEnabled();
  });

  await test.step('says what is wrong with a prefix and an epoch', async () => {
    await page.getByRole('textbox', { name: 'Prefix' }).fill('User');
    await expect(page.getByText('The prefix “User” is not allowed')).toBeVisible();
    await expect(copy).toBeDisabled();
    await page.getByRole('radio', { name: 'Snowflake' }).check();
    await page.getByRole('radio', { name: 'Custom time' }).check();
    await page.getByRole('textbox', { name: 'Epoch' }).fill('soon');
    await expect(page.getByText('Unknown epoch “soon”')).toBeVisible();
  });

  await test.step('decodes one id, several, and says where another is wrong', async () => {
    await page.getByRole('tab', { name: 'Decode' }).click();
    const box = page.getByRole('textbox', { name: 'Id' });
    await expect(box).toBeFocused();
    await expect(page.getByText('2016-07-30T23:54:10.259Z')).toBeVisible();
    await expect(page.getByText('01563e3a-b5d3-d676-4c61-efb99302bd5b')).toBeVisible();
    await box.fill('01ARZ3NDEKTSV4RRFFQ69G5FAU');
    await expect(page.getByText('“U” at character 26')).toBeVisible();
    await box.fill('175928847299117063');
    await expect(page.getByText('2016-04-30T11:18:25.796Z')).toBeVisible();
    await box.fill('507f1f77bcf86cd799439011\nnope');
    await expect(page.getByRole('table')).toContainText('ObjectId');
    await expect(page.getByText('Lines that are ids: 1 of 2')).toBeVisible();
  });

  await test.step('stays quick with a long line that is not an ID', async () => {
    await page.getByRole('textbox', { name: 'Id' }).fill('x'.repeat(100_000));
    await expect(page.getByText('No id of this kind has this form')).toBeVisible();
  });
});

test('has room for its options and actions on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);

  await test.step('moves no option while the quantity is wrong', async () => {
    const options = () =>
      Promise.all(['Lower case', 'Ordered batch'].map((name) => page.getByRole('switch', { name }).boundingBox()));
    const before = await options();
    await page.getByLabel('Quantity').fill('x');
    await expect(page.getByText('Enter a whole number')).toBeVisible();
    expect(await options()).toEqual(before);
    await page.getByLabel('Quantity').fill('5');
    await expect(page.getByText('Enter a whole number')).toBeHidden();
  });

  await test.step('keeps its actions in one row', async () => {
    const top = async (name: string) => (await page.getByRole('button', { name, exact: true }).boundingBox())?.y ?? 0;
    expect(await top('Copy')).toBe(await top('Refresh'));
    expect(await top('Copy')).toBe(await top('Copy as JSON or download'));
    await page.getByRole('button', { name: 'Copy as JSON or download' }).click();
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
  });
});
