import type { Mark } from '../code-editor/code-editor.tsx';
import { literalEnd } from '../fault/literal-end.ts';

/** The maximum number of underlined repeated keys; the notice leads to all of them. */
const limit = 50;

/** The keys that an object has more than once, to be underlined. */
export function duplicateMarks(text: string, warnings: readonly { readonly offset: number }[]): readonly Mark[] {
  return warnings
    .slice(0, limit)
    .map(({ offset }) => ({ from: offset, to: literalEnd(text, offset), tone: 'warning' }));
}
