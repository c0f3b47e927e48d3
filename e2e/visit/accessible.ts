import { readFileSync } from 'node:fs';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
type Rules = NonNullable<RunOptions['runOnly']>;

const rule = (...values: readonly string[]): Rules => ({ type: 'rule', values: [...values] });

/** The languages differ in texts alone, and so in the names that controls, pictures and headings have. */
const names = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'button-name',
  'document-title',
  'empty-heading',
  'empty-table-header',
  'frame-title',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'input-button-name',
  'label',
  'label-content-name-mismatch',
  'label-title-only',
  'link-name',
  'select-name',
  'summary-name',
  'svg-img-alt',
  'valid-lang',
] as const;

const rules = {
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  /** The themes differ in colors alone: in the dark one only these can find something new. */
  colors: rule('color-contrast', 'link-in-text-block'),
  /** On a small screen also what is too small for a finger (WCAG 2.2, 2.5.8), in French, whose words take more room. */
  small: rule(...names, 'target-size'),
} as const satisfies Record<string, Rules>;

/**
 * Where contrast does not count (WCAG 1.4.3 exempts what is inactive or decoration): results of an older input, dimmed
 * on purpose, and samples painted in colors that the user chose.
 */
const exempt = '[data-stale], [data-sample]';

interface Scope {
  readonly rules: keyof typeof rules;
  /** Without the menu and the top bar, which are the same around every page. */
  readonly withoutShell: boolean;
}

interface Axe {
  readonly run: (context: object, options: RunOptions) => Promise<AxeResults>;
}

/** What axe-core finds on the page as it is now. */
export async function violations(page: Page, { rules: wanted, withoutShell }: Scope): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ({ runOnly, exempt, withoutShell }) => {
      // What lies half under the top bar is only a matter of scrolling.
      scrollTo(0, 0);
      const { axe } = globalThis as unknown as { readonly axe: Axe };
      const options: RunOptions = {
        runOnly,
        resultTypes: ['violations'],
        // What costs time and finds nothing here: addresses of elements, style sheets for rules about orientation, and
        // an answer from frames, which have a sandbox and no script.
        selectors: false,
        elementRef: true,
        preload: false,
        iframes: false,
      };
      // The answer that ends the dimming may come while axe looks.
      const dimmed = new Set(document.querySelectorAll(exempt));
      const isExempt = ({ element }: NodeResult): boolean => {
        for (
          let box: Node | null | undefined = element;
          box;
          box = box instanceof ShadowRoot ? box.host : box.parentNode
        )
          if (box instanceof Element && (box.matches(exempt) || dimmed.has(box))) return true;
        return false;
      };
      const nav = document.querySelector('nav');
      const after = nav?.nextSibling ?? null;
      const parent = nav?.parentNode;
      // Hidden and excluded, its many links would still be read each time.
      if (withoutShell) nav?.remove();
      const exclude = withoutShell ? [':not(main *) > header'] : [];
      const { violations } = await axe
        .run({ include: ['html'], exclude }, options)
        .finally(() => nav && parent?.insertBefore(nav, after));
      return violations
        .flatMap(({ id, nodes }) =>
          nodes
            .filter((node) => id !== 'color-contrast' || !isExempt(node))
            .map(({ html, failureSummary = '' }) => `${id} at ${html}: ${failureSummary.replace(/\s+/g, ' ')}`),
        )
        .slice(0, 10);
    },
    { runOnly: rules[wanted], exempt, withoutShell },
  );
}
