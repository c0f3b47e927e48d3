import { text } from '#core/field.ts';
import type { WithDraft } from '#ui/hooks/use-draft.ts';
import { convert } from '../engine.ts';

/** An empty text is the current time, an empty zone that of the browser. */
export const fields = {
  text: convert.input.text,
  format: convert.input.format,
  timeZone: text(''),
  duration: text('P1M'),
  end: text(''),
};
export const initial = {};

export type DraftProps = WithDraft<typeof fields>;

export type Converted = Awaited<ReturnType<(typeof convert)['run']>>;
