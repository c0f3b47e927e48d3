/** The sentences about a text that is not JSON, for the tools that read it. */
export const jsonErrors = {
  'error.invalid-json': 'This is not valid JSON.',
  'error.invalid-json.unexpected-token': 'Expected a value, found “{found}”. Write one, or remove an extra comma.',
  'error.invalid-json.unexpected-end': 'The text ends here, but the document is incomplete. Add the rest.',
  'error.invalid-json.unterminated-string':
    'The string that starts at line {openedLine}, column {openedColumn} is never closed. Add {opener} at its end.',
  'error.invalid-json.unterminated-comment':
    'The comment that starts at line {openedLine}, column {openedColumn} is never closed. Add */ at its end.',
  'error.invalid-json.trailing-content':
    'The document is complete before “{found}”. Remove the rest, or read the text as several documents.',
  'error.invalid-json.trailing-comma':
    'There is a comma before “{found}”. Remove it, or read the text as JSONC or JSON5.',
  'error.invalid-json.comment-not-allowed':
    'JSON does not allow comments. Remove it, or read the text as JSONC or JSON5.',
  'error.invalid-json.expected-key': 'Expected a key in quotes or }, found “{found}”.',
  'error.invalid-json.expected-colon': 'Expected : after the key “{key}”, found “{found}”.',
  'error.invalid-json.expected-comma-or-brace': 'Expected , or } after the value of “{key}”, found “{found}”.',
  'error.invalid-json.expected-comma-or-bracket': 'Expected , or ] after item {item} of the array, found “{found}”.',
  'error.invalid-json.bad-escape': '“{found}” is not valid in an escape sequence. For a backslash, write two.',
  'error.invalid-json.bad-number': '“{found}” is not valid here in a number. Correct it, or put it in quotes.',
  'error.invalid-json.control-character':
    '{found} must be escaped in a string. Escape it, or close the string that starts at line {openedLine}, column {openedColumn}.',
} as const;

/** The sentences about documents in any format. */
export const nestingErrors = {
  'error.too-deep': 'Lists and objects are nested more than 256 levels deep here.',
} as const;
