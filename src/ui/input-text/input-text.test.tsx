import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { SecretField } from '../secret-field/secret-field.tsx';
import { InputText, type InputTextProps } from './input-text.tsx';

vi.mock('../icon/icon.tsx', () => ({ Icon: () => null }));

const draw = (props: Partial<InputTextProps>) =>
  renderToStaticMarkup(<InputText label="Text" value="Ada" onChange={() => {}} {...props} />);

describe('InputText', () => {
  it('has the default placeholder and three rows', () => {
    expect(draw({})).toContain('placeholder="Input text"');
    expect(draw({ placeholder: 'Ada' })).toContain('placeholder="Ada"');
    expect(draw({ multiline: true })).toMatch(/<textarea[^>]* rows="3"/);
    expect(draw({ multiline: true, rows: 7 })).toMatch(/<textarea[^>]* rows="7"/);
  });

  it('shows the last failing message, or the error it is given', () => {
    const rules = ['first', 'last'].map((message) => ({ validator: () => false, message }));
    const markup = draw({ rules });
    expect(markup).toContain('>last<');
    expect(markup).not.toContain('>first<');
    expect(markup).toContain('aria-invalid="true"');
    expect(draw({ rules, error: 'given' })).toContain('>given<');
    expect(draw({ rules: [] })).not.toContain('aria-invalid');
  });

  it('turns off what is made for prose in raw text', () => {
    const markup = draw({ rawText: true });
    for (const off of ['spellCheck="false"', 'autoComplete="off"', 'autoCorrect="off"', 'autoCapitalize="off"']) {
      expect(markup.toLowerCase()).toContain(off.toLowerCase());
    }
  });

  it('offers to clear what can be cleared', () => {
    expect(draw({ clearable: true })).toContain('aria-label="Clear"');
    for (const other of [{ clearable: false }, { value: '' }, { disabled: true }, { readonly: true }]) {
      expect(draw({ clearable: true, ...other })).not.toContain('aria-label="Clear"');
    }
  });

  it('masks a password until it is revealed', () => {
    const markup = draw({ type: 'password' });
    expect(markup).toContain('type="password"');
    expect(markup).toContain('Reveal');
  });
});

describe('SecretField', () => {
  it('stays on the page, and says so', () => {
    const markup = renderToStaticMarkup(<SecretField label="Key" value="k" onChange={() => {}} hint="Of 32 bytes" />);
    expect(markup).toContain('type="password"');
    expect(markup.toLowerCase()).toContain('autocomplete="off"');
    expect(markup.toLowerCase()).toContain('spellcheck="false"');
    expect(markup).toContain('Never stored, never in a link');
    expect(markup).toContain('Of 32 bytes');
    expect(markup).toContain('placeholder=""');
    expect(markup).not.toContain('U+FFFD');
  });

  it('says what becomes of half a character', () => {
    const markup = (value: string) =>
      renderToStaticMarkup(<SecretField label="Key" value={value} onChange={() => {}} />);
    expect(markup('a\uD83Db')).toContain('Half a character (a lone surrogate) counts as U+FFFD here');
    expect(markup('a😀b\uFFFD')).not.toContain('Half a character');
  });
});
