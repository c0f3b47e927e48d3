import { safeStorage } from '#ui/hooks/storage.ts';
import { reloadWhenIdle } from '../reload-when-idle.ts';
import { forgetSite, keepSite } from './kept-site.ts';
import { fetchSite, nothingSet, started } from './site.ts';

/** Once for a tab: servers that disagree with each other for a while must not reload it again and again. */
const key = 'toolcrib:site-reloaded';

/**
 * Looks whether the host has changed the file since the visit whose copy this page was started with. A change takes
 * effect with one reload, once that disturbs nobody, or with the next visit.
 */
export async function refreshSite(): Promise<void> {
  const text = await (started.answer ?? (navigator.onLine ? fetchSite() : undefined));
  if (text === undefined) return;
  if (text === started.text) {
    if (text === nothingSet && started.answer) keepSite({ text, differs: false });
    return;
  }
  forgetSite();
  const tab = safeStorage('sessionStorage');
  if (tab.getItem(key) !== null) return;
  reloadWhenIdle(() => {
    tab.setItem(key, 'true');
    location.reload();
  });
}
