import { clipboard, copied, expect, open, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/text-lines';

test('builds a chain of steps', async ({ page }) => {
  await open(page, path);
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await test.step('runs the sample chain, and says what each step did', async () => {
    await expect(steps).toHaveCount(4);
    await expect(steps.nth(1)).toContainText('9 → 7 lines');
    await expect(page.getByRole('combobox', { name: 'Order' })).toHaveCount(0);
    await steps.nth(3).getByRole('button', { name: 'Options' }).click();
    await page.getByRole('combobox', { name: 'Order' }).selectOption('desc');
    await expect(page.getByRole('textbox', { name: 'Result' })).toContainText('item 10item 9Cherry');
    await page.getByRole('combobox', { name: 'Order' }).selectOption('asc');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toBe('apple\nApple\nbanana\nCherry\nitem 9\nitem 10\n');
  });
  await test.step('moves a step that is dragged onto another one', async () => {
    await expect(steps).toHaveCount(4);
    // The browser of the tests has no dragging of its own: the events that it would send.
    const handle = page.getByTitle('Drag to reorder').nth(0);
    await expect(handle).toHaveAttribute('draggable', 'true');
    const dataTransfer = await page.evaluateHandle(() => new DataTransfer());
    await handle.dispatchEvent('dragstart', { dataTransfer });
    await steps.nth(2).dispatchEvent('dragover', { dataTransfer });
    await steps.nth(2).dispatchEvent('drop', { dataTransfer });
    await expect(steps.nth(2)).toContainText('3. Trim');
    await expect(steps.nth(0)).not.toContainText('Trim');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(steps.nth(0)).toContainText('1. Trim');
  });
  await test.step('adds a step that a search finds, and takes it where the mouse drags it', async () => {
    const search = page.getByRole('combobox', { name: 'Another step' });
    await search.fill('rev');
    await search.press('Enter');
    await expect(steps.last()).toContainText('5. Reverse');
    await expect(search).toHaveValue('');
    await steps
      .nth(2)
      .getByTitle('Drag to reorder')
      .dragTo(steps.nth(1), { targetPosition: { x: 60, y: 20 } });
    await expect(steps.nth(1)).toContainText('2. Remove duplicates');
    await search.fill('no such step');
    await expect(page.getByText('Nothing to show')).toBeVisible();
    await search.press('Escape');
    await expect(page.getByText('Nothing to show')).toHaveCount(0);
    await expect(steps).toHaveCount(5);
  });
  await test.step('adds, moves, switches off and removes steps, and takes it back', async () => {
    await page.getByRole('button', { name: 'Number', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Result' })).toContainText('1. item 10');
    await steps.last().getByRole('button', { name: 'Move up' }).click();
    await expect(steps.nth(4)).toContainText('5. Number');
    await steps.nth(4).getByRole('switch', { name: '5. Number' }).uncheck();
    await expect(page.getByRole('textbox', { name: 'Result' })).not.toContainText('1. ');
    await steps.nth(4).getByRole('button', { name: 'Remove' }).click();
    await expect(steps).toHaveCount(5);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(steps).toHaveCount(6);
  });
  await test.step('has each step in one row on a phone until it is opened', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const second = steps.nth(1);
    await expect(second.getByRole('button', { name: 'Remove' })).toBeHidden();
    for (const step of await steps.all()) expect((await step.boundingBox())?.height).toBeLessThan(42);
    await second.getByRole('button', { name: 'Options' }).click();
    await second.getByRole('button', { name: 'Remove' }).click();
    await expect(steps).toHaveCount(5);
  });
});

test('has eight buttons in one row, in French too', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, path);
  await expect(page.getByRole('group', { name: 'Add a step' }).getByRole('button')).toHaveCount(8);
  await speakFrench(page);
  const first = await page.getByRole('button', { name: 'Rogner', exact: true }).boundingBox();
  const last = await page.getByRole('combobox', { name: 'Modèles' }).boundingBox();
  expect(Math.abs((last?.y ?? Infinity) - (first?.y ?? 0))).toBeLessThan(12);
});

test('keeps a shuffled order until it is asked for another', async ({ page }) => {
  await open(page, path);
  const rows = Array.from({ length: 30 }, (_, at) => `row ${at}`);
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  const copy = async () => {
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    return (await clipboard(page)).split('\n');
  };
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(rows.join('\n'));
  await expect.poll(copy).toEqual(rows);
  const search = page.getByRole('combobox', { name: 'Another step' });
  await search.fill('shuffle');
  await search.press('Enter');
  await expect(steps.nth(4)).toContainText('5. Shuffle');
  await expect.poll(copy).not.toEqual(rows);
  const order = await copy();
  expect(order.toSorted()).toEqual(rows.toSorted());
  await page.getByRole('button', { name: 'Number', exact: true }).click();
  const numbered = order.map((row, at) => `${at + 1}. ${row}`);
  await expect.poll(copy).toEqual(numbered);
  await steps.nth(4).getByRole('button', { name: 'Options' }).click();
  await page.getByRole('button', { name: 'Shuffle again' }).click();
  await expect.poll(copy).not.toEqual(numbered);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(copy).toEqual(numbered);
});

test('says what is wrong with a step, and copies nothing meanwhile', async ({ page }) => {
  await open(page, path);
  const effect = page.getByRole('list', { name: 'Steps' }).getByText('9 → 7 lines');
  const use = page.getByRole('button', { name: 'Use as input' });
  await test.step('shows what a replacement changes, and what is wrong with its pattern', async () => {
    await page.getByRole('button', { name: 'Replace', exact: true }).click();
    await page.getByRole('textbox', { name: 'Find' }).fill('item');
    await page.getByRole('textbox', { name: 'Replace with' }).fill('row');
    await page.getByText('Changed lines').click();
    await expect(page.getByText('2 replacements')).toBeVisible();
    await page.getByRole('combobox', { name: 'As' }).selectOption('regex');
    await page.getByRole('textbox', { name: 'Find' }).fill('(');
    await expect(page.getByRole('alert')).toContainText('A group is not closed. Add “)”.');
    await expect(effect).toHaveAttribute('data-stale', 'true');
    await expect(page.locator('[data-stale]').getByText('2 replacements')).toBeVisible();
    await expect(use).toBeDisabled();
  });
  await test.step('copies nothing while a step that is on holds no number', async () => {
    await page.getByRole('textbox', { name: 'Find' }).fill('item');
    await expect(page.getByRole('alert')).toHaveCount(0);
    const search = page.getByRole('combobox', { name: 'Another step' });
    await search.fill('take');
    await search.press('Enter');
    await expect(use).toBeEnabled();
    await expect(effect).not.toHaveAttribute('data-stale');
    await page.getByRole('textbox', { name: 'How many' }).fill('x');
    await expect(use).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
    await expect(effect).toHaveAttribute('data-stale', 'true');
    await page.getByRole('switch', { name: '6. Take lines' }).uncheck();
    await expect(use).toBeEnabled();
    await page.getByRole('switch', { name: '6. Take lines' }).check();
    await expect(use).toBeDisabled();
    await page.getByRole('textbox', { name: 'How many' }).fill('2');
    await expect(page.getByRole('textbox', { name: 'Result' })).toHaveText('appleApple');
    await expect(use).toBeEnabled();
  });
});
