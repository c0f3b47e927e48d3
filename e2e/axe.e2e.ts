import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { eachScreen, typeEverywhere } from './fields.ts';
import { expect, isTool, open, routes, visit, walk } from './fixtures.ts';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The themes differ in colours alone: in the dark one only the rules about them can find something new. */
const runOnly = { light: standards, dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } as const;
type Theme = keyof typeof runOnly;
/**
 * Where contrast does not count (WCAG 1.4.3 exempts what is inactive or decoration): results of an older input, dimmed
 * on purpose, and samples painted in colours that the user chose.
 */
const exempt = '[data-stale], [data-sample]';

async function violations(page: Page, theme: Theme, where: string): Promise<string[]> {
  const found = await page.evaluate(
    async ({ runOnly, exempt, isTool }) => {
      // What lies half under the top bar is only a matter of scrolling.
      scrollTo(0, 0);
      const { axe } = globalThis as unknown as {
        axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> };
      };
      // The menu is the same everywhere: the home page and About look at its seventy links.
      const context = { include: ['html'], exclude: isTool ? ['nav'] : [] };
      // The answer that ends the dimming may come while axe looks.
      const before = [...document.querySelectorAll(exempt)];
      const isExempt = (element: Element | null): boolean =>
        element !== null && (element.closest(exempt) !== null || before.some((dimmed) => dimmed.contains(element)));
      const { violations } = await axe.run(context, { runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ target }) => id !== 'color-contrast' || !isExempt(document.querySelector(String(target[0]))))
          .map(
            ({ target, failureSummary }) =>
              `${id} at ${target.join(' ')}: ${(failureSummary ?? '').replace(/\s+/g, ' ')}`,
          ),
      );
    },
    {
      runOnly: runOnly[theme] as RunOptions['runOnly'] & object,
      exempt,
      isTool: isTool(new URL(page.url()).pathname),
    },
  );
  return found.slice(0, 10).map((text) => `${where}: ${text}`);
}

async function start(page: Page, go: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await go();
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
}

async function speak(page: Page, language: 'en' | 'fr'): Promise<void> {
  await page.getByRole('banner').getByRole('combobox').selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

for (const colorScheme of ['light', 'dark'] as const) {
  walk.describe(colorScheme, () => {
    walk.use({ colorScheme });

    for (const route of [...routes, '/no-such-page']) {
      walk(`axe ${route}`, async ({ page }) => {
        walk.slow();
        const found: string[] = [];
        await start(page, () => visit(page, route));
        await eachScreen(page, async () => void found.push(...(await violations(page, colorScheme, 'en'))));
        // What is wrong shows errors, and results of older input.
        await typeEverywhere(page, '{"x": é!');
        await page.waitForTimeout(150);
        found.push(...(await violations(page, colorScheme, 'en, wrong input')));
        if (colorScheme === 'light') {
          await speak(page, 'fr');
          found.push(...(await violations(page, colorScheme, 'fr')));
          await speak(page, 'en');
        }
        expect(found).toEqual([]);
      });
    }

    walk('axe: the palette, the dialog of a link, the menu of a small screen', async ({ page }) => {
      const found: string[] = [];
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      await start(page, () => open(page, '/base64-string-converter'));
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Type to search' }).fill('json');
      found.push(...(await violations(page, colorScheme, 'palette')));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Copy link', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      found.push(...(await violations(page, colorScheme, 'copy link')));
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 400, height: 700 });
      await page.getByRole('button', { name: 'Toggle menu' }).click();
      await expect(page.getByRole('navigation')).toBeVisible();
      found.push(...(await violations(page, colorScheme, 'menu')));
      await page.setViewportSize({ width, height });
      expect(found).toEqual([]);
    });
  });
}
