import { choice, flag, text } from '#core/field.ts';
import type { WithDraft } from '#ui/hooks/use-draft.ts';
import { diff } from '../engine.ts';

export const tabs = ['tree', 'side', 'list', 'patch'] as const;
const { ignorePaths: _, ...compared } = diff.input;

export const fields = {
  ...compared,
  ignored: text(''),
  includeTests: flag(false),
  tab: choice(tabs, 'tree'),
  form: choice(['json', 'merge'], 'json'),
};

const sample = (value: unknown): string => JSON.stringify(value, null, 2);
export const initial = {
  left: sample({ name: 'Toolcrib', version: 1, beta: true, tags: ['json'] }),
  right: sample({ name: 'Toolcrib', version: 2, tags: ['json', 'diff'] }),
};

export type PartProps = WithDraft<typeof fields>;

/** The JSON Pointers in the text of the field; in quotes, `"` and `\` are escaped as in a JSON string (RFC 6901 §5). */
export const pointersIn = (ignored: string): readonly string[] =>
  Array.from(ignored.matchAll(/"((?:[^"\\]|\\.)*)"(?![^\s,])|[^\s,]+/g), ({ 0: entry, 1: quoted }) =>
    quoted === undefined ? entry : quoted.replaceAll(/\\(["\\])/g, '$1'),
  );

/** How far two documents without differences are the same. */
export function sameness({ left, right, ignored }: Pick<PartProps['draft'], 'left' | 'right' | 'ignored'>) {
  if (left.trim() === right.trim()) return 'same';
  return pointersIn(ignored).length > 0 ? 'same.ignored' : 'same.notation';
}
