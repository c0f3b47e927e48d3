import { defineText } from '#core/text.ts';
import { common } from '#ui/common/words.ts';

export const text = defineText('hmac-generator', {
  'text.label': common.text,
  'text.placeholder': 'what do ya want for nothing?',
  'textEncoding.label': 'Text encoding',
  'key.label': common.key,
  'key.placeholder': 'The secret shared by both sides',
  'key.size': common.countBytes,
  'keyEncoding.label': 'Key encoding',
  'encoding.utf8': 'Text (UTF-8)',
  'encoding.hex': common.hexadecimal,
  'encoding.base64': 'Base64',
  'encoding.base64url': 'Base64url',
  'encoding.binary': common.binary,
  'algorithm.label': common.algorithm,
  'algorithm.legacy': '{name} (old)',
  'algorithm.keccak512': 'Keccak-512 (“SHA3” of CryptoJS)',
  'weak.algorithm':
    '{name} is broken as a hash. Its HMAC is still secure, but new systems should use SHA-256 or better.',
  'encoding.label': 'Output',
  'doubt.empty': 'The key is empty: anyone can compute this HMAC.',
  'doubt.hex': '{count} hexadecimal digits: did you mean hexadecimal?',
  'doubt.text': 'The key looks like plain text: did you mean text?',
  'doubt.useHex': 'Read as hexadecimal',
  'doubt.useText': 'Read as text',
  'result.label': 'HMAC',
  'result.empty': 'Enter text or a key to see the HMAC.',
  'copy.openssl': 'For OpenSSL',
  'expected.label': 'Compare with',
  'expected.hint': 'The signature you received: hexadecimal or Base64, with or without a prefix such as sha256=.',
  'expected.placeholder': 'sha256=…',
  'expected.match': 'The signatures match.',
  'expected.differs': 'The signatures differ: the text, key or algorithm is not the same.',
  'expected.other': 'This matches the HMAC with {name}.',
  'expected.use': 'Use {name}',
  'all.label': 'All algorithms',
  'all.equal': 'equal',
  'file.remove': 'Use the text instead',
  'file.note': 'hashed byte for byte',
  'error.invalid-base64.padding':
    'The padding is wrong at character {position}. Complete the last group of four with = signs, at the end only, or leave them out.',
  'error.unrecognised-digest':
    'This is not a signature that can be compared. Paste hexadecimal digits or Base64, with or without a prefix such as sha256=.',
  'error.unreadable-file':
    'The file could not be read to the end; it may have been changed, moved or locked in the meantime. Choose it again.',
});
