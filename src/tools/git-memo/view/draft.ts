import { text } from '#core/field.ts';
import type { Values } from '../engine/fill.ts';
import { valuesField } from '../engine/values-field.ts';

export const fields = { query: text(''), values: valuesField };
export const initial = {};

export interface ValuesProps {
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}
