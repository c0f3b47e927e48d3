import { expect, it } from 'vitest';
import { isExport, isUri } from './address.ts';

it.each([
  ['otpauth://totp/Shop:me?secret=JBSWY3DPEHPK3PXP', 'uri'],
  [' OTPAUTH-MIGRATION://offline?data=CjEK', 'export'],
  ['https://example.com/?next=otpauth://totp/Shop', 'neither'],
  ['WIFI:T:WPA;S:Lab;P:flat-white-42;;', 'neither'],
])('%j: %s', (text, kind) => {
  expect(isUri(text)).toBe(kind === 'uri');
  expect(isExport(text)).toBe(kind === 'export');
});
