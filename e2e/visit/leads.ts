import type { Page } from '@playwright/test';

/** The links of the page that lead nowhere, in the clear, or to a page that could reach back to this one. */
export function deadLinks(page: Page, routes: readonly string[]): Promise<string[]> {
  return page.evaluate((routes) => {
    const known = new Set([...routes, location.pathname]);
    const isDead = ({ origin, pathname, hash, protocol, target, rel }: HTMLAnchorElement): boolean => {
      if (/^(?:blob|mailto|tel|sms):$/.test(protocol)) return false;
      if (target === '_blank' && !/noopener|noreferrer/.test(rel)) return true;
      if (origin !== location.origin) return protocol !== 'https:';
      const path = pathname.replace(/(.)\/$/, '$1');
      if (!known.has(path) && !/\.\w+$/.test(path)) return true;
      // A fragment that holds values does not name a place in the page.
      const isPlace = path === location.pathname && hash !== '' && !hash.includes('=');
      return isPlace && document.getElementById(decodeURIComponent(hash.slice(1))) === null;
    };
    return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(isDead)
      .map(({ href, target, rel }) => `${href} target=“${target}” rel=“${rel}”`);
  }, routes);
}
