import { sha1 } from '@noble/hashes/legacy.js';
import { ToolError, type Context } from '#core/operation.ts';
import { encodeBase64 } from '#lib/base64.ts';
import { bcrypt, randomSalt, settingOf } from '#lib/bcrypt/compute.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { randomSource } from '#lib/random.ts';
import { apr1, cryptAlphabet } from './apr1.ts';
import { credentialBytes } from './credentials.ts';
import { mostBcryptBytes, mostCheckedCost, type HtpasswdAlgorithm } from './htpasswd-kinds.ts';

interface NewLine {
  readonly username: string;
  readonly password: string;
  readonly algorithm: HtpasswdAlgorithm;
  readonly cost: number;
}

/** The line for `AuthUserFile` of Apache httpd (Password Formats) and `auth_basic_user_file` of nginx. */
export async function htpasswdLine(
  { username, password, algorithm, cost }: NewLine,
  context: Context,
): Promise<string> {
  credentialBytes({ username, password, charset: 'utf-8' });
  return `${username}:${await passwordHash(password, algorithm, cost, context)}`;
}

async function passwordHash(
  password: string,
  algorithm: HtpasswdAlgorithm,
  cost: number,
  context: Context,
): Promise<string> {
  switch (algorithm) {
    case 'bcrypt': {
      const bytes = encodeUtf8(password).length;
      if (bytes > mostBcryptBytes) throw new ToolError('password-too-long', { bytes, max: mostBcryptBytes });
      return bcrypt(password, settingOf('2y', cost, await randomSalt()), context);
    }
    case 'apr1':
      return apr1(password, apr1Salt());
    case 'sha1':
      return sha1Hash(password);
  }
}

const sha1Hash = (password: string): string => `{SHA}${encodeBase64(sha1(encodeUtf8(password)))}`;

function apr1Salt(): string {
  const { below } = randomSource();
  return Array.from({ length: 8 }, () => cryptAlphabet[below(cryptAlphabet.length)]).join('');
}

const bcryptHash = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
const apr1Hash = /^\$apr1\$([^$]{0,8})\$[./0-9A-Za-z]{22}$/;
const sha1Value = /^\{SHA\}[+/0-9A-Za-z]{27}=$/;

export interface CheckedLine {
  readonly username: string;
  readonly algorithm: HtpasswdAlgorithm;
  readonly matches: boolean;
}

/**
 * Whether the password belongs to the line. What follows a second colon is a comment, as for the servers.
 * @throws ToolError `invalid-htpasswd-line`, `unsupported-password-hash`, `cost-too-high` { cost, max }
 */
export async function checkLine(line: string, password: string, context: Context): Promise<CheckedLine> {
  const [username = '', hash] = line.trim().split(':');
  if (hash === undefined || /[\r\n]/.test(line.trim())) throw new ToolError('invalid-htpasswd-line');
  credentialBytes({ username, password, charset: 'utf-8' });
  const cost = bcryptHash.exec(hash)?.[1];
  if (cost !== undefined) {
    const steps = Number(cost);
    if (steps < 4) throw new ToolError('unsupported-password-hash');
    if (steps > mostCheckedCost) throw new ToolError('cost-too-high', { cost: steps, max: mostCheckedCost });
    const computed = await bcrypt(password, hash.slice(0, 29), context);
    return { username, algorithm: 'bcrypt', matches: computed.slice(29) === hash.slice(29) };
  }
  const salt = apr1Hash.exec(hash)?.[1];
  if (salt !== undefined) return { username, algorithm: 'apr1', matches: apr1(password, salt) === hash };
  if (sha1Value.test(hash)) return { username, algorithm: 'sha1', matches: sha1Hash(password) === hash };
  throw new ToolError('unsupported-password-hash');
}
