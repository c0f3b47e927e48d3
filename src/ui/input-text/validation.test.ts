import { describe, expect, it } from 'vitest';
import { validate } from './validation.ts';

const rule = (verdict: unknown, message = 'refused') => ({ validator: () => verdict, message });

describe('validate', () => {
  it.each([false, null, undefined])('fails on %s', (verdict) => {
    expect(validate('x', [rule(verdict)])).toBe('refused');
  });

  it('fails on a throw', () => {
    const validator = (value: string) => JSON.parse(value) as unknown;
    expect(validate('{', [{ validator, message: 'not JSON' }])).toBe('not JSON');
    expect(validate('0', [{ validator, message: 'not JSON' }])).toBeUndefined();
  });

  it.each([true, 0, '', NaN, {}])('passes on %j, which is neither false nor nothing', (verdict) => {
    expect(validate('x', [rule(verdict)])).toBeUndefined();
  });

  it('gives the last failing message', () => {
    expect(validate('x', [rule(false, 'first'), rule(true, 'second'), rule(null, 'third'), rule(true, 'fourth')])).toBe(
      'third',
    );
  });

  it('hands the value over', () => {
    const long = { validator: (value: string) => value.length > 2, message: 'short' };
    expect(validate('ab', [long])).toBe('short');
    expect(validate('abc', [long])).toBeUndefined();
  });

  it('passes without rules, and fails without words', () => {
    expect(validate('x', [])).toBeUndefined();
    expect(validate('x', [rule(false, '')])).toBe('');
  });
});
