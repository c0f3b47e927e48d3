import { ToolError } from '#core/operation.ts';
import { shownCharacter } from '#lib/shown-character.ts';

/** The parts of a hash in the modular crypt format: `$2b$10$` salt (22) digest (31). */
export interface BcryptHash {
  readonly version: '2' | '2a' | '2b' | '2x' | '2y';
  readonly cost: number;
  readonly salt: string;
  readonly digest: string;
}

const saltLength = 22;
const digestLength = 31;
// 128 bits in 22 characters of 6: the last one carries two.
const saltPattern = /^[./A-Za-z0-9]{21}[.Oeu]$/;

/** @throws ToolError `invalid-salt` */
export function checkSalt(salt: string): string {
  if (!saltPattern.test(salt)) throw new ToolError('invalid-salt');
  return salt;
}

/**
 * Reads a hash, white space around it and the name of an htpasswd line dropped.
 * @throws ToolError `invalid-bcrypt-hash` { reason: `prefix` | `cost` | `length` | `alphabet` } with `cost`, `found` and
 * `expected`, or `position` (from 1, in the hash) and `character`
 */
export function readHash(text: string): BcryptHash {
  // A name may look like a hash, but no hash has a colon.
  const hash = text.trim().replace(/^[^:]*:(?=\$2)/, '');
  const fail = (reason: string, details: object = {}): never => {
    throw new ToolError('invalid-bcrypt-hash', { reason, ...details });
  };
  const [prefix = '', version = ''] = /^\$(2[abxy]?)\$/.exec(hash) ?? fail('prefix');
  const [costPart = '', digits = ''] = /^(\d\d)\$/.exec(hash.slice(prefix.length)) ?? fail('cost', { cost: '' });
  const cost = Number(digits);
  if (cost < 4 || cost > 31) fail('cost', { cost: digits });
  const start = prefix.length + costPart.length;
  const expected = start + saltLength + digestLength;
  const wrong = hash.slice(start).search(/[^./A-Za-z0-9]/);
  if (wrong >= 0) {
    fail('alphabet', { position: start + wrong + 1, character: shownCharacter(hash, start + wrong) });
  }
  if (hash.length !== expected) fail('length', { found: hash.length, expected });
  return {
    version: version as BcryptHash['version'],
    cost,
    salt: hash.slice(start, start + saltLength),
    digest: hash.slice(start + saltLength),
  };
}
