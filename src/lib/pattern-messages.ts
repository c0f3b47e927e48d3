/** What is wrong with a regular expression, by the reason that the parser and V8 give (details of `invalid-pattern`). */
export const patternFaults = {
  'error.invalid-pattern.Unterminated group': 'A group is not closed. Add “)”.',
  "error.invalid-pattern.Unmatched ')'": 'This “)” closes nothing. Remove it, or write \\).',
  'error.invalid-pattern.Invalid group':
    'This is not a valid group. Write (?:…), (?=…), (?!…), (?<=…), (?<!…) or (?<name>…).',
  'error.invalid-pattern.Invalid empty flags': 'The group changes no flags. Write a flag before or after “-”.',
  "error.invalid-pattern.Duplicated flag 'i'": 'The group names the flag i twice. Remove one.',
  "error.invalid-pattern.Duplicated flag 'm'": 'The group names the flag m twice. Remove one.',
  "error.invalid-pattern.Duplicated flag 's'": 'The group names the flag s twice. Remove one.',
  'error.invalid-pattern.Invalid capture group name':
    'The name of this group is not valid. Use letters, digits and _, not starting with a digit, and close it with “>”.',
  'error.invalid-pattern.Duplicate capture group name': 'Another group has this name. Rename one of them.',
  'error.invalid-pattern.Invalid named reference': 'A reference to a named group is written \\k<name>.',
  'error.invalid-pattern.Invalid named capture referenced': 'No group has the name that \\k refers to.',
  'error.invalid-pattern.Nothing to repeat':
    'There is nothing to repeat before this quantifier. Remove it, or escape it with \\.',
  'error.invalid-pattern.Invalid quantifier':
    'There is nothing to repeat before this quantifier. Remove it, or escape it with \\.',
  'error.invalid-pattern.Incomplete quantifier':
    'The quantifier is not complete. Close it as in a{2,3}, or escape the opening brace.',
  'error.invalid-pattern.numbers out of order in {} quantifier':
    'The numbers of the quantifier are in the wrong order. Write the smaller one first.',
  'error.invalid-pattern.Lone quantifier brackets':
    'This bracket must be escaped with \\ while the flag u or v is set.',
  'error.invalid-pattern.Unterminated character class': 'A character class is not closed. Add “]”.',
  'error.invalid-pattern.Invalid character class':
    'A range needs one character on each side. Escape “-” to mean the sign itself.',
  'error.invalid-pattern.Range out of order in character class':
    'The range runs backwards. Write the character with the lower code point first.',
  'error.invalid-pattern.Invalid character in character class':
    'This character must be escaped in a character class while the flag v is set.',
  'error.invalid-pattern.Invalid set operation in character class':
    'This is not a set operation. Use “--” or “&&” between two operands, not both in one class.',
  'error.invalid-pattern.Negated character class may contain strings':
    'A negated class cannot contain strings of several characters. Remove “^”, or the strings.',
  'error.invalid-pattern.Unterminated class string disjunction':
    'The strings of \\q are not closed. Add the closing brace.',
  'error.invalid-pattern.Invalid property name':
    'This Unicode property does not exist. Write a known one, such as \\p{L} or \\p{Script=Greek}.',
  'error.invalid-pattern.Invalid escape': 'This escape is not valid with the flag u or v. Remove the \\.',
  'error.invalid-pattern.Invalid unicode escape':
    'A Unicode escape is written \\u0041 or \\u{1F600}, up to \\u{10FFFF}.',
  'error.invalid-pattern.Invalid Unicode escape':
    'A Unicode escape is written \\u0041 or \\u{1F600}, up to \\u{10FFFF}.',
  'error.invalid-pattern.\\ at end of pattern':
    'The pattern ends in a \\ that escapes nothing. Remove it, or write \\\\.',
  'error.invalid-pattern.Regular expression too large':
    'The pattern is too large for this browser or Node. Shorten it.',
} as const;

/** The same with what tells the place, for errors that have none of their own. */
export const withPatternPlace = <T extends Readonly<Record<string, string>>, P extends string>(
  faults: T,
  place: P,
): { readonly [Key in keyof T]: `${T[Key]} ${P}` } =>
  Object.fromEntries(Object.entries(faults).map(([key, sentence]) => [key, `${sentence} ${place}`])) as {
    readonly [Key in keyof T]: `${T[Key]} ${P}`;
  };
