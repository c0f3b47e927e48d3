import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The widths of a system with 🙂 and 👨‍👩‍👦, without 🫨 and without a picture for 🙂‍↔️ or flags. */
function widthIn(text: string): number {
  if (text === '👨‍👩‍👦') return 40;
  return [...text].reduce(
    (sum, sign) => sum + (sign === '\u200d' ? 0 : sign === '↔' || sign === '\ufe0f' ? 12 : widthOfSign(sign)),
    0,
  );
}
const widthOfSign = (sign: string): number => (sign === '\uffff' || sign === '🫨' ? 30 : 40);

describe('canDraw', () => {
  let canDraw: (emoji: string) => boolean;
  beforeEach(async () => {
    const context = { font: '', measureText: (text: string) => ({ width: widthIn(text) }) };
    vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) });
    ({ canDraw } = await import('./can-draw.ts'));
  });

  it.each([
    ['🙂', true],
    ['👨‍👩‍👦', true],
    ['🫨', false],
    ['🇫🇷', false],
    // The second half is narrow: what is drawn is not much wider than one picture.
    ['🙂‍↔️', false],
  ])('%s: %s', (emoji, expected) => {
    expect(canDraw(emoji)).toBe(expected);
  });
});
