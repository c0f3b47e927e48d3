import { prerender } from 'react-dom/static';
import { languages } from '#core/text.ts';
import { setPrerenderBase } from '#ui/base-path.ts';
import { App } from './app.tsx';
import { tools } from './catalogue.ts';
import { config } from './config.ts';
import { headOf } from './head.ts';
import { loadMessages } from './messages/messages.ts';
import { loadPage } from './pages.ts';

export { contentSecurityPolicy, nginxHeaders, securityHeaders } from '#core/policy.ts';
export { formatRoutes, robots, routesOf, sitemap } from '#core/site-routes.ts';
export { headOf, tools };

/** Where the pages may send analytics: nowhere unless it is enabled. */
export const analyticsOrigins: readonly string[] =
  config['plausible.isTrackerEnabled'] && config['plausible.apiHost'] !== ''
    ? [new URL(config['plausible.apiHost']).origin]
    : [];

/** Everything of a path's page that stands inside the element `app`, in English. */
export async function renderPage(path: string): Promise<string> {
  await Promise.all([...languages.map(loadMessages), loadPage(path)]);
  setPrerenderBase(path === '/' ? './' : '../');
  const errors: unknown[] = [];
  const { prelude } = await prerender(<App ssrPath={path} />, {
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} cannot be prerendered`, { cause: errors[0] });
  return html;
}
