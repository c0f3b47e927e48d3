import { decodeBase64 } from '#lib/base64.ts';
import { decodeUtf8 } from '#lib/charset.ts';

/** What a decoded text is once more, and another tool could open. */
export type Content = 'json' | 'jwt' | 'base64';

/** Longer texts are not looked at: the answer is only a link. */
const longest = 200_000;

export function detectContent(text: string): Content | undefined {
  const trimmed = text.trim();
  if (trimmed.length > longest) return undefined;
  if (isJson(trimmed)) return 'json';
  if (isJwt(trimmed)) return 'jwt';
  return isBase64Text(trimmed) ? 'base64' : undefined;
}

/** An object or an array; a lone number or string is not worth a link. */
function isJson(text: string): boolean {
  if (!/^(?:\{[^]*\}|\[[^]*\])$/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Three parts (JWS, RFC 7515 §7.1) or five (JWE, RFC 7516 §7.1), the first a JSON object. */
function isJwt(text: string): boolean {
  if (!/^[\w-]+(?:\.[\w-]*){2}(?:(?:\.[\w-]*){2})?$/.test(text)) return false;
  const header = readText(text.slice(0, text.indexOf('.')));
  return header !== undefined && header.startsWith('{') && isJson(header);
}

/** At least eight characters that decode to readable text: seldom true of a word by chance. */
function isBase64Text(text: string): boolean {
  if (text.length < 8 || !/^[\w+/-]+(?:\r?\n[\w+/-]+)*={0,2}$/.test(text)) return false;
  const decoded = readText(text);
  return decoded !== undefined && !/[^\P{C}\t\r\n]/u.test(decoded);
}

function readText(base64: string): string | undefined {
  try {
    return decodeUtf8(decodeBase64(base64));
  } catch {
    return undefined;
  }
}
