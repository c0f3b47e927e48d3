import { canParseUrl } from '#core/platform.ts';
import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const absolute = /^[a-z][a-z\d+.-]*:\/\/[^\s/?#][^\s]*$/i;
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

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  const at = text.slice(0, 20_000).search(defanged);
  if (at >= 0) {
    const [score, kind] = at === 0 && sample.isLine(20_000) ? ([93, 'exact'] as const) : ([60, 'text'] as const);
    return [{ op: 'url-parser/refang', input: { text }, score, kind, reason: because('defanged') }];
  }
  if (!sample.isLine(20_000)) return [];
  const op = 'url-parser/parse';
  const url = withoutSentence(text);
  if (absolute.test(url) && canParseUrl(url))
    return [{ op, input: { url }, score: 92, kind: 'exact', reason: because('scheme') }];
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(url))
    return [{ op, input: { url }, score: 85, kind: 'exact', reason: because('mail') }];
  if (host.test(url))
    return [{ op, input: { url: `https://${url}` }, score: 75, kind: 'exact', reason: because('host') }];
  return [];
};
