import { copied, expect, open, reset, speakFrench, test, wakeEditors } from '#e2e/tool-test.ts';

const path = '/list-compare';

test('compares lists', async ({ page }) => {
  await open(page, path);
  const listA = page.getByRole('textbox', { name: 'List A' });
  const listB = page.getByRole('textbox', { name: 'List B' });
  const listC = page.getByRole('textbox', { name: 'List C' });
  const result = page.getByRole('textbox', { name: 'Result' });

  await test.step('compares the samples, and shows a region of the circles', async () => {
    await page.getByRole('tab', { name: 'Both (4)' }).click();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toBe('apple\nplum\nfig\nlemon');
    await page.getByTitle('Only in B: 3').click();
    await expect(page.getByRole('tab', { name: 'B only (3)' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('takes a third list, and shows all of them as a table', async () => {
    await page.getByRole('button', { name: 'Add a list' }).click();
    await listC.fill('fig\nnut');
    await page.getByRole('tab', { name: 'Table' }).click();
    await expect(page.getByRole('row', { name: /^nut/ })).toContainText('✓');
    await page.getByRole('tab', { name: /^In at least 2/ }).click();
    await expect(result).toContainText('fig');
  });

  await test.step('copies nothing while “In at least” holds no number', async () => {
    const use = page.getByRole('button', { name: 'Use as A' });
    await expect(use).toBeEnabled();
    await page.getByRole('textbox', { name: 'In at least' }).fill('0');
    await expect(use).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
    await page.getByRole('textbox', { name: 'In at least' }).fill('3');
    await expect(result).toHaveText('fig');
    await expect(use).toBeEnabled();
  });

  await test.step('keeps the focus beside the lists when one is removed', async () => {
    await page.getByRole('button', { name: 'Remove list C' }).click();
    await expect(listC).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add a list' })).toBeFocused();
  });

  await test.step('offers to ignore what alone keeps lists apart', async () => {
    await reset(page);
    await expect(listC).toHaveCount(0);
    await listA.fill('Ada\nBob');
    await listB.fill('bob\nada');
    await page.getByRole('button', { name: 'Ignore case and spaces' }).click();
    await expect(page.getByText('Same items, in a different order.')).toBeVisible();
  });

  await test.step('makes two lists of two columns', async () => {
    await listB.fill('');
    await listA.fill('a\tb\nc\td');
    await page.getByRole('button', { name: 'Split into two lists' }).click();
    await expect(listB).toHaveText('bd');
  });
});

test('draws line numbers beside the plain fields, and none on a phone', async ({ page }) => {
  // The editor, which draws its own, does not come.
  await page.route(/codemirror-[^/]*\.js$/, (route) => route.abort());
  const numbered = () =>
    page
      .locator('textarea ~ span:has(> [data-line])')
      .evaluateAll((all) => all.map((lines) => (lines.checkVisibility() ? lines.childElementCount : 0)));
  await open(page, path);
  await expect.poll(numbered).toEqual([7, 7]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(numbered).toEqual([0, 0]);
});

test('has names for its lists, and takes files in them', async ({ page }) => {
  await open(page, path);
  const name = page.getByRole('textbox', { name: 'Name of list 1' });

  await test.step('shows the name of a list as a title until it is pointed at', async () => {
    const box = name.locator('..');
    await expect(box).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    await box.hover();
    await expect(box).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  });

  await test.step('opens a file in the list that it is dropped on', async () => {
    await wakeEditors(page);
    const dataTransfer = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['quince'], 'b.txt'));
      return transfer;
    });
    await page.getByRole('textbox', { name: 'List B' }).dispatchEvent('drop', { dataTransfer });
    await expect(page.getByRole('textbox', { name: 'List B' })).toHaveText('quince');
    await expect(page.getByRole('textbox', { name: 'List A' })).toContainText('apple');
  });

  await test.step('draws a circle for each list while a name begins like that of another list', async () => {
    await name.fill('B');
    await expect(page.getByRole('textbox', { name: 'List B' })).toHaveCount(2);
    await name.fill('Before');
    await expect(page.getByRole('textbox', { name: 'List Before' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Venn diagram of the lists' }).locator('circle')).toHaveCount(2);
    await name.fill('');
  });

  await test.step('lets a name be emptied and typed again, and swaps it with its list', async () => {
    await expect(name).toHaveValue('');
    await expect(name).toHaveAttribute('placeholder', 'A');
    await name.fill('Ol');
    await name.press('Backspace');
    await name.press('Backspace');
    await expect(name).toHaveValue('');
    await page.keyboard.type('New');
    await expect(name).toHaveValue('New');
    await page.getByRole('button', { name: 'Swap A and B' }).click();
    await expect(name).toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'Name of list 2' })).toHaveValue('New');
    await expect(page.getByRole('textbox', { name: 'List New' })).toContainText('cherry');
  });
});

test('has room for lists and result', async ({ page }) => {
  const desktop = { width: 1366, height: 768 };
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(desktop);
  await open(page, path);

  await test.step('keeps options in two rows, and shows both lists and the result, on a French phone', async () => {
    await speakFrench(page);
    await page.setViewportSize(phone);
    const more = await page.getByText('Plus d’options').boundingBox();
    const first = await page.getByRole('switch').first().boundingBox();
    expect((more?.y ?? 0) - (first?.y ?? 0)).toBeLessThan(50);
    await expect(page.getByRole('textbox', { name: 'Résultat' })).toBeInViewport({ ratio: 0.7 });
    const head = await page.getByRole('heading', { name: 'Résultat' }).boundingBox();
    const copy = await page.getByRole('button', { name: 'Copier', exact: true }).boundingBox();
    expect(Math.abs((copy?.y ?? 0) - (head?.y ?? 0))).toBeLessThan(12);
    await page.setViewportSize(desktop);
    await page.getByRole('banner').getByRole('combobox', { name: 'Langue' }).selectOption('English');
    await expect(page.getByRole('tab', { name: 'Both (4)' })).toBeVisible();
  });

  await test.step('says that nothing is in common, and has all tabs in the width of a phone', async () => {
    await page.setViewportSize(phone);
    const table = await page.getByRole('tab', { name: 'Table' }).boundingBox();
    expect((table?.x ?? 390) + (table?.width ?? 0)).toBeLessThan(375);
    await page.getByRole('textbox', { name: 'List A' }).fill('x\ny');
    await expect(page.getByText('The lists have no item in common.')).toBeVisible();
  });

  await test.step('scrolls a long list in its box', async () => {
    await page.setViewportSize(desktop);
    await wakeEditors(page);
    await page.getByRole('textbox', { name: 'List A' }).fill('fig\n'.repeat(2000));
    const count = page.getByText('2,000 items');
    await expect(count).toBeVisible();
    const [above, below, other] = await Promise.all([
      page.getByRole('textbox', { name: 'List A' }).evaluate((editor) => {
        const box = (editor.closest('.cm-scroller') ?? editor).getBoundingClientRect();
        return box.bottom;
      }),
      count.boundingBox(),
      page.getByText('7 items').boundingBox(),
    ]);
    expect(above).toBeLessThanOrEqual(below?.y ?? 0);
    expect(Math.abs((other?.y ?? 0) - (below?.y ?? 0))).toBeLessThan(8);
    await expect(page.getByRole('textbox', { name: 'Result' })).toBeInViewport({ ratio: 1 });
  });
});
