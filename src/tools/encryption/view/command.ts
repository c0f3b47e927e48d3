import { defaultIterations, type Algorithm } from '../engine/algorithms.ts';

/** The command that opens a ciphertext, where OpenSSL can. */
export function commandFor(algorithm: Algorithm, iterations: number | undefined): string | undefined {
  const ways: Readonly<Partial<Record<Algorithm, string>>> = {
    'openssl-pbkdf2': `-aes-256-cbc -pbkdf2 -iter ${iterations ?? defaultIterations['openssl-pbkdf2']}`,
    'openssl-sha256': '-aes-256-cbc -md sha256',
    aes: '-aes-256-cbc -md md5',
    tripledes: '-des-ede3-cbc -md md5',
  };
  const way = ways[algorithm];
  return way === undefined ? undefined : `openssl enc -d ${way} -a -A -in file`;
}
