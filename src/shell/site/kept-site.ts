import { safeStorage } from '#ui/hooks/storage.ts';
import { type SiteStart, siteKey } from './site.ts';

/** The file as this page started with it, and what the script in the page's head has to know of it. */
interface KeptSite extends SiteStart {
  readonly text: string;
  readonly theme?: string | undefined;
}

export function keepSite(state: KeptSite): void {
  void safeStorage('localStorage').setItem(siteKey, JSON.stringify({ state }));
}

export function forgetSite(): void {
  void safeStorage('localStorage').removeItem(siteKey);
}
