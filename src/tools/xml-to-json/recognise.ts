import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { isHtml, isJsx } from '#lib/markup-sample.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const opening = /^<(?:\?xml|[\p{L}_][\p{L}\d_.:-]*(?:\s|\/?>))/u;
const ending = /(?:<\/[^<>]*|\/|--)>$/;

export const recognise: Recogniser = (sample) => {
  const { source, text } = sample;
  if (!opening.test(text) || isHtml(sample) || isJsx(text) || (source.complete && !ending.test(text))) return [];
  const score = text[1] === '?' ? 74 : 70;
  return [{ op: 'xml-to-json/convert', input: { text }, score, kind: 'container', reason: because('markup') }];
};
