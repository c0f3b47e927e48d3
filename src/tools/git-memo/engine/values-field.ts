import { json, text, type Field } from '#core/field.ts';
import { fail, isObject, pass } from '#core/validate.ts';
import type { Values } from './fill.ts';

/** An object whose members are all texts; empty unless told. */
export const valuesField: Field<Values, false> = {
  ...json({}),
  item: text(),
  fallback: {},
  needed: false,
  read: (value, path) => {
    if (!isObject(value)) return fail(path, 'wrong-type');
    const wrong = Object.keys(value).find((name) => typeof value[name] !== 'string');
    return wrong === undefined ? pass(value as Values) : fail([...path, wrong], 'wrong-type');
  },
};
