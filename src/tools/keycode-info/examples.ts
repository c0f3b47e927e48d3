import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'describe',
    input: { key: 'k', code: 'KeyK', keyCode: 75, ctrlKey: true, shiftKey: true },
    value: {
      label: 'K',
      combo: 'Ctrl+Shift+K',
      modifiers: ['Control', 'Shift'],
      isModifier: false,
      isPrintable: true,
      isDead: false,
      isIme: false,
      location: { value: 0, name: 'standard' },
      codePoint: 'U+006B',
      ariaKeyshortcuts: 'Control+Shift+K',
      keyCondition: "event.key === 'k' && event.ctrlKey && event.shiftKey",
      codeCondition: "event.code === 'KeyK' && event.ctrlKey && event.shiftKey",
    },
  },
  {
    op: 'describe',
    input: { key: 'Control', code: 'ControlLeft', location: 1, ctrlKey: true },
    partial: {
      combo: 'Ctrl',
      isModifier: true,
      ariaKeyshortcuts: '',
      location: { value: 1, name: 'left' },
      keyCondition: "event.key === 'Control'",
    },
  },
  { op: 'describe', input: { key: ' ' }, partial: { label: 'Space', combo: 'Space', codeCondition: null } },
  {
    op: 'describe',
    input: { key: "'", code: 'Quote' },
    partial: { keyCondition: String.raw`event.key === '\''` },
  },
  {
    op: 'describe',
    input: { key: '+', ctrlKey: true, altKey: true },
    partial: { combo: 'Ctrl+Alt++', ariaKeyshortcuts: 'Alt+Control+Plus' },
  },
  {
    op: 'lookup',
    input: { query: '173' },
    value: [
      { code: 'AudioVolumeMute', key: 'AudioVolumeMute', keyCode: 173, location: 0, firefoxKeyCode: 181 },
      { code: 'Minus', key: '-', keyCode: 189, location: 0, firefoxKeyCode: 173 },
    ],
  },
  {
    op: 'lookup',
    input: { query: 'numpadenter' },
    value: [{ code: 'NumpadEnter', key: 'Enter', keyCode: 13, location: 3 }],
  },
];
