import type { Language } from '#core/text.ts';
import { startOf } from '#core/start-of.ts';
import { abbreviations } from '#lib/unicode/abbreviations.ts';
import { controls } from '#lib/unicode/controls.ts';
import type { Finding } from '../engine/scan.ts';
import { scriptName } from './script-name.ts';

const longestHidden = 24;

const runs: Readonly<Partial<Record<Finding['kind'], (finding: Finding, language: Language) => string>>> = {
  tag: ({ detail }) => {
    const hidden = String(detail['hidden']);
    const start = startOf(hidden, longestHidden);
    return hidden === '' ? 'TAG' : `TAG ${start}${start === hidden ? '' : '…'}`;
  },
  'variation-selector': ({ detail, codePoints }) =>
    detail['count'] === 1 ? (codePoints[0] ?? '') : `VS × ${String(detail['count'])}`,
  'mixed-script': ({ detail }, language) =>
    (detail['scripts'] as readonly string[]).map((name) => scriptName(name, language)).join(' + '),
  'not-nfc': () => '≠ NFC',
};

/** In a word what stands there: what it spells, an abbreviation of the code charts, or its number. */
export function chipLabel(finding: Finding, language: Language): string {
  const { kind, text, codePoints } = finding;
  const ofRun = runs[kind]?.(finding, language);
  if (ofRun !== undefined) return ofRun;
  return abbreviations[text] ?? controls[text.charCodeAt(0)] ?? codePoints[0] ?? '';
}
