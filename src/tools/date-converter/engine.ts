import { choice, list, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { formats } from './engine/formats.ts';

/** All formats, 6 kB, and without a Temporal of the browser's own the polyfill: loaded with the first date. */
const load = once(() => import('./engine/convert.ts'));

const timeZone = text('UTC');
const source = { text: text(), format: choice(['auto', ...formats], 'auto'), timeZone };

/**
 * A date in any format, in all others, to the nanosecond. What has no offset is wall clock in `timeZone`.
 * Errors: `empty-input`, `unknown-format`, `format-mismatch` { format }, `invalid-date` { reason, value } (reasons
 * `critical-tag` and `tag-conflict` for a tag of RFC 9557, which is the value), `unknown-time-zone` { timeZone },
 * `uuid-without-time` { version }, `out-of-range`.
 */
export const convert = operation('date-converter/convert', {
  input: source,
  run: async (input) => (await load()).convertDate(input),
});

/** The same instant on the clocks of several zones. Errors: those of `convert`. */
export const inZones = operation('date-converter/in-zones', {
  input: { ...source, zones: list(text()) },
  run: async (input) => (await load()).showInZones(input),
});

/** Every format in which a number is a date of 1900 to 2199, the one of `auto` included; empty for other texts. */
export const readings = operation('date-converter/readings', {
  input: { text: source.text, timeZone },
  run: async (input) => (await load()).otherReadings(input),
});

/** A date moved by an ISO 8601 duration. Errors: those of `convert`, `invalid-duration` { duration }. */
export const add = operation('date-converter/add', {
  input: { text: source.text, duration: text(), timeZone },
  result: 'text',
  run: async (input) => (await load()).addDuration(input),
});

/** The time from one date to another. Errors: those of `convert`, with `field` `start` or `end`. */
export const difference = operation('date-converter/difference', {
  input: { start: text(), end: text(), timeZone },
  run: async (input) => (await load()).differenceOf(input),
});
