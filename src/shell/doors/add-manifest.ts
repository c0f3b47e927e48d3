import rows from 'virtual:tools/rows';
import { basePath } from '#ui/base-path.ts';
import { toolOf } from '../catalogue.ts';

/**
 * For installing the site, once its service worker is there: what is shared with it is never sent to a server then. The
 * worker leaves the shortcuts to hidden tools out.
 */
export function addManifest(): void {
  const hidden = rows.map(({ id }) => id).filter((id) => !toolOf(id));
  if (hidden.length > 0 && !navigator.serviceWorker.controller) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `${basePath()}manifest.webmanifest${hidden.length > 0 ? `?without=${hidden.join()}` : ''}`;
  document.head.append(link);
}
