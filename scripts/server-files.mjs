import { mkdirSync, writeFileSync } from 'node:fs';

/**
 * What servers need besides the site: the policy, the headers for nginx, and the routes. Where the address of the site
 * is known (`TOOLCRIB_URL`), it gets its sitemap, and a description of its search that browsers take.
 */
export function writeServerFiles(
  policy,
  { tools, securityHeaders, nginxHeaders, routesOf, formatRoutes, sitemap, robots, openSearch, openSearchFile },
) {
  const routes = routesOf(tools);
  mkdirSync('dist/server', { recursive: true });
  writeFileSync('dist/server/policy.json', JSON.stringify({ csp: policy }));
  writeFileSync('dist/server/headers.conf', nginxHeaders(securityHeaders(policy)));
  writeFileSync('dist/server/routes.txt', formatRoutes(routes));
  const url = process.env.TOOLCRIB_URL;
  writeFileSync(`dist/site/${openSearchFile}`, openSearch(url || '.'));
  if (!url) return;
  writeFileSync('dist/site/sitemap.xml', sitemap(url, routes));
  writeFileSync('dist/site/robots.txt', robots(url));
}
