import { canParseUrl } from '#core/platform.ts';
import { reasonsOf, type Guess, type Recogniser } from '#core/recognition.ts';
import type { Sample } from '#core/sample.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const absolute = /^(?:[a-z][a-z\d+.-]*:\/\/[^\s/?#]|file:\/\/\/)\S*$/i;
const host = /^www\.[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[:/?#]\S*)?$/i;

const defanged = /(?<![\p{L}\p{N}])(?:h(?:xx|\*\*)ps?|fxp)(?:\[:\/\/\]|\[?:\]?\/\/)[^\s<>"]/iu;

/** The pairs that a sentence puts around a URL; the first as in RFC 3986, appendix C. */
const brackets = ['<>', '()', '[]', '«»', '“”'] as const;

/** More signs than these end no sentence. */
const mostSigns = 20;
const wrapped = /^[<([«“]{0,3}(?:[a-z][a-z\d+.-]*:|www\.)/i;

/** Without the brackets around a URL and the punctuation after it, which are of the sentence that it stood in. */
function withoutSentence(text: string): string {
  if (!wrapped.test(text)) return text;
  let [from, to] = [0, text.length];
  while (to > from && text.length - to < mostSigns) {
    const last = text.charAt(to - 1);
    const [open = ''] = brackets.find(([, close]) => close === last) ?? [];
    if (open !== '' && text.charAt(from) === open) from++;
    // Its own pairs are balanced, as in Wikipedia's /wiki/Ada_(name).
    else if (open === '' ? !'.,;:!?'.includes(last) : text.includes(open, from)) break;
    to--;
  }
  return text.slice(from, to);
}

const isUrl = (text: string): boolean => absolute.test(text) && canParseUrl(text);

/** So many lines show what a list is of. */
const mostLines = 200;

/** Longer texts have links in passing. */
const longestSentence = 1000;
/** In a sentence: of code and Markdown other tools know more. */
const inSentence = /(?<=\s[<(«“]?)https?:\/\/[^\s<>"'`]+|^https?:\/\/\S+(?=\s)/gi;

/** URLs one per line, or in a sentence. */
function amongOthers(sample: Sample): Guess[] {
  const { longestLine, text } = sample;
  if (!text.includes('://') || longestLine > 20_000) return [];
  const { items: given } = sample;
  const defang = (score: number, count: number): Guess[] => [
    { op: 'url-parser/defang', input: { text }, score, kind: 'text', reason: because('list', { count }) },
  ];
  if (given.length > 1) return given.slice(0, mostLines).every(isUrl) ? defang(75, given.length) : [];
  if (text.length > longestSentence) return [];
  const [found, ...more] = text.match(inSentence) ?? [];
  if (found === undefined) return [];
  if (more.length > 0) return defang(55, more.length + 1);
  const url = withoutSentence(found);
  if (!isUrl(url)) return [];
  return [{ op: 'url-parser/parse', input: { url }, score: 60, kind: 'text', reason: because('sentence') }];
}

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  const at = text.slice(0, 20_000).search(defanged);
  if (at >= 0) {
    const [score, kind] = at === 0 && sample.isLine(20_000) ? ([93, 'exact'] as const) : ([60, 'text'] as const);
    return [{ op: 'url-parser/refang', input: { text }, score, kind, reason: because('defanged') }];
  }
  if (!sample.isLine(20_000) || /\s/.test(text)) return amongOthers(sample);
  const op = 'url-parser/parse';
  const url = withoutSentence(text);
  if (isUrl(url)) return [{ op, input: { url }, score: 92, kind: 'exact', reason: because('scheme') }];
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(url))
    return [{ op, input: { url }, score: 85, kind: 'exact', reason: because('mail') }];
  if (host.test(url))
    return [{ op, input: { url: `https://${url}` }, score: 75, kind: 'exact', reason: because('host') }];
  return [];
};
