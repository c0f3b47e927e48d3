import { join } from 'node:path';
import { ConfigError } from '#core/config.ts';
import { openSearch, openSearchFile } from '#core/open-search.ts';
import { isHidden, parseSiteFile, readSiteConfig, type SiteConfig, siteFile, siteSettings } from '#core/site-config.ts';
import { isLasting, parseRoutes, robots, sitemap, type SiteRoute } from '#core/site-routes.ts';
import { followFile } from './follow-file.ts';

/** What the host of a site has set, as the server shows it. */
export interface Host {
  /** Files that stand in no build, or not as they are here: by their paths, as text. */
  readonly files: ReadonlyMap<string, string>;
  readonly isHidden: (path: string) => boolean;
  /** What is wrong with the configuration; the page shows it too. */
  readonly problem: string | undefined;
}

interface HostOptions {
  readonly dist: string;
  readonly env: NodeJS.ProcessEnv;
  /** Another file than `toolcrib.config.json` of the site. */
  readonly file?: string | undefined;
}

/** The keys that are set by environment variables; lists are separated by commas. */
export function readSiteEnv(env: NodeJS.ProcessEnv): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(siteSettings).flatMap(([key, { env: name, format }]): [string, unknown][] => {
      const value = env[name];
      if (value === undefined) return [];
      const isList = format === 'tools' || format === 'categories';
      return [[key, isList ? value.split(/[\s,]+/).filter(Boolean) : value]];
    }),
  );
}

/** What the environment says, or else the file; shown as it is, used only when it is right. */
function readHost(text: string, routes: readonly SiteRoute[], env: NodeJS.ProcessEnv): Host {
  const files = new Map<string, string>();
  const given = readSiteEnv(env);
  let config: SiteConfig = {};
  let problem: string | undefined;
  files.set(`/${siteFile}`, text);
  try {
    const isGiven = Object.keys(given).length > 0;
    if (isGiven) files.set(`/${siteFile}`, `${JSON.stringify(given)}\n`);
    const values = isGiven ? given : parseSiteFile(text);
    const tools = routes.filter(isLasting).map(({ id }) => id);
    config = readSiteConfig(values, { tools, hasAnalytics: import.meta.env.VITE_TRACKER_ENABLED === 'true' });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    problem = error.message;
  }
  const hidden = new Set(routes.filter((route) => isHidden(config, route)).map(({ path }) => path));
  const url = env['TOOLCRIB_URL'];
  if (url) {
    const shown = routes.filter(({ path }) => !hidden.has(path));
    files.set('/sitemap.xml', sitemap(url, shown)).set('/robots.txt', robots(url));
    files.set(`/${openSearchFile}`, openSearch(url));
  }
  return { files, problem, isHidden: (path) => hidden.has(path.replace(/\/(index\.html)?$/, '')) };
}

/** Reads what the host has set, and again whenever the file or the routes of the build change. */
export function createHost({ dist, env, file = join(dist, 'site', siteFile) }: HostOptions): () => Host {
  const routes = followFile(join(dist, 'server', 'routes.txt'), (text = '') => parseRoutes(text));
  const config = followFile(file, (text = '{}') => text);
  let last: { readonly routes: readonly SiteRoute[]; readonly text: string; readonly host: Host } | undefined;
  return () => {
    const now = { routes: routes(), text: config() };
    if (last?.routes !== now.routes || last.text !== now.text)
      last = { ...now, host: readHost(now.text, now.routes, env) };
    return last.host;
  };
}
