// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types
/// <reference path="../punycode.d.ts" />
import { decode, encode } from 'punycode/punycode.js';

/** RFC 5892 §2.6: allowed by their category, and not allowed all the same. */
// oxlint-disable-next-line no-misleading-character-class
const disallowed = /[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b]/u;
const allowed =
  /^[\p{Ll}\p{Lo}\p{Lm}\p{Mn}\p{Mc}\p{Nd}\u00df\u03c2\u06fd\u06fe\u0f0b\u3007\u002d\u00b7\u0375\u05f3\u05f4\u30fb\u200c\u200d]*$/u;
const virama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u0e3a\u0f84\u1039\u17d2]$/u;

/** RFC 5892, appendix A: characters that are allowed beside certain others only. */
function fitsContext(label: string): boolean {
  const points = [...label];
  const isRight = (point: string, at: number): boolean => {
    const [before = '', after = ''] = [points[at - 1], points[at + 1]];
    switch (point) {
      case '\u00b7':
        return before === 'l' && after === 'l';
      case '\u0375':
        return /\p{Script=Greek}/u.test(after);
      case '\u05f3':
      case '\u05f4':
        return /\p{Script=Hebrew}/u.test(before);
      case '\u30fb':
        return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(label.replaceAll('\u30fb', ''));
      case '\u200d':
        return virama.test(before);
      case '\u200c':
        return virama.test(before) || (/\p{Script=Arabic}/u.test(before) && /\p{Script=Arabic}/u.test(after));
      default:
        return true;
    }
  };
  return points.every(isRight) && !(/[\u0660-\u0669]/.test(label) && /[\u06f0-\u06f9]/.test(label));
}

/** Is a label that starts with `xn--` the name of a valid one (RFC 5890 §2.3.2.1, RFC 5891 §5.4)? */
export function isALabel(label: string): boolean {
  let unicode: string;
  try {
    unicode = decode(label.slice(4).toLowerCase());
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
  if (encode(unicode) !== label.slice(4).toLowerCase() || /^[\x21-\x7e]*$/.test(unicode)) return false;
  if (/^-|-$|^..--/u.test(unicode) || /^\p{M}/u.test(unicode)) return false;
  return (
    unicode.normalize('NFC') === unicode && allowed.test(unicode) && !disallowed.test(unicode) && fitsContext(unicode)
  );
}
