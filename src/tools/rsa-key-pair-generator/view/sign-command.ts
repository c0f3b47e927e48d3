import { posixWord } from '#core/command-line.ts';
import { digestOfAlgorithm, type SignatureAlgorithm } from '../engine/algorithms.ts';

interface CommandInput {
  readonly direction: 'sign' | 'verify';
  readonly algorithm: SignatureAlgorithm;
  /** The name of the message's file. */
  readonly file: string;
  /** What signatures are written in; other encodings than Base64 are left to the user. */
  readonly encoding: string;
}

/** The command of OpenSSL 3 that signs or verifies the same message. */
export function signCommand({ direction, algorithm, file, encoding }: CommandInput): string {
  const isSigning = direction === 'sign';
  const message = posixWord(file);
  const end = !isSigning ? '' : encoding === 'base64' ? ' | openssl base64 -A' : ' > signature.bin';
  if (algorithm === 'ed25519') {
    const key = isSigning ? '-sign -inkey key.pem' : '-verify -pubin -inkey public.pem -sigfile signature.bin';
    return `openssl pkeyutl ${key} -rawin -in ${message}${end}`;
  }
  const pss = algorithm.startsWith('rsa-pss') ? '-sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen:digest ' : '';
  const key = isSigning ? '-sign key.pem' : '-verify public.pem -signature signature.bin';
  return `openssl dgst -${digestOfAlgorithm(algorithm)} ${pss}${key} ${message}${end}`;
}
