import { canParseUrl } from '#core/platform.ts';
import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const absolute = /^[a-z][a-z\d+.-]*:\/\/[^\s/?#][^\s]*$/i;
const host = /^www\.[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[:/?#]\S*)?$/i;

const defanged = /(?<![\p{L}\p{N}])(?:h(?:xx|\*\*)ps?|fxp)(?:\[:\/\/\]|\[?:\]?\/\/)[^\s<>"]/iu;

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  const at = text.slice(0, 20_000).search(defanged);
  if (at >= 0) {
    const [score, kind] = at === 0 && sample.isLine(20_000) ? ([93, 'exact'] as const) : ([60, 'text'] as const);
    return [{ op: 'url-parser/refang', input: { text }, score, kind, reason: because('defanged') }];
  }
  if (!sample.isLine(20_000)) return [];
  const op = 'url-parser/parse';
  // RFC 3986, appendix C.
  const url = /^<(.+)>$/.exec(text)?.[1] ?? text;
  if (absolute.test(url) && canParseUrl(url))
    return [{ op, input: { url }, score: 92, kind: 'exact', reason: because('scheme') }];
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(text))
    return [{ op, input: { url: text }, score: 85, kind: 'exact', reason: because('mail') }];
  if (host.test(text))
    return [{ op, input: { url: `https://${text}` }, score: 75, kind: 'exact', reason: because('host') }];
  return [];
};
