import type { Input } from '#core/field.ts';
import { convertWithReport } from '../engine.ts';

export const fields = convertWithReport.input;

export const sample = `<order id="1042" currency="EUR">
  <line sku="A-1"><name>Desk</name><qty>1</qty></line>
  <line sku="B-7"><name>Lamp</name><qty>2</qty></line>
  <note>Ring twice, please</note>
</order>
`;
export const initial = { text: sample };

export interface DraftProps {
  readonly draft: Input<typeof fields>;
  readonly change: (part: Partial<Input<typeof fields>>) => void;
  readonly reset: () => void;
}

export const namesIn = (typed: string): readonly string[] => typed.split(/[,\s]+/).filter((name) => name !== '');

/** The names as they were typed, as long as the text says the same. */
export const shownNames = (names: readonly string[], typed: string): string =>
  namesIn(typed).join() === names.join() ? typed : names.join(', ');

/** What each convention makes of this element. */
export const shownElement = '<a k="v">x</a>';
export const shownAs = {
  prefix: '{"a":{"@_k":"v","#text":"x"}}',
  badgerfish: '{"a":{"@k":"v","$":"x"}}',
  compact: '{"a":{"_attributes":{"k":"v"},"_text":"x"}}',
  nodes: '{"elements":[{"type":"element","name":"a","attributes":{"k":"v"},"elements":[{"type":"text","text":"x"}]}]}',
} as const;
