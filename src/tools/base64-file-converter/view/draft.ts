import { blob, group, optional, text, type Field } from '#core/field.ts';
import type { WithDraft } from '#ui/hooks/use-draft.ts';
import { encodeFile, inspect } from '../engine.ts';

const { output, urlSafe, lineLength } = encodeFile.input;

/** The page holds only files that were opened or pasted, which have names. */
const file = optional(blob()) as Field<File | undefined, false>;

export const fields = {
  text: inspect.input.text,
  output,
  urlSafe,
  lineLength,
  file,
  /** A text file that is only read by the worker, instead of `text`. */
  textFile: file,
  /** Without one it is called what a file is called in the words of the page. */
  name: text(''),
  /** An extension that was typed holds until the type changes; without a type it waits for the next file's. */
  typed: optional(group({ mediaType: text(), extension: text() })),
};

/** A green disc, as SVG. */
export const initial = {
  text: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI5NiIgaGVpZ2h0PSI5NiI+PGNpcmNsZSBjeD0iNDgiIGN5PSI0OCIgcj0iNDAiIGZpbGw9IiMxOGEwNTgiLz48L3N2Zz4=',
};

export type DraftProps = WithDraft<typeof fields>;

export interface ResetProps extends DraftProps {
  readonly onReset: () => void;
}
