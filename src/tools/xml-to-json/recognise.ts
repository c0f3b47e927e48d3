import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { isHtml } from '#lib/markup-sample.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

export const recognise: Recogniser = ({ source, text }) => {
  const isXml = text.startsWith('<?xml') || /^<[\p{L}_]/u.test(text);
  if (!isXml || isHtml(text) || (source.complete && !text.endsWith('>'))) return [];
  const score = text.startsWith('<?xml') ? 74 : 70;
  return [{ op: 'xml-to-json/convert', input: { text }, score, kind: 'container', reason: because('markup') }];
};
