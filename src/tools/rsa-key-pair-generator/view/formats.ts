import type { Target } from '../engine/targets.ts';

export const formats = ['pem', 'classic', 'openssh', 'jwk', 'putty'] as const;
export type Format = (typeof formats)[number];

interface Form {
  readonly secret: Target;
  readonly open: Target;
  /** File names of the private and the public key. */
  readonly files: readonly [string, string];
}

/** How a format writes both keys of a type; PKCS#1 is for RSA and SEC1 for ECDSA, for others it is refused. */
export function formOf(format: Format, type: 'rsa' | 'ecdsa' | 'ed25519'): Form {
  const pem = ['private.pem', 'public.pem'] as const;
  switch (format) {
    case 'pem':
      return { secret: 'pkcs8', open: 'spki', files: pem };
    case 'classic':
      return type === 'rsa'
        ? { secret: 'pkcs1', open: 'pkcs1-public', files: pem }
        : { secret: 'sec1', open: 'spki', files: pem };
    case 'openssh':
      return { secret: 'openssh-private', open: 'openssh-public', files: [`id_${type}`, `id_${type}.pub`] };
    case 'putty':
      return { secret: 'putty-private', open: 'openssh-public', files: [`id_${type}.ppk`, `id_${type}.pub`] };
    default:
      return { secret: 'jwk-private', open: 'jwk-public', files: ['key.jwk.json', 'key.pub.jwk.json'] };
  }
}

/** The name of a file with a key in this form. */
export function fileOf(target: Target, type: 'rsa' | 'ecdsa' | 'ed25519'): string {
  for (const format of formats) {
    const { secret, open, files } = formOf(format, type);
    if (secret === target) return files[0];
    if (open === target) return files[1];
  }
  return 'key.pem';
}

export const fileTypes: Readonly<Record<Format, string>> = {
  pem: 'application/x-pem-file',
  classic: 'application/x-pem-file',
  openssh: 'text/plain;charset=utf-8',
  jwk: 'application/json',
  putty: 'text/plain;charset=utf-8',
};
