import type { Example } from '#core/example.ts';

const crlf = (...lines: readonly string[]): string => lines.map((line) => `${line}\r\n`).join('');

export const examples: readonly Example[] = [
  { op: 'encode', input: { text: '1'.repeat(41), ecc: 'L' }, partial: { version: 1, size: 21, mode: 'numeric' } },
  { op: 'encode', input: { text: '1'.repeat(42), ecc: 'L' }, partial: { version: 2, size: 25, mode: 'numeric' } },
  { op: 'encode', input: { text: 'A'.repeat(25), ecc: 'L' }, partial: { version: 1, mode: 'alphanumeric' } },
  { op: 'encode', input: { text: 'A'.repeat(26), ecc: 'L' }, partial: { version: 2, mode: 'alphanumeric' } },
  { op: 'encode', input: { text: 'a'.repeat(17), ecc: 'L' }, partial: { version: 1, mode: 'byte' } },
  { op: 'encode', input: { text: 'a'.repeat(18), ecc: 'L' }, partial: { version: 2, mode: 'byte' } },
  { op: 'encode', input: { text: 'a', boost: true }, partial: { version: 1, ecc: 'H', mode: 'byte' } },
  { op: 'encode', input: { text: '' }, error: 'empty-text' },
  {
    op: 'encode',
    input: { text: 'a'.repeat(2541) },
    error: 'too-long',
    details: { bytes: 2541, capacity: 2331, capacityAtL: 2953 },
  },
  {
    op: 'svg',
    input: { text: 'A', mask: 0 },
    partial:
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 29 29" width="232" height="232" shape-rendering="crispEdges"><path fill="#ffffff" d="M0 0h29v29H0z"\/><path fill="#000000" d="M4 4h7v1h-7zM14 4h2v1h-2zM18 4h7v1h-7zM4 5h1v1h-1z/,
  },
  { op: 'svg', input: { text: 'A', dark: '#00000080' }, error: 'invalid-color', details: { field: 'dark' } },
  {
    op: 'payload',
    input: { kind: 'wifi', ssid: 'Café;1', password: 'a:b' },
    value: String.raw`WIFI:T:WPA;S:Café\;1;P:a\:b;;`,
  },
  {
    op: 'payload',
    input: { kind: 'vcard', firstName: 'Ada', lastName: 'Lovelace', organization: 'Engines, Ltd' },
    value: crlf(
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Lovelace;Ada;;;',
      'FN:Ada Lovelace',
      String.raw`ORG:Engines\, Ltd`,
      'END:VCARD',
    ),
  },
  {
    op: 'payload',
    input: { kind: 'email', to: 'a+b@example.com', subject: 'Hé ho', body: 'a\nb' },
    value: 'mailto:a+b@example.com?subject=H%C3%A9%20ho&body=a%0D%0Ab',
  },
  { op: 'payload', input: { kind: 'phone', number: '+33 (0)1.23-45' }, value: 'tel:+33012345' },
  { op: 'payload', input: { kind: 'sms', number: '+33 6 12', message: 'a:b' }, value: 'SMSTO:+33612:a:b' },
  // RFC 5870 §1
  { op: 'payload', input: { kind: 'geo', latitude: 13.4125, longitude: 103.8667 }, value: 'geo:13.4125,103.8667' },
  { op: 'payload', input: { kind: 'geo', latitude: 91, longitude: 0 }, error: 'invalid-coordinates' },
  { op: 'payload', input: { kind: 'wifi' }, error: 'missing-field', details: { field: 'ssid' } },
  {
    op: 'contrast',
    input: { dark: '#777777', light: '#ffffff' },
    value: { ratio: 4.48, inverted: false, scannable: true },
  },
  { op: 'contrast', input: { dark: '#fff', light: '#000' }, value: { ratio: 21, inverted: true, scannable: false } },
];
