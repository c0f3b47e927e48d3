import { basePath } from '#ui/base-path.ts';
import { redirectOf } from './catalogue.ts';

/** The path below the base, without a slash at the end: `/hash-text`, `/`. */
export function pathOf(pathname: string): string {
  const base = basePath();
  const below = pathname.startsWith(base) ? pathname.slice(base.length) : pathname.replace(/^\//, '');
  return `/${below.replace(/\/+$/, '').replace(/\/index\.html$|^index\.html$/, '')}`;
}

/**
 * Brings the address to its lasting form before anything is shown: no slash at the end, old paths replaced by the new
 * ones with query and fragment kept. It replaces the history entry, so Back does not bounce.
 */
export function settleLocation(): string {
  const path = pathOf(location.pathname);
  const lasting = redirectOf(path) ?? path;
  const address = basePath() + lasting.slice(1);
  if (address !== location.pathname) {
    history.replaceState(history.state, '', address + location.search + location.hash);
  }
  return lasting;
}
