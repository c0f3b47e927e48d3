import { readFile, writeFile } from 'node:fs/promises';
import { noteLongTasks } from '#e2e/main-thread.ts';
import type { Locator, Page } from '@playwright/test';
import { openListening } from '#e2e/fixtures.ts';
import { follow, linkTo } from '#e2e/pipe-links.ts';
import { copied, expect, open, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/pipe';

/** Chooses a ready-made pipe, and waits for its name: its steps come with it. */
async function choose(page: Page, name: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Name', exact: true });
  await field.fill('');
  await page.getByRole('combobox', { name: 'Choose a pipe' }).selectOption({ label: name });
  await expect(field).toHaveValue(name);
}

/** Takes back everything: no steps, no input. */
async function undoAll(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo' });
  while (await undo.isEnabled()) await undo.click();
  await expect(page.getByRole('region', { name: 'Step 1' })).toHaveCount(0);
}

/** Chooses from the menu of the page. */
async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('shows the value after every step, and goes back from an edited one to the input', async ({ page }) => {
  await test.step('says that a first step needs no input', async () => {
    const steps = [{ op: 'roman-numeral-converter/to-roman', input: { number: 4 } }];
    await open(page, linkTo(steps));
    await expect(page.getByLabel('Value after step 1')).toHaveText('IV');
    await expect(page.getByText('The first step needs no input.')).toBeVisible();
  });
  await test.step('follows the input', async () => {
    await choose(page, 'Unwrap Base64 and format JSON');
    await expect(page.getByLabel('Value after step 1')).toHaveText('{"user":{"id":42,"roles":["admin","dev"]}}');
    await expect(page.getByLabel('Value after step 2')).toContainText('"id": 42');
    await page.getByRole('textbox', { name: 'Input' }).fill('eyJhIjoxfQ==');
    await expect(page.getByLabel('Value after step 2')).toContainText('"a": 1');
  });
  await test.step('keeps the last good values, dimmed, below a step that fails', async () => {
    await page.getByRole('textbox', { name: 'Input' }).fill('eA==');
    await expect(page.getByRole('region', { name: 'Step 2' }).getByRole('alert')).toContainText('Expected a value');
    await expect(page.getByLabel('Value after step 1')).toHaveText('x');
    await expect(page.getByLabel('Value after step 1')).not.toHaveAttribute('data-stale');
    await expect(page.getByLabel('Value after step 2')).toContainText('"a": 1');
    await expect(page.getByLabel('Value after step 2')).toHaveAttribute('data-stale');
    await page.getByRole('textbox', { name: 'Input' }).fill('eyJiIjoyfQ==');
    await expect(page.getByLabel('Value after step 2')).toContainText('"b": 2');
    await expect(page.getByLabel('Value after step 2')).not.toHaveAttribute('data-stale');
  });
  const sentence = 'Step 1 cannot be run backwards.';
  const saidAt = async (step: number): Promise<void> => {
    const place = page.getByRole('region', { name: `Step ${step}`, exact: true });
    await expect(place.getByRole('button', { name: sentence })).toBeDisabled();
    const third = page.getByRole('region', { name: 'Step 3' }).getByRole('button', { name: 'Edit here' });
    await expect(third).toBeDisabled();
    await expect(third).toHaveAccessibleDescription(sentence);
    await expect(page.getByText(sentence)).toHaveCount(1);
  };
  await test.step('says once which step cannot be run backwards, at the step itself', async () => {
    const steps = [
      { op: 'jwt-parser/decode', pick: '/payloadText' },
      { op: 'json-prettify/format' },
      { op: 'json-minify/minify' },
    ];
    await follow(page, linkTo(steps, 'e30.e30.'));
    await saidAt(1);
  });
  await test.step('says it at the next step where the value is not text', async () => {
    const first = page.getByRole('region', { name: 'Step 1', exact: true });
    await first.getByText('Options').click();
    await first.getByRole('textbox', { name: 'Pick a member' }).fill('');
    await saidAt(2);
  });
  await test.step('goes back from an edited value', async () => {
    await choose(page, 'Unwrap Base64 and format JSON');
    await expect(page.getByLabel('Value after step 2')).toContainText('"id": 42');
    await page.getByRole('region', { name: 'Step 2' }).getByRole('button', { name: 'Edit here' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('{"a": 1}');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('textbox', { name: 'Input' })).toContainText('eyJhIjoxfQ==');
  });
});

test('names the members of a value when one is picked that is not there, in both languages', async ({ page }) => {
  const pipe = { version: 1, steps: [{ op: 'jwt-parser/decode', pick: '/payloadtext' }] };
  const link = `${path}#pipe=${encodeURIComponent(JSON.stringify(pipe))}&input=e30.e30.`;
  await open(page, link);
  const alert = page.getByRole('region', { name: /Step 1|Étape 1/ }).getByRole('alert');
  await expect(alert).toContainText('There is no member “payloadtext”: the result has “kind”,');
  await expect(alert).toContainText('“payloadText”');
  await speakFrench(page);
  await open(page, link);
  await expect(alert).toContainText(/Le membre «\s?payloadtext\s?» n’existe pas\s?: le résultat a «\s?kind\s?»,/);
});

test('runs item by item what is typed or opened', async ({ page }) => {
  await test.step('says where an item is not JSON', async () => {
    await open(page, linkTo([{ op: 'json-prettify/format' }], '1\n{oops', { items: 'json' }));
    await expect(page.getByRole('alert')).toHaveText(
      'Step 1, item 2: Line 1, column 2: Expected a key in quotes or }, found “oops”.',
    );
  });
  await test.step('runs line by line and keeps what fails', async () => {
    await choose(page, 'Titles as slugs');
    await expect(page.getByLabel('Value after step 1')).toHaveText('creme-brulee-and-coffee hello-world');
    await page.getByRole('combobox', { name: 'Choose a pipe' }).selectOption({ label: 'UUID version 7 as times' });
    // The sample of the pipe is in the input by then, and does not come between what is selected and what is typed.
    await expect(page.getByLabel('Value after step 2')).toHaveText('2023-06-30T03:34:18.518Z');
    await page.getByRole('textbox', { name: 'Input' }).fill('x\n01890a5d-ac96-774b-bcce-b302099a8057\n');
    await expect(page.getByRole('region', { name: 'Step 1' }).getByRole('alert')).toBeVisible();
    await page.getByRole('combobox', { name: 'If an item fails' }).selectOption('keep');
    await expect(page.getByLabel('Value after step 2')).toHaveText('x 2023-06-30T03:34:18.518Z');
    const first = page.getByRole('region', { name: 'Step 1' });
    await expect(first.getByText('1 item failed')).toBeVisible();
    await expect(first.getByText(/^Item 1: /)).toBeVisible();
  });
  await test.step('asks for the character set of a file that is not Unicode, and keeps the input until then', async () => {
    await choose(page, 'Titles as slugs');
    await expect(page.getByLabel('Value after step 1')).toContainText('creme-brulee-and-coffee');
    const file = page.locator('input[type=file]').last();
    const fileOf = (buffer: Buffer) => ({ name: 'a.txt', mimeType: 'text/plain', buffer });
    const question = page.getByText('a.txt is not Unicode text. Choose its character set.');
    await file.setInputFiles(fileOf(Buffer.from('Été', 'latin1')));
    await expect(question).toBeVisible();
    await expect(page.getByLabel('Value after step 1')).toContainText('creme-brulee-and-coffee');
    await page.getByRole('textbox', { name: 'Input' }).fill('À pied');
    await expect(page.getByLabel('Value after step 1')).toHaveText('a-pied');
    await expect(question).toHaveCount(0);
    await file.setInputFiles(fileOf(Buffer.from('Été', 'latin1')));
    const charset = page.getByRole('combobox', { name: 'Character set' });
    const line = page.locator('main div').filter({ has: question }).filter({ has: charset }).last();
    await line.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByLabel('Value after step 1')).toHaveText('ete');
    await expect(question).toHaveCount(0);
    await file.setInputFiles(fileOf(Buffer.from('\uFEFFÀ vélo', 'utf16le')));
    await expect(page.getByLabel('Value after step 1')).toHaveText('a-velo');
    await file.setInputFiles(fileOf(Buffer.from('Été')));
    await expect(page.getByLabel('Value after step 1')).toHaveText('ete');
  });
  await test.step('speaks French', async () => {
    await speakFrench(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enchaînements');
    await expect(page.getByLabel('Valeur après l’étape 1')).toBeVisible();
  });
});

test('adds, moves and removes steps', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await open(page, path);
  await test.step('adds a step that fits the value, and one that is searched', async () => {
    await page.getByRole('textbox', { name: 'Input' }).fill('eyJhIjoxfQ==');
    await page.getByRole('button', { name: 'Add a step' }).click();
    await dialog.getByRole('region', { name: 'For this value' }).getByRole('button').first().click();
    await expect(page.getByLabel('Value after step 1')).toHaveText('{"a":1}');
    await page.getByRole('button', { name: 'Add a step' }).click();
    await dialog.getByRole('textbox').fill('json to yaml');
    await dialog
      .getByRole('button', { name: /^JSON to YAML/ })
      .first()
      .click();
    await expect(page.getByLabel('Value after step 2')).toHaveText('a: 1');
  });
  for (const [query, name] of [
    ['sha256', 'Hash text'],
    ['list converter', 'Convert list'],
  ] as const) {
    await test.step(`adds ${name} with Enter for “${query}”, not what asks for more`, async () => {
      await undoAll(page);
      await page.getByRole('textbox', { name: 'Input' }).fill('b,a');
      await page.getByRole('button', { name: 'Add a step' }).press('Enter');
      await expect(dialog.getByRole('textbox')).toBeFocused();
      await page.keyboard.type(query);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Step 1' }).getByRole('heading')).toContainText(name);
      await expect(page.getByLabel('Value after step 1')).toBeVisible();
    });
  }
  await test.step('keeps the focus when a step moves or goes, and undoes with the keyboard', async () => {
    await choose(page, 'Unwrap Base64 and format JSON');
    await expect(page.getByLabel('Value after step 2')).toBeVisible();
    const cards = page.getByRole('listitem').getByRole('heading', { level: 2 });
    await page.getByRole('region', { name: 'Step 2' }).getByRole('button', { name: 'Move up' }).focus();
    await page.keyboard.press('Enter');
    await expect(cards.first()).toBeFocused();
    await expect(cards.first()).toContainText('Format JSON');
    await expect(page.getByText('Step moved to position 1 of 2.')).toBeAttached();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(cards.last()).toBeFocused();
    await page.getByRole('region', { name: 'Step 2' }).getByRole('button', { name: 'Remove' }).focus();
    await page.keyboard.press('Enter');
    await expect(cards.first()).toBeFocused();
    await expect(page.getByText('Step 2 removed. Undo brings it back.')).toBeAttached();
    await page.keyboard.press('Control+z');
    await expect(cards).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(cards.first()).toContainText('Decode Base64');
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.focus();
    while (await undo.isEnabled()) await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  await test.step('moves, leaves out, duplicates and removes steps, and undoes that', async () => {
    await choose(page, 'Unwrap Base64 and format JSON');
    const first = page.getByRole('region', { name: 'Step 1' });
    const second = page.getByRole('region', { name: 'Step 2' });
    await expect(page.getByLabel('Value after step 2')).toBeVisible();
    await second.getByRole('button', { name: 'Leave out' }).click();
    await expect(page.getByLabel('Value after step 2')).toHaveCount(0);
    await second.getByRole('button', { name: 'Use again' }).click();
    await second.getByRole('button', { name: 'Move up' }).click();
    await expect(first.getByRole('alert')).toContainText('Expected a value');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Value after step 2')).toContainText('"id": 42');
    await second.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByLabel('Value after step 3')).toContainText('"id": 42');
    await page.getByRole('region', { name: 'Step 3' }).getByRole('button', { name: 'Remove' }).click();
    await first.getByRole('button', { name: 'Move down' }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(first.getByRole('alert')).toBeVisible();
  });
});

/** Goes forward with Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

test('is built with the keyboard alone', async ({ page }) => {
  await openListening(page, path);
  for (const [input, searches, result] of [
    ['eyJhIjoxfQ==', ['', 'json to yaml'], 'a: 1'],
    ['Crème Brûlée', ['slug', 'base64 encode', 'base64 decode'], 'creme-brulee'],
    ['a%20b', ['url decode', 'slug'], 'a-b'],
  ] as const) {
    await test.step(`from ${input}`, async () => {
      await page.keyboard.type(input);
      for (const [index, query] of searches.entries()) {
        await tabTo(page, page.getByRole('button', { name: 'Add a step' }));
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
        if (query === '') await expect(page.getByRole('dialog').getByRole('region')).toBeVisible();
        await page.keyboard.type(query);
        await page.keyboard.press('Enter');
        await expect(page.getByLabel(`Value after step ${index + 1}`)).toBeVisible();
      }
      await expect(page.getByLabel(`Value after step ${searches.length}`)).toHaveText(result);
    });
    await undoAll(page);
    await page.getByRole('textbox', { name: 'Input' }).focus();
  }
  await test.step('asks for the secret that a step lacks, and loses nothing', async () => {
    await page.keyboard.type('what do ya want for nothing?');
    await tabTo(page, page.getByRole('button', { name: 'Add a step' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.type('hmac');
    await page.keyboard.press('Enter');
    const step = page.getByRole('region', { name: 'Step 1' });
    await expect(step.getByRole('alert')).toHaveText('Enter “Key” in the options of this step.');
    await expect(step.getByLabel('Key', { exact: true })).toBeFocused();
    await page.keyboard.type('Jefe');
    // RFC 4231, test case 2.
    await expect(page.getByLabel('Value after step 1')).toContainText('5bdcc146bf60754e');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect(step.getByRole('alert')).toHaveText('Enter “Key” in the options of this step.');
    await expect(page.getByLabel('Value after step 1')).toHaveAttribute('data-stale');
    await expect(page.getByLabel('Value after step 1')).toContainText('5bdcc146bf60754e');
  });
});

test('follows the options of a step', async ({ page }) => {
  await test.step('leaves an option out again once its field is empty', async () => {
    const steps = [{ op: 'jwt-parser/decode', pick: '/payloadText' }];
    await open(page, linkTo(steps, 'e30.e30.'));
    await expect(page.getByLabel('Value after step 1')).toBeVisible();
    await page.getByText('Options').click();
    const time = page.getByRole('textbox', { name: 'Current time' });
    await expect(time).toHaveAccessibleDescription(/^(?!.*Enter a number)/);
    await time.fill('12');
    await time.fill('');
    await expect(time).toHaveAccessibleDescription(/^(?!.*Enter a number)/);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await copied(page).toContain('/pipe#pipe=');
    await copied(page).not.toContain('now');
  });
  await test.step('runs again with what is chosen', async () => {
    await choose(page, 'Unwrap Base64 and format JSON');
    const second = page.getByRole('region', { name: 'Step 2' });
    // The value after a step moves what stands below it away from the pointer.
    await expect(page.getByLabel('Value after step 2')).toBeVisible();
    await second.getByText('Options').click();
    await second.getByRole('combobox', { name: 'Keys' }).selectOption('desc');
    await expect(page.getByLabel('Value after step 2')).toContainText(/"roles"[^]*"id"/);
  });
  await test.step('moves with Alt and an arrow key, but not from a field', async () => {
    const second = page.getByRole('region', { name: 'Step 2' });
    await second.getByRole('textbox', { name: 'Pick a member' }).press('Alt+ArrowUp');
    await expect(second.getByRole('heading')).toContainText('Format JSON');
    await second.getByRole('button', { name: 'Remove' }).press('Alt+ArrowUp');
    await expect(page.getByRole('region', { name: 'Step 1' }).getByRole('heading')).toContainText('Format JSON');
  });
  await test.step('opens the options of a step that lacks one', async () => {
    await undoAll(page);
    await page.getByRole('textbox', { name: 'Input' }).fill('some words');
    await page.getByRole('button', { name: 'Add a step' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('change letter case');
    await dialog
      .getByRole('button', { name: /^Change letter case/ })
      .first()
      .click();
    const style = page.getByRole('combobox', { name: 'Style' });
    await expect(style).toBeFocused();
    await expect(style).toHaveValue('');
    await style.selectOption('lower');
    await expect(page.getByLabel('Value after step 1')).toHaveText('some words');
    await style.selectOption('upper');
    await expect(page.getByLabel('Value after step 1')).toHaveText('SOME WORDS');
  });
});

test('takes no secret from a link, and puts none into what is kept, shared or copied', async ({ page }) => {
  await test.step('opens a link, and refuses one with a secret', async () => {
    const link = (steps: readonly object[]) =>
      `${path}#pipe=${encodeURIComponent(JSON.stringify({ version: 1, steps }))}`;
    await open(page, `${link([{ op: 'base64-string-converter/encode' }])}&input=abc`);
    await expect(page.getByLabel('Value after step 1')).toHaveText('YWJj');
    expect(new URL(page.url()).hash).toBe('');
    await open(page, link([{ op: 'hmac-generator/hmac', input: { key: 'x' } }]));
    await expect(page.getByRole('alert')).toContainText('“key”');
  });
  await test.step('saves, exports and links a pipe without its secrets', async () => {
    await page.getByRole('textbox', { name: 'Input' }).fill('abc');
    await page.getByRole('button', { name: 'Add a step' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('hmac');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Compute HMAC/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Key', exact: true }).fill('hush-hush');
    await expect(page.getByLabel('Value after step 1')).toHaveText(/^[0-9a-f]{64}$/);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await copied(page).toContain('/pipe#pipe=');
    await copied(page).not.toContain('hush');
    await page.getByRole('textbox', { name: 'Name' }).fill('My pipe');
    await page.getByRole('button', { name: 'Save' }).click();
    const kept = () => page.evaluate(() => JSON.stringify(localStorage));
    await expect.poll(kept).toContain('My pipe');
    expect(await kept()).not.toContain('hush');
    const [file] = await Promise.all([page.waitForEvent('download'), chooseMore(page, 'Export')]);
    expect(file.suggestedFilename()).toBe('My-pipe.pipe.json');
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toEqual({
      version: 1,
      name: 'My pipe',
      steps: [{ op: 'hmac-generator/hmac', input: {} }],
    });
    await expect(page.getByRole('option', { name: 'My pipe' })).toBeAttached();
  });
  await test.step('copies the command that does the same', async () => {
    const steps = [{ op: 'slugify-string/slugify' }, { op: 'hmac-generator/hmac' }];
    await follow(page, linkTo(steps, 'Hello World', { items: 'lines' }));
    await page.getByRole('textbox', { name: 'Key', exact: true }).fill('hush-hush');
    await chooseMore(page, 'Copy as');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(
      "printf '%s' 'Hello World' | npx toolcrib pipe 'slugify-string/slugify | hmac-generator/hmac' --items lines --secret '2.key=env:SECRET'",
    );
    await expect(dialog.getByText('SECRET replaces “2.key”')).toBeVisible();
    await dialog.getByRole('radio', { name: 'JavaScript' }).check();
    await expect(dialog.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(/runPipe\(pipe, "Hello World"\)/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  await test.step('copies the pipe from below its last step, with the keyboard alone', async () => {
    const five = Array.from({ length: 5 }, () => ({ op: 'slugify-string/slugify' }));
    await follow(page, linkTo(five, 'A b'));
    await expect(page.getByLabel('Value after step 5')).toHaveText('a-b');
    await page.getByRole('button', { name: 'Add a step' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Copy as' });
    await expect(dialog.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(
      /^printf '%s' 'A b' \| npx toolcrib pipe /,
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Copy as' })).toBeFocused();
  });
});

test('runs 100,000 lines through two steps', async ({ page }) => {
  await open(page, path);
  await choose(page, 'Titles as slugs');
  await expect(page.getByLabel('Value after step 1')).toBeVisible();
  await page.getByRole('region', { name: 'Step 1' }).getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Value after step 2')).toContainText('creme-brulee-and-coffee');
  const file = test.info().outputPath('titles.txt');
  await writeFile(file, 'Hello World\n'.repeat(100_000));
  await noteLongTasks(page, 'while 100,000 lines run through two steps', async () => {
    await page.locator('input[type=file]').last().setInputFiles(file);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByText('text, 1.2 MB').nth(1).waitFor();
  });
  await expect(page.getByLabel('Value after step 2')).toContainText('hello-world hello-world');
});
