import type { Mark } from '#ui/code-editor/code-editor.tsx';
import type { Match } from '../engine/match.ts';

/** A part of the test text or of the pattern. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** The matches to mark in a text that may have changed since: those still there, unless they have no characters. */
export const standingIn = (matches: readonly Match[], text: string): readonly Match[] =>
  matches.filter(({ index, end, value }) => end > index && text.slice(index, end) === value);

/** Matches in two tones, in turn, and their groups. `pointed` is the index of the one that is pointed at. */
export const marksOf = (matches: readonly Match[], pointed: number | undefined): Mark[] =>
  matches.flatMap(({ index, end, groups }, at): Mark[] => [
    { from: index, to: end, tone: index === pointed ? 'match-current' : at % 2 === 0 ? 'match' : 'match-next' },
    ...groups.flatMap(({ index: from, end: to }): Mark[] =>
      from === null || to === null || from === to ? [] : [{ from, to, tone: 'match-group' }],
    ),
  ]);
