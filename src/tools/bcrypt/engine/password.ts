import { ToolError } from '#core/operation.ts';
import { encodeUtf8 } from '#lib/charset.ts';

/** All that bcrypt sees of a password, in bytes of UTF-8. */
export const passwordLimit = 72;

export interface Measured {
  readonly bytes: number;
  readonly truncated: boolean;
}

/** @throws ToolError `password-contains-nul` { position } */
export function measurePassword(password: string): Measured {
  const nul = password.indexOf('\0');
  if (nul >= 0) throw new ToolError('password-contains-nul', { position: nul + 1 });
  const bytes = encodeUtf8(password).length;
  return { bytes, truncated: bytes > passwordLimit };
}

/** How many characters (code points) lie wholly within the first 72 bytes. */
export function countedCharacters(password: string): number {
  let bytes = 0;
  let count = 0;
  for (const character of password) {
    bytes += encodeUtf8(character).length;
    if (bytes > passwordLimit) break;
    count++;
  }
  return count;
}
