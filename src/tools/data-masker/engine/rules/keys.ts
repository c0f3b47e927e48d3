import { decodedOrKept } from '#lib/percent/decoded-or-kept.ts';
import { filler, type Found } from '../kinds.ts';

const begin = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|PuTTY-User-Key-File-\d/g;
const pemEnd = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
const puttyEnd = /Private-MAC: ?[\da-f]{0,128}/gi;

/** Where a private key ends that begins at `from`; undefined when its end is not in the text. RFC 7468; PuTTY's PPK. */
export function endOfKey(text: string, from: number): number | undefined {
  const end = text.startsWith('PuTTY', from) ? puttyEnd : pemEnd;
  end.lastIndex = from;
  const match = end.exec(text);
  return match ? match.index + match[0].length : undefined;
}

/** Where the last private key begins that has no end in the text. */
export function openKeyIn(text: string): number | undefined {
  for (const { index } of text.matchAll(begin)) {
    if (endOfKey(text, index) === undefined) return index;
  }
  return undefined;
}

/** Private keys, each to its end or to the end of the text. */
export function* privateKeys(text: string): Generator<Found> {
  let last = 0;
  for (const { index } of text.matchAll(begin)) {
    if (index < last) continue;
    last = endOfKey(text, index) ?? text.length;
    yield { from: index, to: last, kind: 'private-key', name: null, key: text.slice(index, last) };
  }
}

// RFC 3986 §3.2.1; a scheme stands before the colon.
const userinfo = new RegExp(
  String.raw`:\/\/(?<=[a-z][a-z\d+.-]{0,30}:\/\/)(?<user>[^\s/?#:"'<>${filler}]{0,256}):(?<password>[^\s/?#"'<>${filler}]{1,256})@`,
  'gi',
);

/** The password of a URL, and its user where that is an e-mail address. */
export function* urlCredentials(text: string): Generator<Found> {
  for (const { index, groups } of text.matchAll(userinfo)) {
    const { user = '', password = '' } = groups ?? {};
    const userFrom = index + 3;
    const from = userFrom + user.length + 1;
    if (/.@.+\../.test(decodedOrKept(user)))
      yield { from: userFrom, to: userFrom + user.length, kind: 'url-credentials', name: null, key: user };
    yield { from, to: from + password.length, kind: 'url-credentials', name: null, key: password };
  }
}
