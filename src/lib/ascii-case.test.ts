import { describe, expect, it } from 'vitest';
import { asciiLowerCase, asciiUpperCase } from './ascii-case.ts';

describe('ASCII case', () => {
  it('changes A–Z and a–z only', () => {
    for (let code = 0; code < 0x10000; code++) {
      const unit = String.fromCharCode(code);
      expect(asciiLowerCase(unit)).toBe(code >= 0x41 && code <= 0x5a ? unit.toLowerCase() : unit);
      expect(asciiUpperCase(unit)).toBe(code >= 0x61 && code <= 0x7a ? unit.toUpperCase() : unit);
    }
    expect(asciiLowerCase('SKY\u212aÉİ')).toBe('sky\u212aÉİ');
    expect(asciiUpperCase('sunſıßﬀ')).toBe('SUNſıßﬀ');
  });
});
