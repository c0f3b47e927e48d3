import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();
const op = 'markdown-to-html/convert';
const longest = 204_800;

const item = /^(?:[-*+]|\d+\.) \S/gm;
/** What is longer than any name or address is not looked for: a line of brackets would take long. */
const signs = [
  // Comments stand above code and other comments.
  /^#{1,6} \S.*(?:\r?\n(?![#\t ])|$)/m,
  /^```/m,
  /`[^`\n]{1,200}`/,
  /(?<![\w)\]])\[[^\]\n]{1,200}\]\([^)\s]{1,500}\)/,
  /(?<!\w)\*\*(?! )[^*\n]{1,200}\*\*/,
  /^\|.{1,500}\|\r?\n\|?[ :|-]+\|?$/m,
];

const fence = '```';
/** Source code and its comments, where no fence is around them. */
const code = /^[^\S\n]*(?:(?:return|def|class|raise|const|var|else)\b|\*? *@\w|\*$)|[;{}]$/m;

export const recognise: Recogniser = ({ text, lines, source }) => {
  const isFile = /\.(?:md|markdown)$/i.test(source.name ?? '');
  if (isFile && source.text !== undefined) {
    return [{ op, input: { text }, score: 88, kind: 'container', reason: because('file') }];
  }
  if (source.length > longest || lines.length < 2 || /^[<{]/.test(text)) return [];
  const hasItems = (text.match(item)?.length ?? 0) > 1;
  const count = signs.filter((sign) => sign.test(text)).length + Number(hasItems);
  if (count < 2) return [];
  const score = text.includes(fence) || !code.test(text) ? 82 : 60;
  return [{ op, input: { text }, score, kind: 'text', reason: because('signs', { count }) }];
};
