import type { Charset } from './credentials.ts';
import { encodeLatin1, encodeUtf8 } from '#lib/charset.ts';

const site = 'https://example.com/';

/** A header's value holds no quotes, so a POSIX shell takes it between single ones. */
export function curlCommand(credentials: string): string {
  return `curl -H 'Authorization: Basic ${credentials}' ${site}`;
}

export function httpieCommand(credentials: string): string {
  return `http ${site} 'Authorization:Basic ${credentials}'`;
}

export function fetchCall(credentials: string): string {
  return `await fetch('${site}', {\n  headers: { Authorization: 'Basic ${credentials}' },\n});`;
}

/** A line of `.netrc`; curl reads quoted words with `\"` and `\\` in them. */
export function netrcLine(username: string, password: string): string {
  const word = (text: string): string =>
    /^[^\s"\\#]+$/.test(text) ? text : `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;
  return `machine example.com login ${word(username)} password ${word(password)}`;
}

/** RFC 3986 §3.2.1, deprecated there: everything but the unreserved characters is percent-encoded. */
export function addressWithUser(username: string, password: string, charset: Charset): string {
  const part = (text: string): string => {
    const latin1 = charset === 'iso-8859-1' ? encodeLatin1(text) : -1;
    const bytes = typeof latin1 === 'number' ? encodeUtf8(text) : latin1;
    return Array.from(bytes, (byte) => {
      const character = String.fromCharCode(byte);
      return /[\w.~-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    }).join('');
  };
  return site.replace('//', () => `//${part(username)}:${part(password)}@`);
}
