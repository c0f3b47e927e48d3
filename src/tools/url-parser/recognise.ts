import { canParseUrl } from '#core/platform.ts';
import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const absolute = /^[a-z][a-z\d+.-]*:\/\/[^\s/?#][^\s]*$/i;
const host = /^www\.[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[:/?#]\S*)?$/i;

const defanged = /(?<![\p{L}\p{N}])(?:h(?:xx|\*\*)ps?|fxp)(?:\[:\/\/\]|\[?:\]?\/\/)[^\s<>"]/iu;

/** The pairs that a sentence puts around a URL; the first as in RFC 3986, appendix C. */
const brackets = ['<>', '()', '[]', '«»', '“”'] as const;

/** Without the brackets around a URL and the punctuation after it, which are of the sentence that it stood in. */
function withoutSentence(text: string): string {
  const url = text.replace(/[.,;:!?]+$/, '');
  for (const [open = '', close = ''] of brackets) {
    if (!url.endsWith(close)) continue;
    if (url.startsWith(open)) return withoutSentence(url.slice(1, -1));
    // Its own pairs are balanced, as in Wikipedia's /wiki/Ada_(name).
    if (!url.includes(open)) return withoutSentence(url.slice(0, -1));
  }
  return url;
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
