const gaps = /[^\p{L}\p{Nd}]+/u;
const humps = /(?<=[\p{Ll}\p{Nd}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** The words of a key: `userID2` is `user`, `ID2`. */
export const wordsIn = (key: string): readonly string[] =>
  key
    .split(gaps)
    .flatMap((part) => part.split(humps))
    .filter((word) => word !== '');

function capital(word: string): string {
  const [first = ''] = word;
  return first.toUpperCase() + word.slice(first.length).toLowerCase();
}

const safe = (name: string, empty: string): string =>
  name === '' ? empty : /^\p{Nd}/u.test(name) ? `${empty === 'Empty' ? 'N' : 'n'}${name}` : name;

export const pascal = (key: string): string => safe(wordsIn(key).map(capital).join(''), 'Empty');

export const camel = (key: string): string => {
  const [first = '', ...rest] = wordsIn(key);
  return safe([first.toLowerCase(), ...rest.map(capital)].join(''), 'empty');
};

export const snake = (key: string): string =>
  safe(
    wordsIn(key)
      .map((word) => word.toLowerCase())
      .join('_'),
    'empty',
  );

/** Words that Go writes in capitals. */
const initialisms = new Set(
  (
    'acl api ascii cpu css dns eof guid html http https id ip json qps ram rpc sla smtp sql ssh tcp tls ttl udp ui uid ' +
    'uuid uri url utf8 vm xml xmpp xsrf xss'
  ).split(' '),
);

/** A name that Go exports: it begins with a capital, which not every script has. */
export function goName(key: string): string {
  const words = wordsIn(key).map((word) => (initialisms.has(word.toLowerCase()) ? word.toUpperCase() : capital(word)));
  const name = safe(words.join(''), 'Empty');
  return /^\p{Lu}/u.test(name) ? name : `N${name}`;
}

/** What one item of something with this name is called. */
export function singular(key: string): string {
  if (/ies$/i.test(key) && key.length >= 5) return key.slice(0, -3) + (key.endsWith('S') ? 'Y' : 'y');
  if (/(?:ss|x|z|ch|sh)es$/i.test(key)) return key.slice(0, -2);
  return key.length < 4 || !/s$/i.test(key) || /[sui]s$/i.test(key) ? key : key.slice(0, -1);
}
