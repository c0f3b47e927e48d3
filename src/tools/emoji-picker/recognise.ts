import { ifAccepted, reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const picture = String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?(?:[\u{E0020}-\u{E007F}]+)?`;
const single = new RegExp(
  String.raw`^(?:${picture}(?:\u200D${picture})*|\p{Regional_Indicator}{2}|[\d#*]\uFE0F?\u20E3)$`,
  'u',
);
const points = /^U\+[\da-f]{2,6}(?:[\s,]+U\+[\da-f]{2,6})*$/i;

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  const isPoints = points.test(text);
  const isName = /^:[a-z\d_+-]{2,40}:$/.test(text);
  if (!sample.isLine(100) || !(isPoints || isName || single.test(text))) return [];
  // The table of emoji is long; only the operation has it.
  return [
    ifAccepted({
      op: 'emoji-picker/describe',
      input: { emoji: text },
      score: isName ? 80 : 90,
      kind: 'exact',
      reason: because(isPoints ? 'points' : isName ? 'name' : 'emoji'),
    }),
  ];
};
