import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { text } from '../text.ts';
import type { CronDraft } from './draft.ts';
import { Runs } from './runs.tsx';

const drawn = (expression: string): string => {
  const draft = { expression, timeZone: 'UTC', count: 5 } as CronDraft;
  const enabled = expression !== '';
  return renderToStaticMarkup(createElement(Runs, { draft, enabled, change: () => undefined, summary: undefined }));
};

it('asks for fields only while there are none', () => {
  const question = text.en.empty;
  expect(drawn('')).toContain(question);
  expect(drawn('0 0 * * *')).not.toContain(question);
  expect(drawn('0 0 * * *')).toContain('Working…');
});
