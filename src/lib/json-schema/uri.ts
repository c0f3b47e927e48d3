const form = /^(?:([A-Za-z][\w+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(\?[^#]*)?(#[^]*)?$/;

/** RFC 3986 §5.2.4. */
function withoutDots(path: string): string {
  const out: string[] = [];
  const parts = path.split('/');
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    if (part === '..') {
      if (out.length > 1) out.pop();
    } else if (part !== '.') {
      out.push(part);
      continue;
    }
    if (isLast) out.push('');
  }
  return out.join('/');
}

/** A reference against a base, RFC 3986 §5.2.2; without a base it stays as it is. */
export function resolveUri(base: string, reference: string): string {
  const [, scheme, authority, path = '', query = '', fragment = ''] = form.exec(reference) ?? [];
  if (scheme !== undefined) return reference;
  const [, baseScheme, baseAuthority, basePath = '', baseQuery = ''] = form.exec(base) ?? [];
  const start = baseScheme === undefined ? '' : `${baseScheme}:`;
  if (authority !== undefined) return `${start}//${authority}${withoutDots(path)}${query}${fragment}`;
  const host = baseAuthority === undefined ? '' : `//${baseAuthority}`;
  if (path === '') return `${start}${host}${basePath}${query || baseQuery}${fragment}`;
  if (path.startsWith('/')) return `${start}${host}${withoutDots(path)}${query}${fragment}`;
  const merged = host !== '' && basePath === '' ? `/${path}` : basePath.replace(/[^/]*$/, '') + path;
  return `${start}${host}${withoutDots(merged)}${query}${fragment}`;
}

/** The part before `#`, and the fragment with its escapes resolved. */
export function splitFragment(uri: string): readonly [resource: string, fragment: string] {
  const at = uri.indexOf('#');
  if (at < 0) return [uri, ''];
  const fragment = uri.slice(at + 1);
  try {
    return [uri.slice(0, at), decodeURIComponent(fragment)];
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return [uri.slice(0, at), fragment];
  }
}
