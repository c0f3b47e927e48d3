/** The sentences about a text that is not an IPv4 address. */
export const ipv4Errors = {
  'error.invalid-ipv4': 'Not an IPv4 address. Use four numbers from 0 to 255 separated by dots.',
  'error.invalid-ipv4.character': '“{character}” at character {position} is not allowed. Use the form 192.168.0.1.',
  'error.invalid-ipv4.space': 'Remove the space at character {position}.',
  'error.invalid-ipv4.groups': 'An IPv4 address is four numbers separated by dots; here the count is {count}.',
  'error.invalid-ipv4.missing': 'Octet {octet} is missing.',
  'error.invalid-ipv4.octet': 'Octet {octet} is {value}; the highest is 255.',
  'error.invalid-ipv4.long': 'Octet {octet} is “{value}”; an octet has at most three digits.',
  'error.ipv4-leading-zero':
    'Octet {octet} is {value}: with a leading zero some programs read it as octal. Write {decimal}, or {octal} if octal was meant.',
  'error.ipv4-leading-zero.decimal': 'Octet {octet} is {value}: write it without the leading zero, {decimal}.',
} as const;
