import { json, type Field } from '#core/field.ts';
import { fail, isObject, pass } from '#core/validate.ts';
import type { Json } from './token.ts';

const anyJson = json();

/** A JSON object. */
export const objectField: Field<Json, true> = {
  kind: 'json',
  needed: true,
  read: (value, path) => {
    if (!isObject(value)) return fail(path, 'wrong-type');
    const reading = anyJson.read(value, path);
    return reading.ok ? pass(value) : reading;
  },
};

/** The members of a token's header; none unless told. */
export const headerField: Field<Json, false> = { ...objectField, needed: false, fallback: {} };
