import { describe, expect, it } from 'vitest';
import { ToolError } from '#core/operation.ts';
import { eui64Of, formatMac, parseMac } from './mac.ts';

describe('MAC addresses', () => {
  it.each([
    ['203706', '203706'],
    ['20:37:06:12:34:56', '203706123456'],
    ['20-37-06-12-34-56', '203706123456'],
    ['20.37.06.12.34.56', '203706123456'],
    ['20 37 06 12 34 56', '203706123456'],
    ['2037.0612.3456', '203706123456'],
    ['2037.612.3456', '203706123456'],
    ['2037.06', '203706'],
    ['  aa:bb:cc\n', 'AABBCC'],
    ['0:1b:c5:0:10:1', '001BC5001001'],
    ['0:1b:c5:0:1', '001BC5001'],
    ['c8:5c:e2:7', 'C85CE27'],
    ['20:37:06:', '203706'],
    ['20:37:6:', '203706'],
    ['0:1b:c5', '001BC5'],
    ['1:2:3:4:5:6:7:8', '0102030405060708'],
    ['0102.0304.0506.708', '0102030405060708'],
    ['0102030405060708', '0102030405060708'],
  ])('%j is %s', (text, digits) => {
    expect(parseMac(text)).toBe(digits);
  });

  it.each([
    ['xx:37:06', { reason: 'character', character: 'x', position: 1 }],
    ['20:37:0x', { reason: 'character', character: 'x', position: 8 }],
    ['20:37 06', { reason: 'space', position: 6 }],
    ['20:37-06', { reason: 'separator', character: '-', position: 6 }],
    ['20::37:06', { reason: 'group', part: 2, count: 2 }],
    ['200:37:06', { reason: 'group', part: 1, count: 2 }],
    ['20370.0612', { reason: 'group', part: 1, count: 4 }],
    ['20:37', { reason: 'length', count: 4 }],
    ['2037061234567', { reason: 'length', count: 13 }],
    ['1:2:3:4:5:6:7', { reason: 'length', count: 13 }],
    ['', { reason: 'length', count: 0 }],
  ])('refuses %j', (text, details) => {
    let fault: unknown;
    try {
      parseMac(text);
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(ToolError);
    expect(fault).toMatchObject({ code: 'invalid-mac', details });
  });

  it('writes pairs and widens to 64 bits', () => {
    expect(formatMac('C85CE27')).toBe('C8:5C:E2:7');
    expect(eui64Of('203706123456')).toBe('203706FFFE123456');
    expect(eui64Of('0102030405060708')).toBe('0102030405060708');
  });
});
