import { safeStorage } from '#ui/hooks/storage.ts';
import { type SiteStart, siteKey } from './site.ts';

/** The configuration file that this page started with, and the parts that the script in the page's head needs. */
interface KeptSite extends SiteStart {
  readonly text: string;
  readonly theme?: string | undefined;
}

export function keepSite(state: KeptSite): void {
  safeStorage('localStorage').setItem(siteKey, JSON.stringify({ state }));
}

export function forgetSite(): void {
  safeStorage('localStorage').removeItem(siteKey);
}
