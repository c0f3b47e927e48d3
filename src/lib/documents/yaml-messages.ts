/** The sentences about a text that is not YAML, or more than plain data. */
export const yamlErrors = {
  'error.invalid-yaml': 'This is not valid YAML.',
  'error.invalid-yaml.tab-as-indent': 'YAML must be indented with spaces. Replace the tab with spaces.',
  'error.invalid-yaml.bad-indent': 'The indentation does not match the lines before, or a bracket above is not closed.',
  'error.invalid-yaml.missing-char':
    'Something is missing, such as a closing quote, a comma or the space after a colon.',
  'error.invalid-yaml.block-as-implicit-key':
    'A mapping cannot start here. Put it on a separate line, or quote the string that contains “: ”.',
  'error.invalid-yaml.multiline-implicit-key': 'A key must be on one line. Is the colon after it missing?',
  'error.invalid-yaml.bad-scalar-start': 'A string cannot start with this character. Put it in quotes.',
  'error.invalid-yaml.unexpected-token':
    '“{character}” is not expected here. Check the indentation, the quotes and the brackets.',
  'error.invalid-yaml.unprintable':
    'YAML does not allow the character {character} as it is. Delete it, or write it as an escape in double quotes.',
  'error.invalid-yaml.unexpected-end': 'The text ends here, but something is missing.',
  'error.invalid-yaml.unknown-alias': 'The alias *{name} is not defined: no anchor &{name} comes before it.',
  'error.invalid-yaml.bad-merge': '<< can only merge mappings. Use a mapping or a list of mappings.',
  'error.invalid-yaml.set-with-values': 'The keys of a !!set have no values. Remove the value, or the tag.',
  'error.invalid-yaml.not-a-pair': 'Every item of !!omap and !!pairs must be a single key with its value.',
  'error.invalid-yaml.directive-without-document':
    'No document follows this directive. Add a --- line and the document, or remove the directive.',
  'error.invalid-yaml.repeated-directive': 'This directive appears twice. Remove one of the two.',
  'error.invalid-yaml.unsupported-version': 'This version of YAML does not exist. Use 1.2 or 1.1.',
  'error.duplicate-key': 'The key “{key}” appears twice. Rename or remove one of the two.',
  'error.complex-key': 'A list or a mapping cannot be a key here. Use a string as the key.',
  'error.cyclic-alias': 'The alias *{name} is inside its own anchor &{name}, so it would never end.',
  'error.too-many-nodes': 'Up to here, the aliases expand to more than {limit} values.',
} as const;
