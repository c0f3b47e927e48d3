/** The path of the site's search description, below the site's root. */
export const openSearchFile = 'opensearch.xml';
export const openSearchType = 'application/opensearchdescription+xml';

/**
 * Describes the search of a site at `root` (OpenSearch 1.1, draft 6), for browsers that let it be asked from their address
 * bar. They take absolute addresses only; with `.` as the root it is what servers complete.
 */
export function openSearch(root: string): string {
  const base = `${root.replace(/\/+$/, '')}/`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Toolcrib</ShortName>
<Description>Search tools, or paste anything</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/svg+xml">${base}favicon.svg</Image>
<Url type="text/html" method="get" template="${base}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
