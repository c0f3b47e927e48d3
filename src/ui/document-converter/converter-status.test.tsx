import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { defineText } from '#core/text.ts';
import type { Restartable } from '../hooks/use-restartable.ts';
import { ConverterStatus } from './converter-status.tsx';
import type { Converted } from './model.ts';
import { converterWords } from './words.ts';

vi.mock('../icon/icon.tsx', () => ({ Icon: () => null }));

const nothing = () => undefined;
const words = defineText('demo', converterWords);
const converted: Restartable<Converted> = {
  value: undefined,
  source: undefined,
  error: undefined,
  stale: false,
  slow: false,
  progress: undefined,
  isCanceled: false,
  cancel: nothing,
  restart: nothing,
};
const draw = (part: Partial<Restartable<Converted>>, source = 'a: 1') =>
  renderToStaticMarkup(
    <ConverterStatus
      text={words}
      from="yaml"
      {...{ source }}
      converted={{ ...converted, ...part }}
      change={nothing}
      onGoTo={nothing}
    />,
  );

it('says that a run was canceled, and offers to start it again', () => {
  const value = { text: '{}', documents: 1, warnings: [] };
  for (const before of [{}, { value, stale: true }]) {
    const markup = draw({ ...before, isCanceled: true });
    expect(markup).toContain('Canceled.');
    expect(markup).toMatch(/<button[^>]*>Start again<\/button>/);
    expect(markup).not.toContain('Nothing was lost');
  }
});

it('says nothing of it while a text is converted, or when there is none', () => {
  expect(draw({})).not.toContain('Canceled.');
  expect(draw({ isCanceled: true, slow: true })).not.toContain('Canceled.');
  expect(draw({ isCanceled: true }, ' \n')).toContain('Type or paste a document');
});
