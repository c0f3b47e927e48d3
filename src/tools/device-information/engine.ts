import { choice, either, flag, group, integer, list, nullable, number, text } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { aspectRatioOf, reportOf, utcOffsetOf } from './engine/facts.ts';

/** The proportions of a screen in whole numbers, and the common format they are nearest to. */
export const aspectRatio = operation('device-information/aspect-ratio', {
  input: { width: integer({ min: 1 }), height: integer({ min: 1 }) },
  run: ({ width, height }) => aspectRatioOf(width, height),
});

/** `UTC+01:00` for the −60 of `Date.getTimezoneOffset`. */
export const utcOffset = operation('device-information/utc-offset', {
  input: { minutes: integer() },
  result: 'text',
  run: ({ minutes }) => utcOffsetOf(minutes),
});

const most = { max: 1000 };

/** Facts as a text for a bug report: at most 1,000 sections of at most 1,000 rows. */
export const report = operation('device-information/report', {
  input: {
    sections: list(
      group({
        title: text(),
        rows: list(group({ label: text(), value: nullable(either(either(text(), number()), flag())) }), most),
      }),
      most,
    ),
    format: choice(['markdown', 'text', 'json'], 'markdown'),
  },
  result: 'text',
  run: ({ sections, format }) => reportOf(sections, format),
});
