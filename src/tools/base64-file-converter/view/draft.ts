import { encodeFile, inspect } from '../engine.ts';
import type { WithDraft } from '#ui/hooks/use-draft.ts';

const { output, urlSafe, lineLength } = encodeFile.input;

export const fields = { text: inspect.input.text, output, urlSafe, lineLength };

/** A green disc, as SVG. */
export const initial = {
  text: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI5NiIgaGVpZ2h0PSI5NiI+PGNpcmNsZSBjeD0iNDgiIGN5PSI0OCIgcj0iNDAiIGZpbGw9IiMxOGEwNTgiLz48L3N2Zz4=',
};

export type DraftProps = WithDraft<typeof fields>;

export interface ResetProps extends DraftProps {
  readonly onReset: () => void;
}
