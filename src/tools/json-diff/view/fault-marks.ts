import type { Failure } from '#core/operation.ts';
import { placeOf } from '#core/place.ts';
import type { Mark } from '#ui/code-editor/code-editor.tsx';
import { literalEnd } from '#ui/fault/literal-end.ts';

/** The word or character of a document where it is wrong, all of it. */
export function faultMarks(document: string, error: Failure): readonly Mark[] {
  const { offset } = placeOf(error) ?? {};
  return offset === undefined ? [] : [{ from: offset, to: literalEnd(document, offset), tone: 'error' }];
}
