import type { Context } from '#core/operation.ts';
import { randomBytes } from '../random.ts';

/** The 60 characters for a setting such as `$2b$10$` and 22 characters of salt. */
export async function bcrypt(
  password: string,
  setting: string,
  { progress }: Pick<Context, 'progress'>,
): Promise<string> {
  const { hash } = await import('bcryptjs');
  return new Promise((resolve, reject) => {
    hash(
      // A lone surrogate becomes U+FFFD, as in every encoder of UTF-8.
      password.toWellFormed(),
      setting,
      (error, result) => (result === undefined ? reject(error ?? new Error('no hash')) : resolve(result)),
      (share) => progress(share, 1),
    );
  });
}

export function settingOf(version: string, cost: number, salt: string): string {
  return `$${version}$${String(cost).padStart(2, '0')}$${salt}`;
}

/** 22 characters for 16 random bytes, in the alphabet of bcrypt. */
export async function randomSalt(): Promise<string> {
  const { encodeBase64 } = await import('bcryptjs');
  return encodeBase64(randomBytes(16) as unknown as number[], 16);
}
