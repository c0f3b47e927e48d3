import type { Mark } from '#ui/code-editor/code-editor.tsx';
import { characterEnd } from './character-end.ts';

/** The character that is wrong, all of it; `position` counts UTF-16 units from 1. None without a position. */
export function faultMarks(text: string, position: unknown): readonly Mark[] {
  if (typeof position !== 'number') return [];
  const from = position - 1;
  return [{ from, to: characterEnd(text, from), tone: 'error' }];
}
