export interface PolicyFacts {
  /** The inline scripts of the pages as `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** The inline style sheets, likewise. */
  readonly styleHashes?: readonly string[];
  /** Origins the page may call besides its own: the analytics host, only when it is enabled. */
  readonly connect?: readonly string[];
}

/** The Content-Security-Policy of every page, for the meta tag and (with `frame-ancestors`) for the header. */
export function contentSecurityPolicy({ scriptHashes, styleHashes = [], connect = [] }: PolicyFacts): string {
  const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...quoted(scriptHashes)],
    'style-src': ["'self'", ...quoted(styleHashes)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Previews of files; a frame made with srcdoc needs no source.
    'frame-src': ['blob:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['toolcrib', 'dompurify'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * Permissions of the camera recorder, the copy buttons and the chronometer, only on our own pages; all others are
 * denied.
 */
const permissions = [
  ...['camera', 'microphone', 'clipboard-read', 'clipboard-write', 'screen-wake-lock'].map((name) => `${name}=(self)`),
  ...['accelerometer', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'midi', 'payment'].map(
    (name) => `${name}=()`,
  ),
  ...['serial', 'usb'].map((name) => `${name}=()`),
].join(', ');

/** The headers of every answer. `csp` is the policy of the meta tag; `frame-ancestors` counts in a header only. */
export function securityHeaders(csp: string): Record<string, string> {
  return {
    'Content-Security-Policy': `${csp}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissions,
  };
}

/** The same headers as directives of nginx. A text that it would read otherwise is refused. */
export function nginxHeaders(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => {
      if (/["$\\\n]/.test(value)) throw new Error(`${name} cannot be written for nginx: ${value}`);
      return `add_header ${name} "${value}" always;\n`;
    })
    .join('');
}
