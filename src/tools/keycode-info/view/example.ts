import type { Pressed } from './key-log.ts';

/** What the rows show before the first key: Ctrl+K on a US keyboard. */
export const example: Pressed = {
  key: 'k',
  code: 'KeyK',
  keyCode: 75,
  which: 75,
  location: 0,
  ctrlKey: true,
  altKey: false,
  shiftKey: false,
  metaKey: false,
  repeat: false,
  isComposing: false,
  locks: [],
};
