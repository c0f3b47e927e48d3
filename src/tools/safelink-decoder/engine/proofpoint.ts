import { decodeBase64 } from '#lib/base64.ts';
import { decodeUtf8 } from '#lib/charset.ts';

const form = /^https?:\/\/[^/?#]*\/v3\/__(.+?)__;([\w-]*)=*!/is;
const lengths = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** `**A` stands for the next two characters, `**B` for three, and so on to `**_`. */
const shortest = 2;

/** The characters that the link keeps apart, in order. */
function charactersOf(codes: string): readonly string[] | undefined {
  if (codes.length % 4 === 1) return undefined;
  const text = decodeUtf8(decodeBase64(codes));
  return text === undefined ? undefined : [...text];
}

/**
 * The address in a link of Proofpoint's third form, `/v3/__TARGET__;CODES!…`: `*` in the target stands for the next
 * character of the codes, `**` and a letter for several. Undefined when there are too few.
 */
export function decodeProofpoint(link: string): string | undefined {
  const [, target, codes] = form.exec(link) ?? [];
  if (target === undefined || codes === undefined) return undefined;
  const characters = charactersOf(codes);
  if (!characters) return undefined;
  let used = 0;
  const url = target.replaceAll(/\*(?:\*([\w-]))?/g, (_, letter?: string) => {
    const count = letter === undefined ? 1 : lengths.indexOf(letter) + shortest;
    used += count;
    return characters.slice(used - count, used).join('');
  });
  if (used > characters.length) return undefined;
  // Servers on the way make one slash of two.
  return url.replace(/^([a-z][a-z\d+.-]*:)\/(?!\/)/i, '$1//');
}
