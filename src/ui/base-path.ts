let prerendering = './';

/** The prerenderer says how deep the page lies that it renders now. */
export function setPrerenderBase(base: string): void {
  prerendering = base;
}

/**
 * The root path of the application, with a trailing slash. It is derived from the address of this script, so that one
 * build runs under any path. `app.baseUrl` overrides it.
 */
const derived: string = import.meta.env.SSR
  ? ''
  : import.meta.env.DEV
    ? '/'
    : (import.meta.env['VITE_APP_BASE_URL'] ?? new URL(/* @vite-ignore */ '..', import.meta.url).pathname);

export function basePath(): string {
  return import.meta.env.SSR ? prerendering : derived;
}

/** The address of a page or file of the application: `hrefOf('/hash-text')`. */
export function hrefOf(path: string): string {
  return basePath() + path.replace(/^\//, '');
}
