import { Prec, StateEffect, StateField, type Range, type Text } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';
import { Chip } from './chip.ts';
import type { Mark } from './marks.ts';

export const setMarks = StateEffect.define<DecorationSet>();

type Filter = (from: number, to: number, decoration: Decoration) => boolean;
const isChip: Filter = (_from, _to, { spec }) => (spec as { widget?: unknown }).widget !== undefined;
const isMark: Filter = (...decoration) => !isChip(...decoration);

/** The marks of an editor; they move with what is typed. The cursor steps over a chip as over a character. */
export const marksField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (before, { changes, effects }) =>
    effects.findLast((effect) => effect.is(setMarks))?.value ?? before.map(changes),
  provide: (field) => [
    EditorView.decorations.from(field, (all) => all.update({ filter: isChip })),
    // Around the signs for control characters too: only what ranks lower than those encloses them.
    Prec.low(EditorView.decorations.from(field, (all) => all.update({ filter: isMark }))),
    EditorView.atomicRanges.of(({ state }) => state.field(field).update({ filter: isChip })),
  ],
});

function partsOf({ tone, title, chip }: Mark, start: number, end: number): Range<Decoration>[] {
  const widget = chip && new Chip(chip.label, tone, title ?? chip.label);
  if (widget && chip.place === 'instead') return [Decoration.replace({ widget }).range(start, end)];
  const attributes = title === undefined ? {} : { title };
  // Inclusive, so that it begins before the sign for a control character, too, and encloses it.
  const inclusiveStart = tone === 'error';
  const mark = Decoration.mark({ class: `cm-mark-${tone}`, attributes, inclusiveStart }).range(start, end);
  return widget ? [mark, Decoration.widget({ widget, side: 1 }).range(end)] : [mark];
}

/**
 * At least one character of the document for each mark, the last one for a mark behind it; `inside` maps an offset of the
 * value into the document.
 */
export function decorationsOf(marks: readonly Mark[], inside: (offset: number) => number, doc: Text): DecorationSet {
  const { length } = doc;
  const last = /[^]?$/u.exec(doc.sliceString(Math.max(0, length - 2)))?.[0] ?? '';
  const parts = marks.flatMap((mark) => {
    const start = Math.min(inside(mark.from), length - last.length);
    const end = Math.min(Math.max(inside(mark.to), start + 1), length);
    return start < end ? partsOf(mark, start, end) : [];
  });
  return Decoration.set(parts, true);
}
