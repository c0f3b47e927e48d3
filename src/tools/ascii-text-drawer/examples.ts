import type { Example } from '#core/example.ts';

const hi = [' _   _ _', '| | | (_)', '| |_| | |', '|  _  | |', '|_| |_|_|'];

export const examples: readonly Example[] = [
  { op: 'draw', input: { text: 'Hi' }, value: hi.join('\n') },
  { op: 'draw', input: { text: 'Hi', comment: 'hash' }, value: hi.map((line) => `# ${line}`).join('\n') },
  { op: 'draw', input: { text: ' \n' }, value: '' },
  { op: 'missing', input: { text: 'a😀é' }, value: ['😀'] },
  { op: 'missing', input: { text: 'a1é', font: 'Bloody' }, value: ['1'] },
  { op: 'replaced', input: { text: 'a1é', font: 'Bloody' }, value: [{ character: 'é', drawn: 'e' }] },
  { op: 'draw', input: { text: 'a', customFont: 'hello' }, error: 'invalid-font', details: { reason: 'signature' } },
  {
    op: 'preview-fonts',
    input: { text: 'Hi', fonts: ['Standard'] },
    value: [{ font: 'Standard', height: 6, art: hi.join('\n') }],
  },
];
