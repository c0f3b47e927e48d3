/** Words of a repair of JSON. */
export const repairWords = {
  repair: 'Try to repair',
  repaired: 'Repaired text',
  'error.cannot-repair': 'The text cannot be repaired: this part cannot be understood. Fix it by hand.',
  'error.cannot-repair.too-deep': 'The text cannot be repaired: its objects and arrays are nested too deeply.',
} as const;

/** Words that the JSON formatters share. */
export const jsonWords = {
  ...repairWords,
  'sortKeys.label': 'Sort keys',
  'sortKeys.none': 'Off',
  'sortKeys.asc': 'A–Z',
  'sortKeys.desc': 'Z–A',
  'unicode.label': 'Unicode',
  'unicode.keep': 'As typed',
  'unicode.unescape': 'Readable',
  'unicode.escape': 'Escaped',
  json5: 'Allow JSON5',
  'input.label': 'JSON',
  hint: 'Type or paste JSON, or drop a file anywhere on the page.',
  valid: 'Valid {dialect}',
  lines: { one: '{count} JSON line', other: '{count} JSON lines' },
  readAsOne: 'Read as one document',
  duplicates: { one: '{count} duplicate key', other: '{count} duplicate keys' },
  jump: 'Jump to it',
  pointer: 'JSON Pointer',
  'error.not-representable': 'JSON cannot represent NaN or Infinity. Write a number, null or a string instead.',
  'error.too-deep': 'Objects and arrays are nested more than 2,000 levels deep here.',
} as const;
