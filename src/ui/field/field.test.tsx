import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Field } from './field.tsx';

const draw = (look: { hint?: string; error?: string; group?: 'radiogroup' }) =>
  renderToStaticMarkup(
    <Field label="Name" {...look}>
      {(wiring) => <input {...wiring} />}
    </Field>,
  );
const attribute = (markup: string, pattern: RegExp) => pattern.exec(markup)?.[1];

describe('Field', () => {
  it('ties the label to the control', () => {
    const markup = draw({});
    expect(attribute(markup, /<label[^>]* for="([^"]+)"/)).toBe(attribute(markup, /<input id="([^"]+)"/));
    expect(markup).not.toMatch(/aria-describedby|aria-invalid/);
  });

  it.each([
    [{ hint: 'What it is' }, 'What it is'],
    [{ hint: 'What it is', error: 'What is wrong' }, 'What is wrong'],
    [{ hint: 'What it is', error: '' }, 'What it is'],
  ])('describes the control by its hint, or by the error in its place: %j', (look, words) => {
    const markup = draw(look);
    const id = attribute(markup, /aria-describedby="([^"]+)"/);
    expect(attribute(markup, new RegExp(`id="${id}"[^>]*>([^<]+)<`))).toBe(words);
    expect(markup.match(/<p /g)).toHaveLength(1);
    expect(markup.includes('aria-invalid="true"')).toBe('error' in look);
  });

  it('takes an empty error for the error state without words', () => {
    const markup = draw({ error: '' });
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).not.toContain('aria-describedby');
  });

  it('keeps its live region in the page, so that a later error is announced', () => {
    expect(draw({})).toContain('<div aria-live="polite"></div>');
  });

  it('names a group of controls', () => {
    const markup = draw({ group: 'radiogroup', hint: 'One of them' });
    const label = attribute(markup, /role="radiogroup" aria-labelledby="([^"]+)"/);
    expect(markup).toMatch(new RegExp(`<span id="${label}"[^>]*>Name</span>`));
    expect(markup).not.toContain('<label');
  });
});
