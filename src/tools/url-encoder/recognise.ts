import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

function decodes(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

export const recognise: Recogniser = ({ text, source }) => {
  const count = text.match(/%[\da-f]{2}/gi)?.length ?? 0;
  if (count === 0 || !source.complete || !decodes(text)) return [];
  // “5 % de 20 %ab” is prose: what is encoded has no white space.
  const hasSpace = /\s/.test(text);
  if (hasSpace && count < 3) return [];
  // 50%20 may be a sum; letters around it say more, and %25 is the percent sign.
  const isSum = /^\d+%(?!25$)\d+$/.test(text);
  const isLikely = !hasSpace && !isSum;
  const input = { text };
  const reason = because('escapes', { count });
  return [{ op: 'url-encoder/decode', input, score: isLikely ? 85 : 60, kind: 'encoding', reason }];
};
