import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();
const op = 'markdown-to-html/convert';
const longest = 204_800;

const item = /^(?:[-*+]|\d+\.) \S/gm;
/** What is longer than any name or address is not looked for: a line of brackets would take long. */
const signs = [
  /^#{1,6} \S/m,
  /^```/m,
  /`[^`\n]{1,200}`/,
  /\[[^\]\n]{1,200}\]\([^)\s]{1,500}\)/,
  /\*\*[^*\n]{1,200}\*\*/,
  /^\|.{1,500}\|\r?\n\|?[ :|-]+\|?$/m,
];

export const recognise: Recogniser = ({ text, lines, source }) => {
  const isFile = /\.(?:md|markdown)$/i.test(source.name ?? '');
  if (isFile && source.text !== undefined) {
    return [{ op, input: { text }, score: 88, kind: 'container', reason: because('file') }];
  }
  if (source.length > longest || lines.length < 2 || /^[<{]/.test(text)) return [];
  const hasItems = (text.match(item)?.length ?? 0) > 1;
  const count = signs.filter((sign) => sign.test(text)).length + Number(hasItems);
  if (count < 2) return [];
  return [{ op, input: { text }, score: 82, kind: 'text', reason: because('signs', { count }) }];
};
