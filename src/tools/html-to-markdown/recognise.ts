import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const longest = 200_000;
const start = /^<(?:!doctype html|html|h[1-6]|p|div|ul|ol|table|article|section|main|blockquote)\b/i;

export const recognise: Recogniser = ({ source, text }) => {
  if (source.length > longest || !start.test(text) || !text.includes('</')) return [];
  const input = { html: text };
  return [{ op: 'html-to-markdown/convert', input, score: 84, kind: 'container', reason: because('html') }];
};
