import { defineText } from '#core/text.ts';
import { common } from '#ui/common/words.ts';

export const text = defineText('bcrypt', {
  'hash.title': 'Hash',
  'password.label': common.password,
  'password.placeholder': 'The password to hash',
  'cost.label': 'Cost',
  'cost.time': '≈ {time} here',
  'cost.iterations': '{iterations} iterations',
  'cost.suggested': 'Use {cost} ({time})',
  'cost.low': 'A cost below 10 is weak today: attackers can try too many passwords per second.',
  'cost.high': 'A cost above 14 is slow, and every login would be as slow.',
  'version.label': 'Version',
  'version.hint': 'All three compute the same hash; PHP and htpasswd write 2y.',
  'username.label': 'User name for an htpasswd line',
  'username.placeholder': 'admin',
  'hash.empty': 'Enter a password to see its hash.',
  cancelled: 'Canceled.',
  refresh: 'New salt',
  'copy.htpasswd': 'Copy as htpasswd line',
  'truncated.here': '{bytes} bytes; bcrypt ignores everything after byte 72.',
  'truncated.counted': '{bytes} bytes; bcrypt ignores everything after byte 72 (character {count}).',
  truncated:
    '{bytes} bytes; bcrypt ignores everything after byte 72. All passwords with the same beginning have the same hash.',
  'progress.label': 'Computing the hash',
  'compare.title': 'Compare',
  'candidate.label': 'Password to check',
  'candidate.placeholder': 'The password to check',
  'hash.label': 'Hash to check against',
  'hash.placeholder': '$2b$10$…',
  'hash.hint': 'A bcrypt hash or an htpasswd line.',
  'hash.several': 'These are {count} hashes. Only one is compared at a time.',
  'hash.first': 'Use the first',
  'given.facts': '{version} · cost {cost} · {iterations} iterations',
  'given.salt': 'salt {salt}',
  'compare.empty': 'Enter a password and paste a hash to compare them.',
  'compare.slow': 'This hash has cost {cost}: the comparison takes about {time}.',
  'compare.start': 'Compare anyway',
  'compare.again': 'Compare again',
  match: 'They match',
  differs: 'No match',
  'error.invalid-salt':
    'The salt must be 22 characters of bcrypt’s alphabet (./A–Z a–z 0–9), the last one “.”, “O”, “e” or “u”.',
  'error.password-contains-nul': 'Remove the null character (U+0000) at position {position}.',
  'error.invalid-bcrypt-hash': 'This is not a bcrypt hash.',
  'error.invalid-bcrypt-hash.prefix': 'Not a bcrypt hash: it must begin with $2a$, $2b$ or $2y$.',
  'error.invalid-bcrypt-hash.cost':
    'Not a bcrypt hash: the version must be followed by a two-digit cost from 04 to 31, such as $2b$10$.',
  'error.invalid-bcrypt-hash.length':
    'Not a bcrypt hash: it has {found} characters instead of {expected}. Copy the whole hash and nothing else.',
  'error.invalid-bcrypt-hash.alphabet':
    'Not a bcrypt hash: “{character}” at character {position}. Only . / letters and digits are allowed there.',
  'error.cost-too-high':
    'This hash has cost {cost}; the limit is {maxCost}, because each step doubles the time. Set maxCost to allow more.',
  'error.unsupported-bcrypt-version':
    'The version {version} comes from faulty implementations and cannot be checked. Have the password hashed again with 2b.',
});
