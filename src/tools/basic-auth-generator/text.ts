import { defineText } from '#core/text.ts';
import { common } from '#ui/common/words.ts';

export const text = defineText('basic-auth-generator', {
  'tabs.label': common.whatToDo,
  'tab.create': 'Create',
  'tab.decode': 'Decode',
  'username.label': 'User name',
  'username.hint': 'No colon: it would end the user name.',
  'password.label': common.password,
  'charset.label': common.characterSet,
  'charset.utf-8': 'UTF-8',
  'charset.iso-8859-1': 'ISO-8859-1 (old servers)',
  'charset.hint': 'UTF-8, unless the server rejects it.',
  'results.label': 'Ready to use',
  'result.empty': 'Enter a user name and a password.',
  'result.value': 'Value only',
  'result.curl': 'curl',
  'result.fetch': 'fetch',
  'result.httpie': 'HTTPie',
  'result.netrc': '.netrc line',
  'result.address': common.address,
  'address.note':
    'Browsers ignore or warn about a password in an address; it also ends up in logs and browser history.',
  'tab.htpasswd': 'htpasswd',
  'htpasswd.result': 'Line for the htpasswd file',
  'htpasswd.empty': 'Enter a user name and a password.',
  'algorithm.label': common.algorithm,
  'algorithm.bcrypt': 'bcrypt',
  'algorithm.apr1': 'apr1 (MD5)',
  'algorithm.sha1': 'SHA-1',
  'algorithm.weak': 'Only for servers that cannot read bcrypt: attackers can try billions of passwords per second.',
  'cost.label': 'Cost',
  'cost.hint': 'bcrypt only. Each step doubles the time a login takes.',
  'line.label': 'Line to check',
  'line.hint': 'The password above is compared with it.',
  'line.matches': 'This is the password for {username}.',
  'line.differs': 'This is not the password for {username}.',
  safety: 'Base64 is an encoding, not encryption: anyone who sees the header can read the password. Use HTTPS.',
  'header.long': 'The header is {size} long. Most servers reject headers over 8 kB: shorten the user name or password.',
  'header.label': 'Header or credentials',
  'header.placeholder': 'Authorization: Basic …',
  'header.hint': 'A whole header line, “Basic …” or just the Base64.',
  'header.empty': 'Paste a header to see the user name and the password in it.',
  'read.label': 'Contents',
  'charset.read': 'Encoded in {charset}',
  'error.username-contains-colon': 'Remove the colon from the user name (character {position}).',
  'error.control-character': 'There is a control character ({character}) at character {position}. Remove it.',
  'error.control-character.username':
    'The user name contains a control character ({character}) at character {position}. Remove it.',
  'error.control-character.password':
    'The password contains a control character ({character}) at character {position}. Remove it.',
  'error.not-encodable': 'ISO-8859-1 has no “{character}” (character {position}). Choose UTF-8.',
  'error.not-encodable.username':
    'ISO-8859-1 has no “{character}” (character {position} of the user name). Choose UTF-8.',
  'error.not-encodable.password':
    'ISO-8859-1 has no “{character}” (character {position} of the password). Choose UTF-8.',
  'error.password-too-long': 'The password has {bytes} bytes, but bcrypt reads only the first {max}. Shorten it.',
  'error.invalid-htpasswd-line':
    'This is not a line of an htpasswd file. Paste one line: a user name, a colon and a hash.',
  'error.unsupported-password-hash':
    'The hash after the colon cannot be checked here. Paste a line with bcrypt ($2y$…), apr1 ($apr1$…) or SHA-1 (SHA in braces, then Base64).',
  'error.cost-too-high':
    'The cost of this hash is {cost}; the limit is {max}, because each step doubles the time. Create a line with a lower cost.',
  'error.unsupported-scheme':
    'The scheme is “{scheme}”, not Basic, so there is no user name and password to read. Paste a header that begins with Basic.',
  'error.invalid-base64.padding':
    'The padding is wrong at character {position}. Complete the last group of four with = signs, at the end only, or leave them out.',
  'error.missing-colon':
    'There is no colon between user name and password in these credentials. The value may have been cut off.',
});
