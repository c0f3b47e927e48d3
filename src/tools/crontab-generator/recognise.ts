import { reasonsOf, type Guess, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const macro = /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|reboot)(?:\s+\S.*)?$/;
const names = '(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|SUN|MON|TUE|WED|THU|FRI|SAT)';
const unit = String.raw`(?:\*|\?|LW?|\d{1,4}[LW]?|${names}L?)`;
const item = String.raw`${unit}(?:-${unit})?(?:\/\d{1,4})?(?:#\d)?`;
const field = String.raw`${item}(?:,${item})*`;
/** Five fields, with a sixth and a seventh for seconds and years, and perhaps a command after five. */
const line = new RegExp(String.raw`^(${field}(?:\s+${field}){4,6})(\s+(?:[/~.$]|[a-z_-]{2,}\b)[^\n]*)?$`, 'i');

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  if (!sample.isLine(1000)) return [];
  const op = 'crontab-generator/describe';
  const input = { expression: text };
  if (macro.test(text)) return [{ op, input, score: 88, kind: 'exact', reason: because('macro') }];
  const fields = line.exec(text)?.[1];
  // “2 * 3 * 4” is a product.
  if (
    fields === undefined ||
    /^\d+ \* \d+ \* \d+$/.test(text) ||
    !(/[*,/?]|\d-\d/.test(fields) || new RegExp(`\\b${names}\\b`, 'i').test(fields))
  )
    return [];
  const guess: Guess = {
    op,
    input,
    score: 90,
    kind: 'exact',
    reason: because('fields', { count: fields.split(/\s+/).length }),
    confirm: (result) => (result.ok ? guess : { ...guess, score: 60, reason: because('fault') }),
  };
  return [guess];
};
