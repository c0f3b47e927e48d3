import { expect, it } from 'vitest';
import type { Item } from './items.ts';
import { linesOf, placeOf, spotAt } from './layout.ts';
import type { Section } from './use-emoji.ts';

const sectionOf = (id: Section['id'], emoji: string): Section => ({
  id,
  items: Array.from(emoji, (one) => ({ emoji: one }) as Item),
});
const groups = [sectionOf('smileys-emotion', '😀😃😄😁'), sectionOf('flags', '🏁')];

it('keeps a cell when the emoji used recently push it down', () => {
  const before = linesOf(groups, 3);
  const spot = spotAt(before, 3);
  expect(spot).toEqual({ section: 'smileys-emotion', emoji: '😁' });
  const after = linesOf([sectionOf('recent', '😁'), ...groups], 3);
  expect(placeOf(after, spot)).toBe(4);
  const names = after.flatMap((line) => (line.kind === 'cells' ? [`${line.section}-${line.row}`] : []));
  expect(names).toEqual(['recent-0', 'smileys-emotion-0', 'smileys-emotion-1', 'flags-0']);
});

it('begins at the first cell when the one before is gone', () => {
  expect(placeOf(linesOf([sectionOf('found', '🚀🎉')], 3), { section: 'smileys-emotion', emoji: '😁' })).toBe(0);
});
