import type { Page } from '@playwright/test';
import { copied, expect, open, reset, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/chmod-calculator';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('shows one mode in the grid, in four notations, as commands and in words', async ({ page }) => {
  await open(page, path);
  await expect(field(page, 'Octal')).toHaveValue('755');
  await page.getByRole('checkbox', { name: 'Group: Write' }).check();
  await expect(field(page, 'Octal')).toHaveValue('775');
  await expect(field(page, 'Symbolic')).toHaveValue('rwxrwxr-x');
  await expect(page.getByText('Group: read, write, and execute.')).toBeVisible();
  await field(page, 'Octal').fill('4644');
  await expect(field(page, 'Symbolic')).toHaveValue('rwSr--r--');
  await expect(page.getByText('(the capital S) has no effect.')).toBeVisible();
  await field(page, 'ls -l line').fill('drwxrwxrwt 7 root root 4096 Nov 21 03:00 tmp');
  await expect(field(page, 'chmod expression')).toHaveValue('u=rwx,g=rwx,o=rwxt');
  await expect(page.getByRole('checkbox', { name: 'Sticky' })).toBeChecked();
  await field(page, 'chmod expression').fill('a=r,u+w');
  await expect(field(page, 'ls -l line')).toHaveValue('drw-r--r--');
  await page.getByRole('tab', { name: 'umask' }).click();
  await page.getByRole('tab', { name: 'Permissions' }).click();
  await expect(field(page, 'ls -l line')).toHaveValue('drw-r--r--');
  await field(page, 'Path').fill('my file');
  await page.getByRole('button', { name: 'Copy Command' }).click();
  await copied(page).toBe("chmod 644 'my file'");

  await test.step('Reset brings the defaults back, and a mistake away', async () => {
    await field(page, 'Octal').fill('644');
    await field(page, 'Symbolic').fill('rwx?');
    await reset(page);
    await expect(field(page, 'Octal')).toHaveValue('755');
    await expect(field(page, 'Symbolic')).toHaveValue('rwxr-xr-x');
  });

  await test.step('the arrow keys walk through the grid and Space toggles', async () => {
    await page.getByRole('checkbox', { name: 'Owner: Read' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('checkbox', { name: 'Set user ID' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(field(page, 'Octal')).toHaveValue('2755');
  });

  await field(page, 'Octal').fill('644');
  await expect(field(page, 'Symbolic')).toHaveValue('rw-r--r--');
  await speakFrench(page);
  await expect(page.getByText('Propriétaire : lire et écrire.')).toBeVisible();
});

test('has presets and warnings, applies expressions, and explains masks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);

  await test.step('has its presets in the first screen of a phone', async () => {
    await expect(page.getByRole('button', { name: '755', exact: true })).toBeInViewport({ ratio: 1 });
  });

  await test.step('takes an empty field for no mistake, and fills it again when it is left', async () => {
    await field(page, 'Octal').fill('');
    await expect(field(page, 'Octal')).toHaveValue('');
    await expect(page.getByText('This is not a mode.')).toHaveCount(0);
    await expect(field(page, 'Symbolic')).toHaveValue('rwxr-xr-x');
    await expect(page.getByRole('button', { name: 'Copy Octal' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Copy Symbolic' })).toBeEnabled();
    await field(page, 'Octal').blur();
    await expect(field(page, 'Octal')).toHaveValue('755');
  });

  await test.step('marks a wrong field and keeps the others; presets and warnings', async () => {
    await page.setViewportSize({ width: 1366, height: 860 });
    const before = await field(page, 'Symbolic').boundingBox();
    await field(page, 'Octal').fill('799');
    await expect(page.getByRole('table')).toHaveCSS('opacity', '0.65');
    await expect(page.getByText('This is not a mode.')).toBeVisible();
    expect(await field(page, 'Symbolic').boundingBox()).toEqual(before);
    await expect(field(page, 'Symbolic')).toHaveValue('rwxr-xr-x');
    for (const name of ['Copy Octal', 'Copy Symbolic', 'Copy Command'])
      await expect(page.getByRole('button', { name })).toBeDisabled();
    await expect(page.getByRole('button', { name: '755', exact: true })).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: '755', exact: true }).click();
    await expect(field(page, 'Octal')).toHaveValue('755');
    await field(page, 'Octal').fill('9');
    await expect(page.getByText('This is not a mode.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Group: Write' }).check();
    await page.getByRole('checkbox', { name: 'Group: Write' }).uncheck();
    await expect(field(page, 'Octal')).toHaveValue('755');
    await expect(page.getByText('This is not a mode.')).toHaveCount(0);
    await page.getByRole('button', { name: '2775' }).click();
    await expect(field(page, 'Octal')).toHaveValue('2775');
    await field(page, 'Symbolic').fill('rwxrwxrwx');
    await expect(page.getByText('Everyone on this computer can modify and run this.')).toBeVisible();
  });

  await test.step('applies an expression, which Reset brings back, and marks what changes', async () => {
    await page.getByRole('tab', { name: 'Apply an expression' }).click();
    await field(page, 'chmod expression').fill('700');
    await reset(page);
    await expect(field(page, 'chmod expression')).toHaveValue('u+x,g-r');
    await expect(page.locator('mark')).toHaveText(['x', '-']);
    await field(page, 'chmod expression').fill('u=rwx,go');
    await expect(page.getByText('“go” is not a chmod clause.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit this mode' })).toBeDisabled();
    await field(page, 'chmod expression').fill('700');
    await field(page, 'Current mode').fill('drwxr-sr-x');
    await page.getByRole('radio', { name: 'Directory' }).check();
    await expect(page.getByText('2700', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Edit this mode' }).click();
    await expect(field(page, 'Octal')).toHaveValue('2700');
  });

  await test.step('explains a mask', async () => {
    await page.getByRole('tab', { name: 'umask' }).click();
    await field(page, 'umask').fill('u=rwx,g=rx,o=');
    await expect(page.getByText('0027', { exact: true })).toBeVisible();
    await expect(page.getByText('rw-r-----')).toBeVisible();
    await field(page, 'umask').fill('1022');
    await expect(page.getByText('This is not a mask.')).toBeVisible();
  });
});
