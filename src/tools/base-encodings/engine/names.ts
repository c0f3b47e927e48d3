import { ToolError } from '#core/operation.ts';
import { canParseUrl } from '#core/platform.ts';
import { decodePunycode, encodePunycode } from './punycode.ts';

const refused = /[\s/?#@\\:%[\]]/;

/**
 * A host name in ASCII: UTS #46, non-transitional, as the URL standard does it.
 * @throws ToolError `invalid-domain` { reason: `character`, position } or { reason: `idna` }
 */
export function idnToAscii(given: string): string {
  const domain = given.trim();
  const start = given.length - given.trimStart().length;
  const wrong = domain.search(refused);
  if (domain === '' || wrong >= 0) {
    throw new ToolError('invalid-domain', { reason: 'character', position: start + Math.max(wrong, 0) + 1 });
  }
  // A last label that is not a number keeps the host from being read as an IPv4 address.
  const address = `http://${domain}.x`;
  if (!canParseUrl(address)) throw new ToolError('invalid-domain', { reason: 'idna' });
  const ascii = new URL(address).hostname.slice(0, -2);
  // The parser of Node 24 takes Punycode for what no label may hold.
  for (const label of ascii.split('.'))
    if (decodedLabel(label) === undefined) throw new ToolError('invalid-domain', { reason: 'idna' });
  return ascii;
}

/** What a label stands for; undefined for Punycode that no label is encoded as (UTS #46 §4). */
function decodedLabel(label: string): string | undefined {
  if (!/^xn--/i.test(label)) return label;
  try {
    const decoded = decodePunycode(label.slice(4).toLowerCase());
    const address = `http://${decoded}.x`;
    const isLabel = decoded !== '' && !refused.test(decoded) && !decoded.includes('.') && canParseUrl(address);
    return isLabel && new URL(address).hostname === `${label.toLowerCase()}.x` ? decoded : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function labelToUnicode(label: string): string {
  const decoded = decodedLabel(label);
  if (decoded === undefined) throw new ToolError('invalid-punycode', { label });
  return decoded;
}

/** @throws ToolError `invalid-punycode` { label } */
export const idnToUnicode = (domain: string): string => domain.trim().split('.').map(labelToUnicode).join('.');

/**
 * RFC 3492, without `xn--`.
 * @throws ToolError `punycode-overflow`: the text is too long for the gaps between its code points (§6.4)
 */
export function toPunycode(text: string): string {
  try {
    return encodePunycode(text);
  } catch (error) {
    if (error instanceof RangeError) throw new ToolError('punycode-overflow');
    throw error;
  }
}

/** @throws ToolError `invalid-punycode` { label } */
export function fromPunycode(text: string): string {
  try {
    return decodePunycode(text);
  } catch (error) {
    if (error instanceof RangeError) throw new ToolError('invalid-punycode', { label: text });
    throw error;
  }
}
