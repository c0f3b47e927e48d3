import type { Example } from '#core/example.ts';

const text = '1234567890';

export const examples: readonly Example[] = [
  { op: 'obfuscate', input: { text }, value: '1234**7890' },
  { op: 'obfuscate', input: { text, keepLast: 0 }, value: '1234******' },
  { op: 'obfuscate', input: { text, keepFirst: 2, keepLast: 2, replacement: 'x' }, value: '12xxxxxx90' },
  { op: 'obfuscate', input: { text, keepFirst: 5, keepLast: 5 }, value: '**********' },
  { op: 'obfuscate', input: { text: '12345 67890', keepLast: 0 }, value: '1234* *****' },
  { op: 'obfuscate', input: { text: '12345 67890', keepLast: 0, keepSpaces: false }, value: '1234*******' },
  { op: 'obfuscate', input: { text: 'Lorem ipsum dolor sit amet' }, value: 'Lore* ***** ***** *** amet' },
  { op: 'obfuscate', input: { text: 'GB82 WEST 1234 5698 7654 32' }, value: 'GB82 **** **** **** **54 32' },
  {
    op: 'obfuscate',
    input: { text: 'ghp_16C7e42F292c6912E7710c838347Ae178B4a', maskLength: 6 },
    value: 'ghp_******8B4a',
  },
  {
    op: 'obfuscate',
    input: { text, replacement: '' },
    error: 'invalid-input',
    details: { field: 'replacement' },
  },
  {
    op: 'preview',
    input: { text: 'Lorem ipsum dolor sit amet' },
    value: { text: 'Lore* ***** ***** *** amet', total: 26, hidden: 14 },
  },
  {
    op: 'redact',
    input: { text: 'from alice.martin@example.org\nto 4111 1111 1111 1111' },
    value: {
      text: 'from alic****rtin@example.org\nto 4111 **** **** 1111',
      findings: [
        { kind: 'email', line: 1, masked: 'alic****rtin@example.org' },
        { kind: 'card', line: 2, masked: '4111 **** **** 1111' },
      ],
    },
  },
];
