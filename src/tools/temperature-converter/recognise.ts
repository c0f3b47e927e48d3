import { ifAccepted, reasonsOf, type Recogniser } from '#core/recognition.ts';
import { decimalOf, writtenDecimal } from '#lib/written-decimal.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const shape = new RegExp(
  String.raw`^([+\-−]?${writtenDecimal})\s*(?:(?:°|º|deg(?:rees?)? ?)\s*([CFcf])|(℃|℉)|(K)|(celsius|fahrenheit|kelvins?))$`,
);
const scales: Readonly<Record<string, string>> = {
  C: 'celsius',
  F: 'fahrenheit',
  c: 'celsius',
  f: 'fahrenheit',
  '℃': 'celsius',
  '℉': 'fahrenheit',
  K: 'kelvin',
  kelvins: 'kelvin',
};

export const recognise: Recogniser = (sample) => {
  const [, digits, degrees, sign, kelvin, name] = (sample.isLine(30) && shape.exec(sample.text)) || [];
  const unit = degrees ?? sign ?? kelvin ?? name;
  if (digits === undefined || unit === undefined) return [];
  // “300K” may be thousands of something.
  const isLoose = kelvin !== undefined && !/\s/.test(sample.text);
  const input = { value: decimalOf(digits), from: scales[unit] ?? unit };
  const reason = because('temperature');
  const score = isLoose ? 55 : 88;
  return [ifAccepted({ op: 'temperature-converter/convert', input, score, kind: 'exact', reason })];
};
