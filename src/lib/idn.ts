// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types
/// <reference path="./punycode.d.ts" />
import { decode as decodePunycode } from 'punycode/punycode.js';

/** A label as people read it; one that is not Punycode stays (RFC 5891 §5.4). */
function labelOf(label: string): string {
  if (!label.startsWith('xn--')) return label;
  try {
    return decodePunycode(label.slice(4));
  } catch {
    return label;
  }
}

/** A host name in lower-case ASCII with its `xn--` labels in the letters that they stand for. */
export const unicodeHost = (hostname: string): string => hostname.split('.').map(labelOf).join('.');
