/** The sentences about a text that is not TOML. */
export const tomlErrors = {
  'error.invalid-toml': 'This is not valid TOML.',
  'error.invalid-toml.unexpected':
    '“{character}” is not expected here. Write each line as key\u00a0=\u00a0value, with strings in quotes.',
  'error.invalid-toml.unexpected-end': 'The text ends here, but something is missing.',
  'error.invalid-toml.unterminated-string': 'A string is not closed. Add the closing quote.',
  'error.invalid-toml.unterminated': 'A bracket is not closed.',
  'error.invalid-toml.missing-newline':
    'The line should end here. Put the rest on a separate line, or put the string in quotes.',
  'error.invalid-toml.missing-equals-sign': 'A key must be followed by = and its value.',
  'error.invalid-toml.missing-value': 'A value is missing, or a string is not in quotes.',
  'error.invalid-toml.missing-comma': 'A comma or a closing bracket is missing.',
  'error.invalid-toml.repeated-key': '“{key}” is defined twice. Rename or remove one of the two.',
  'error.invalid-toml.leading-zero': 'A number cannot start with a zero. Remove it.',
  'error.invalid-toml.long-number': 'This number has too many digits. Put it in quotes.',
  'error.invalid-toml.impossible-date': 'This date or time does not exist.',
  'error.invalid-toml.bad-escape': 'This is not a valid TOML escape sequence. For a backslash, write two.',
} as const;
