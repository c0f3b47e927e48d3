export interface KeyRow {
  readonly code: string;
  readonly key: string;
  readonly keyCode: number;
  readonly location: number;
  /** Where Firefox has another one. */
  readonly firefoxKeyCode?: number;
}

const row = (code: string, keyCode: number, key: string = code, location: number = 0): KeyRow => ({
  code,
  key,
  keyCode,
  location,
});
const firefox = (code: string, keyCode: number, firefoxKeyCode: number, key: string = code): KeyRow => ({
  ...row(code, keyCode, key),
  firefoxKeyCode,
});
/** The keys of both sides: location 1 and 2. */
const pair = (key: string, keyCode: number): KeyRow[] => [
  row(`${key}Left`, keyCode, key, 1),
  row(`${key}Right`, keyCode, key, 2),
];
const series = (count: number, make: (index: number) => KeyRow): KeyRow[] =>
  Array.from({ length: count }, (_, index) => make(index));
const numpad = (name: string, keyCode: number, key: string): KeyRow => row(`Numpad${name}`, keyCode, key, 3);
const consecutive = (first: number, codes: string): KeyRow[] =>
  codes.split(' ').map((code, index) => row(code, first + index));

/** US layout, Chromium on Windows. */
export const keyTable: readonly KeyRow[] = [
  ...series(26, (index) => row(`Key${String.fromCharCode(65 + index)}`, 65 + index, String.fromCharCode(97 + index))),
  ...series(10, (digit) => row(`Digit${digit}`, 48 + digit, String(digit))),
  ...series(24, (index) => row(`F${index + 1}`, 112 + index)),
  ...series(10, (digit) => numpad(String(digit), 96 + digit, String(digit))),
  numpad('Multiply', 106, '*'),
  numpad('Add', 107, '+'),
  numpad('Subtract', 109, '-'),
  numpad('Decimal', 110, '.'),
  numpad('Divide', 111, '/'),
  numpad('Enter', 13, 'Enter'),
  row('Backspace', 8),
  row('Tab', 9),
  row('Enter', 13),
  ...pair('Shift', 16),
  ...pair('Control', 17),
  ...pair('Alt', 18),
  row('Pause', 19),
  row('CapsLock', 20),
  row('Escape', 27),
  row('Space', 32, ' '),
  ...consecutive(33, 'PageUp PageDown End Home ArrowLeft ArrowUp ArrowRight ArrowDown'),
  ...consecutive(44, 'PrintScreen Insert Delete'),
  row('MetaLeft', 91, 'Meta', 1),
  row('MetaRight', 92, 'Meta', 2),
  row('ContextMenu', 93),
  row('NumLock', 144),
  row('ScrollLock', 145),
  firefox('AudioVolumeMute', 173, 181),
  firefox('AudioVolumeDown', 174, 182),
  firefox('AudioVolumeUp', 175, 183),
  ...consecutive(176, 'MediaTrackNext MediaTrackPrevious MediaStop MediaPlayPause'),
  firefox('Semicolon', 186, 59, ';'),
  firefox('Equal', 187, 61, '='),
  row('Comma', 188, ','),
  firefox('Minus', 189, 173, '-'),
  row('Period', 190, '.'),
  row('Slash', 191, '/'),
  row('Backquote', 192, '`'),
  row('BracketLeft', 219, '['),
  row('Backslash', 220, '\\'),
  row('BracketRight', 221, ']'),
  row('Quote', 222, "'"),
  row('IntlBackslash', 226, '\\'),
];

export function lookupKeys(query: string): readonly KeyRow[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return keyTable;
  if (/^\d{2,3}$/.test(wanted)) {
    const number = Number(wanted);
    return keyTable.filter(({ keyCode, firefoxKeyCode }) => keyCode === number || firefoxKeyCode === number);
  }
  return keyTable.filter(({ code, key }) => code.toLowerCase().includes(wanted) || key.toLowerCase() === wanted);
}
