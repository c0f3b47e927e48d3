import { posixWord } from '#core/command-line.ts';
import type { Description } from '../engine/inspect.ts';

/** How the input is written: blocks with BEGIN and END, bytes, or the Base64 of bytes alone. */
export type Form = 'pem' | 'der' | 'base64';

const readers: Readonly<Record<Description['kind'], readonly [command: string, name: string, show: string]>> = {
  certificate: ['x509', 'certificate', '-noout -text'],
  csr: ['req', 'request', '-noout -text -verify'],
  crl: ['crl', 'crl', '-noout -text'],
  // Not -text, which prints the secret numbers.
  'private-key': ['pkey', 'key', '-noout -text_pub'],
  'public-key': ['pkey -pubin', 'key', '-noout -text'],
};

/**
 * The command of OpenSSL 3 that prints the same object; of PKCS#7 and PKCS#12 all that is in them.
 *
 * @param file The name of the file that was read; undefined for pasted text.
 */
export function opensslCommand(
  { kind, source }: Pick<Description, 'kind' | 'source'>,
  form: Form,
  file: string | undefined,
): string {
  const [command, name, show] =
    source === 'pkcs7'
      ? ['pkcs7', 'bundle', '-print_certs -noout -text']
      : source === 'pkcs12'
        ? ['pkcs12', 'bundle', '-info -noout']
        : readers[kind];
  // A PKCS#12 file is always bytes, and the command has no option that says so.
  const format = form === 'pem' || source === 'pkcs12' ? '' : ' -inform DER';
  if (form === 'base64') return `base64 -d ${name}.txt | openssl ${command}${format} ${show}`;
  const given = file ?? `${name}.${source === 'pkcs12' ? 'p12' : 'pem'}`;
  return `openssl ${command}${format} -in ${posixWord(given)} ${show}`;
}

/** How a text or a file is written. */
export async function formOf(text: string, file: Blob | undefined): Promise<Form> {
  const start = file ? await file.slice(0, 65_536).text() : text;
  if (start.includes('-----BEGIN ')) return 'pem';
  return file ? 'der' : 'base64';
}
