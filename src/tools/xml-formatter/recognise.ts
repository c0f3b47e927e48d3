import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { isHtml, isJsx } from '#lib/markup-sample.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

/** What may stand before the root: every piece ends in one place only, so that a text without a root is soon refused. */
const start =
  /^(?:<\?xml(?:(?!\?>)[^])*\?>|<!--(?:(?!-->)[^])*-->|<!DOCTYPE[^>[]*(?:\[(?:(?!\]\s*>)[^])*\]\s*)?>|\s)*<([\p{L}_][\p{L}\d_.:-]*)(?:\s[^<>]*)?\/?>/iu;

function hasEnd(text: string, root: string): boolean {
  const rest = text.slice(text.lastIndexOf(`</${root}`) + root.length + 2);
  return text.includes(`</${root}`) && /^\s*>(?:\s|<!--(?:(?!-->)[^])*-->)*$/.test(rest);
}

export const recognise: Recogniser = (sample) => {
  const { source, text } = sample;
  const opening = text.startsWith('<') && !isHtml(sample) && !isJsx(text) ? start.exec(text) : null;
  const root = opening?.[1];
  if (!opening || root === undefined) return [];
  const isEmpty = opening[0].endsWith('/>') && opening[0].length === text.length;
  const isClosed = isEmpty || hasEnd(text, root);
  if (!isClosed && source.complete && !text.startsWith('<?xml')) return [];
  const score = isClosed ? 90 : 75;
  const reason = isClosed ? because('closed', { root }) : because('open', { root });
  return [{ op: 'xml-formatter/format', input: { text }, score, kind: 'container', reason }];
};
