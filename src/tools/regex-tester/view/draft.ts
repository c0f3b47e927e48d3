import { choice, flag, group, json, list, nullable, text } from '#core/field.ts';
import type { useDraft } from '#ui/hooks/use-draft.ts';
import { match } from '../engine.ts';
import { languages } from '../engine/export/languages.ts';
import type { Test } from '../engine/run-tests.ts';

export const tabs = ['matches', 'replace', 'split', 'explain', 'tests', 'code', 'speed'] as const;
export const expectations = ['match', 'no-match', 'full-match'] as const;

export const testOf = (content: string, expect: Test['expect'] = 'match'): Test => ({
  text: content,
  expect,
  value: null,
  groups: {},
});

const test = group({
  text: text(),
  expect: choice(expectations, 'match'),
  value: nullable(text()),
  groups: json({}),
});

export const fields = {
  ...match.input,
  tab: choice(tabs, 'matches'),
  replacement: text('$<day>/$<month>/$<year>'),
  escapes: flag(false),
  language: choice(languages, 'python'),
  task: choice(['find', 'replace'], 'find'),
  tests: list(test, { max: 1000 }, [testOf('2024-05-17', 'full-match'), testOf('2024-5-17', 'no-match')]),
};

export const initial = {
  pattern: '(?<year>\\d{4})-(?<month>\\d\\d)-(?<day>\\d\\d)',
  text: 'Released on 2024-05-17,\nupdated on 2026-11-22.',
};

export type RegexDraft = ReturnType<typeof useDraft<typeof fields>>[0];

export interface DraftProps {
  readonly draft: RegexDraft;
  readonly change: (part: Partial<RegexDraft>) => void;
}
