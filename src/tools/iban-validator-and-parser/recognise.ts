import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { structures } from '#lib/iban-registry.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

type Verdict = 'valid' | 'check' | 'length';

function judge(text: string): Verdict | undefined {
  const iban = text
    .replace(/^IBAN\s*:?\s*/i, '')
    .replace(/[\s-]/g, '')
    .toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{9,30}$/.test(iban)) return undefined;
  const structure = structures.get(iban.slice(0, 2));
  if (!structure || (iban.match(/\d/g)?.length ?? 0) < 6) return undefined;
  const expected = structure.reduce((length, part) => length + part.classes.length, 4);
  // One digit too many or too few is a slip; more is another thing.
  if (iban.length !== expected) return Math.abs(iban.length - expected) <= 2 ? 'length' : undefined;
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1 ? 'valid' : 'check';
}

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  let isValid = false;
  const list = sample.entriesOf((line) => {
    const verdict = line.length > 60 ? undefined : judge(line);
    isValid ||= verdict === 'valid';
    return verdict !== undefined;
  });
  if (list && isValid) {
    const reason = because('list', { count: list.items.length });
    return [
      { op: 'iban-validator-and-parser/parse-list', input: { text: list.text }, score: 97, kind: 'exact', reason },
    ];
  }
  const verdict = sample.isLine(60) ? judge(text) : undefined;
  if (verdict === undefined) return [];
  const score = verdict === 'valid' ? 98 : 60;
  return [
    { op: 'iban-validator-and-parser/parse', input: { iban: text }, score, kind: 'exact', reason: because(verdict) },
  ];
};
