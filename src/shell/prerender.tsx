import { prerender } from 'react-dom/static';
import { languages } from '#core/text.ts';
import { setPrerenderBase } from '#ui/base-path.ts';
import { drawColors } from '#ui/code-editor/draw-colors.ts';
import { DrawColors } from '#ui/code-editor/prerendered-colors.tsx';
import { App } from './app.tsx';
import { catalogue } from './catalogue.ts';
import { config } from './config.ts';
import { headOf } from './head.ts';
import { loadMessages } from './messages/messages.ts';
import { loadToolWords } from './messages/tool-words.ts';
import { loadPage } from './page-cache.ts';
import { renderWithAnswers } from './prerender-answers.ts';

export { contentSecurityPolicy, nginxHeaders, securityHeaders } from '#core/policy.ts';
export { openSearch, openSearchFile, openSearchType } from '#core/open-search.ts';
export { formatRoutes, robots, routesOf, sitemap } from '#core/site-routes.ts';
export { answersId } from '#ui/hooks/prerendered-answers.ts';
export { headOf };

export const { tools } = catalogue;

/** The address for analytics; none unless analytics is enabled. */
export const analyticsOrigins: readonly string[] =
  config['plausible.isTrackerEnabled'] && config['plausible.apiHost'] !== ''
    ? [new URL(config['plausible.apiHost']).origin]
    : [];

/** A page in English: the content of the element `app`, and the answers that it shows. */
export async function renderPage(path: string): ReturnType<typeof renderWithAnswers> {
  await Promise.all([...languages.map(loadMessages), ...languages.map(loadToolWords), loadPage(path)]);
  setPrerenderBase(path === '/' ? './' : '../');
  return renderWithAnswers(async () => {
    const errors: unknown[] = [];
    const { prelude } = await prerender(
      <DrawColors value={drawColors}>
        <App ssrPath={path} />
      </DrawColors>,
      { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
    );
    const html = await new Response(prelude).text();
    if (errors.length > 0) throw new Error(`${path} cannot be prerendered`, { cause: errors[0] });
    return html;
  });
}
