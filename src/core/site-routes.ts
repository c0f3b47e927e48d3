import type { Category, ToolRow } from './tool.ts';

const rootOf = (url: string): string => url.replace(/\/+$/, '');

/** The sitemap of a site at `url`: search engines take absolute addresses only.  */
export function sitemap(url: string, routes: readonly SiteRoute[]): string {
  const locations = routes
    .filter(isLasting)
    .map(({ path }) => `<url><loc>${rootOf(url)}${path}</loc></url>`)
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locations}</urlset>\n`;
}

/** Says that robots are welcome, and where the sitemap is. */
export function robots(url: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${rootOf(url)}/sitemap.xml\n`;
}

/** Whether the path can be part of a sitemap unchanged. */
export function isSiteUrl(url: string): boolean {
  return /^https?:\/\/[^\][<>&"'\s]+$/.test(url);
}

/** An address of the site, and the tool that it leads to: `-` and nothing for the pages that are not a tool's. */
export interface SiteRoute {
  readonly path: string;
  readonly category: Category | '-';
  readonly id: string;
}

/** Old addresses redirect to a tool and are not part of the sitemap. */
export const isLasting = ({ path, id }: SiteRoute): boolean => path === `/${id}`;

/** Every address of the site, including old ones. */
export function routesOf(tools: readonly ToolRow[]): readonly SiteRoute[] {
  return [
    { path: '/', category: '-', id: '' },
    { path: '/about', category: '-', id: 'about' },
    { path: '/pipe', category: '-', id: 'pipe' },
    ...tools.flatMap(({ id, category, redirectFrom = [] }) =>
      [`/${id}`, ...redirectFrom].map((path) => ({ path, category, id })),
    ),
  ];
}

/** One route per line, for servers: `/hash crypto hash-text`. */
export function formatRoutes(routes: readonly SiteRoute[]): string {
  return routes.map(({ path, category, id }) => `${path} ${category} ${id}`.trimEnd() + '\n').join('');
}

export function parseRoutes(text: string): readonly SiteRoute[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [path = '/', category = '-', id = ''] = line.split(' ');
    return { path, category: category as Category, id };
  });
}
