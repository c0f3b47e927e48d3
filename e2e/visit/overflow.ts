import type { Page } from '@playwright/test';

/**
 * Elements wider than the window, texts that are cut without a way to read them, and what asks for its width inside the
 * box of a fieldset: Chromium at times does not lay that out.
 */
export function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const faults = new Set<string>();
    // What is not drawn yet (content-visibility) has no true place.
    const drawn = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
    const nameOf = (element: Element): string => {
      const name = `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '').split(' ')[0] ?? ''}`;
      return `${name} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
    };
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) faults.add(`the page is ${scrollWidth} wide`);
    /** Inside something that scrolls sideways by itself or is cut there, which is looked at on its own. */
    const contained = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible' && box.getBoundingClientRect().right <= width + 0.5)
          return true;
      }
      return false;
    };
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!element.checkVisibility(drawn)) continue;
      const { left, right, width: own, height } = element.getBoundingClientRect();
      if (own <= 1 || height <= 1 || element.closest('svg, .cm-editor, [inert]')) continue;
      if ((right > width + 0.5 || left < -0.5) && !contained(element)) {
        faults.add(`${nameOf(element)} reaches from ${left} to ${right}`);
      }
    }
    /** Is this text beyond the edge of something that clips it, and cannot be scrolled there? */
    const isCut = (parent: Element, { right, top, bottom }: DOMRect): boolean => {
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX + overflowY)) return false;
        const edge = box.getBoundingClientRect();
        const clipped =
          (/hidden|clip/.test(overflowX) && right > edge.right + 1) ||
          (/hidden|clip/.test(overflowY) && bottom > edge.bottom + 3);
        if (!clipped) continue;
        // Left out of one line of options until that is opened.
        if (top >= edge.bottom && box.querySelector(':scope > details:not([open])')) return false;
        // For screen readers only.
        if (edge.width <= 1 || edge.height <= 1) return false;
        return !(textOverflow === 'ellipsis' || box.matches('[title]')) || box.closest('[title]') === null;
      }
      return false;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || (text as Text).data.trim() === '' || parent.closest('.cm-editor, [inert], select, script'))
        continue;
      if (!parent.checkVisibility(drawn)) continue;
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some((rect) => isCut(parent, rect))) faults.add(`${nameOf(parent)} is cut`);
    }
    for (const element of document.body.querySelectorAll('fieldset *')) {
      const fieldset = element.closest('fieldset');
      if (!fieldset || getComputedStyle(fieldset).display === 'contents') continue;
      if (getComputedStyle(element).containerType !== 'normal') faults.add(`${nameOf(element)} stands in a fieldset`);
    }
    return [...faults].slice(0, 12);
  });
}
