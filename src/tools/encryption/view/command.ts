import { defaultIterations, type Algorithm } from '../engine/algorithms.ts';

/** The command that opens an encrypted text, where OpenSSL or age can. */
export function commandFor(algorithm: Algorithm, iterations: number | undefined): string | undefined {
  const ways: Readonly<Partial<Record<Algorithm, string>>> = {
    'openssl-pbkdf2': `-aes-256-cbc -pbkdf2 -iter ${iterations ?? defaultIterations['openssl-pbkdf2']}`,
    'openssl-sha256': '-aes-256-cbc -md sha256',
    aes: '-aes-256-cbc -md md5',
    tripledes: '-des-ede3-cbc -md md5',
  };
  const way = ways[algorithm];
  if (algorithm === 'age') return 'age -d file';
  return way === undefined ? undefined : `openssl enc -d ${way} -a -A -in file`;
}

/** The same for an encrypted file, which is binary. */
export function fileCommandFor(algorithm: Algorithm, iterations: number | undefined): string | undefined {
  if (algorithm === 'age') return 'age -d -o file file.age';
  return commandFor(algorithm, iterations)?.replace('-a -A -in file', '-in file.enc -out file');
}
