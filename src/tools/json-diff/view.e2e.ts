import { clipboard, copied, expect, open, reset, speakFrench, test, wakeEditors } from '#e2e/tool-test.ts';

const path = '/json-diff';

test('compares two documents', async ({ page }) => {
  await open(page, path);
  const [left, right] = [page.getByRole('textbox', { name: 'Left' }), page.getByRole('textbox', { name: 'Right' })];

  await test.step('tidies a document once, and says why one cannot be tidied', async () => {
    await wakeEditors(page);
    const actions = page.getByRole('region', { name: 'Left' });
    await expect(left).toContainText('"name": "Toolcrib",  "version": 1');
    await actions.getByRole('button', { name: 'Sort keys' }).click();
    await expect(left).toContainText('"name": "Toolcrib",  "tags": [');
    await left.press('ControlOrMeta+z');
    await expect(left).toContainText('"name": "Toolcrib",  "version": 1');
    await actions.getByRole('button', { name: 'Sort keys' }).click();
    await expect(left).toContainText('"name": "Toolcrib",  "tags": [');
    await right.fill('');
    await left.fill('{a');
    await actions.getByRole('button', { name: 'Format' }).click();
    await expect(page.getByRole('alert')).toContainText('Left · Line 1, column 2');
    await left.fill('{');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('says that documents are the same, and in which document the fault is', async () => {
    await left.fill('{"a":1,"b":10176718226607830673}');
    await right.fill('{"b":10176718226607830673,"a":1.0}');
    await expect(page.getByText('The documents are the same, but written differently')).toBeVisible();
    await right.fill('{"b":10176718226607831000,"a":1.0}');
    await expect(page.getByText('The documents are the same')).toHaveCount(0);
    await right.fill('{"a":}');
    await expect(page.getByRole('alert')).toContainText('Right · Line 1, column 6');
    const counts = page.locator('[data-stale]').getByRole('checkbox');
    await expect(counts).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Copy the right value' })).toBeDisabled();
    await right.fill('');
    await expect(page.getByText('Paste one document on the left')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('names a repeated key once, and only while it is there', async () => {
    await left.fill('{"a":1,"a":2,"a":3}');
    await right.fill('{"b":1,"b":2}');
    const repeated = page.getByText('Left: the key at /a occurs more than once');
    await expect(repeated).toHaveCount(1);
    await left.fill('{"a":1}');
    await expect(repeated).toHaveCount(0);
    await expect(page.getByText('Right: the key at /b occurs more than once')).toHaveCount(1);
  });

  await test.step('compares while one types, and walks from one difference to the next', async () => {
    await left.fill('{"foo":"bar","n":1.0,"same":[1]}');
    await right.fill('{"foo":"buz","n":1,"same":[1],"baz":2}');
    const tree = page.getByRole('tree', { name: 'Tree' });
    await expect(tree.getByRole('treeitem', { name: /changed foo/ })).toContainText('"bar"→"buz"');
    await expect(tree.getByRole('treeitem', { name: /unchanged n/ })).toBeVisible();
    await expect(tree.getByRole('treeitem', { name: /added baz/ })).toBeVisible();
    await expect(page.getByText('1 of 2')).toBeVisible();
    await expect(tree.getByRole('treeitem', { name: /changed foo/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('checkbox', { name: /removed|moved/ })).toHaveCount(0);
    await page.keyboard.press('F7');
    await expect(tree.getByRole('treeitem', { name: /added baz/ })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('switch', { name: 'Only differences' }).check();
    await expect(tree.getByRole('treeitem', { name: /unchanged n/ })).toHaveCount(0);
    await page.getByRole('checkbox', { name: '1 changed' }).uncheck();
    await expect(tree.getByRole('treeitem', { name: /changed foo/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Copy the right value' }).click();
    await copied(page).toBe('2');
  });
});

test('shows the differences in other ways', async ({ page }) => {
  await open(page, path);
  const [left, right] = [page.getByRole('textbox', { name: 'Left' }), page.getByRole('textbox', { name: 'Right' })];

  await test.step('matches arrays by key, leaves paths out, swaps and tidies', async () => {
    await left.fill('[{"id":1,"t":1},{"id":2,"t":1}]');
    await right.fill('[{"id":2,"t":2},{"id":1,"t":2}]');
    await page.getByLabel('Arrays').selectOption('By key');
    await page.getByText('More options').click();
    await page.getByLabel('Ignore').fill('/*/t');
    await expect(page.getByRole('checkbox', { name: '1 moved' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /changed/ })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Patch' }).click();
    await expect(page.getByText('The patch includes what is ignored above.')).toBeVisible();
    const aligned = page.getByText('The patch matches array elements as “Aligned” does');
    await expect(aligned).toBeVisible();
    await page.getByRole('radio', { name: 'Merge patch (RFC 7396)' }).check();
    await expect(aligned).toHaveCount(0);
    await page.getByRole('radio', { name: 'JSON Patch (RFC 6902)' }).check();
    await page.getByLabel('Arrays').selectOption('By position');
    await expect(aligned).toHaveCount(0);
    await page.getByRole('region', { name: 'Left' }).getByRole('button', { name: 'Format' }).click();
    await expect(left).toContainText('"id": 1,');
    await page.getByRole('button', { name: 'Swap' }).click();
    await expect(left).toContainText('"t":2');
  });

  await test.step('shows the documents side by side, as a list and as a patch', async () => {
    await reset(page);
    await expect(left).toContainText('Toolcrib');
    await left.fill('{"a":[1,2,3],"b":1}');
    await right.fill('{"a":[1,3],"c":2}');
    await page.getByRole('tab', { name: 'Side by side' }).click();
    const removed = page.getByRole('option', { name: 'removed 2,' });
    await expect(removed).toBeVisible();
    // Told by a sign too, not only by its color.
    await expect(removed.locator('svg')).toBeVisible();
    await expect(page.getByRole('option').filter({ has: page.locator('svg') })).toHaveCount(3);
    await page.getByRole('tab', { name: 'List' }).click();
    await expect(page.getByRole('table', { name: 'List' }).getByRole('row')).toHaveCount(4);
    for (const count of [/removed$/, /added$/]) await page.getByRole('checkbox', { name: count }).uncheck();
    await expect(page.getByText('No differences of the kinds shown')).toBeVisible();
    await page.getByRole('tab', { name: 'Patch' }).click();
    await expect(page.getByRole('textbox', { name: 'Patch' })).toContainText('"path": "/a/1"');
    await page.getByRole('radio', { name: 'Merge patch (RFC 7396)' }).check();
    await expect(page.getByRole('textbox', { name: 'Patch' })).toContainText('"b": null');
    await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toMatch(/^\{/);
    expect(JSON.parse(await clipboard(page))).toEqual({ a: [1, 3], b: null, c: 2 });
  });
});

test('has room for the differences on every screen', async ({ page }) => {
  const desktop = { width: 1366, height: 768 };
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(desktop);
  await open(page, path);

  await test.step('has every difference and Copy in the first screen', async () => {
    await expect(page.getByRole('button', { name: 'Copy the right value' })).toBeInViewport();
    await expect(page.getByRole('treeitem', { name: /changed version/ })).toBeInViewport();
    await expect(page.getByRole('tree')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('treeitem').last()).toBeInViewport({ ratio: 0.9 });
    await page.setViewportSize(phone);
    await expect(page.getByRole('tree')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Copy the right value' })).toBeInViewport();
    await expect(page.getByRole('treeitem', { name: /changed version/ })).toBeInViewport();
  });

  for (const viewport of [phone, desktop]) {
    await test.step(`keeps the differences in their place beside a fault at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      const document = page.getByRole('treeitem').first();
      await expect(page.getByRole('checkbox', { name: '1 changed' })).toBeVisible();
      const before = await document.boundingBox();
      await page.getByRole('textbox', { name: 'Left' }).fill('{"a": [1, 2,, 3]}');
      await expect(page.getByRole('alert')).toContainText('Expected a value');
      const moved = async (): Promise<number> =>
        Math.abs(((await document.boundingBox())?.y ?? Infinity) - (before?.y ?? 0));
      await expect.poll(moved).toBeLessThan(8);
      await reset(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  await test.step('shows every count whole on a phone, in French too', async () => {
    await page.setViewportSize(phone);
    const counts = page.getByRole('region', { name: /Result|Résultat/ }).getByRole('checkbox');
    const areWhole = async () => {
      await expect(counts).toHaveCount(3);
      for (const count of await counts.all()) await expect(count.locator('..')).toBeInViewport({ ratio: 1 });
    };
    await areWhole();
    await expect(page.getByRole('tab', { name: 'Patch' })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(desktop);
    await speakFrench(page);
    await page.setViewportSize(phone);
    await expect(page.getByRole('checkbox', { name: '1 modifié' })).toBeVisible();
    await areWhole();
  });
});

test('compares two documents of 5 MB with the page answering', async ({ page }) => {
  await open(page, path);
  const rows = Array.from({ length: 60_000 }, (_, id) => ({
    id,
    name: `name ${id}`,
    tags: ['a', 'b'],
    price: id / 4,
    nested: { x: id },
  }));
  const buffer = (value: unknown) => ({
    name: 'a.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(value)),
  });
  const input = (name: string) => page.getByRole('region', { name }).locator('input[type=file]');
  await input('Left').setInputFiles(buffer(rows));
  await input('Right').setInputFiles(buffer(rows.map((row) => (row.id % 20_000 === 7 ? { ...row, price: -1 } : row))));
  await expect(page.getByRole('checkbox', { name: '3 changed' })).toBeVisible();
  await expect(page.getByText('only the differences are shown')).toBeVisible();
});
