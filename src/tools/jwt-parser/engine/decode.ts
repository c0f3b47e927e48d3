import { readClaims } from './claims.ts';
import { readToken } from './token.ts';

/** `now` is in Unix seconds. */
export async function decodeToken(token: string, now: number) {
  const read = await readToken(token);
  const { kind, header } = read;
  if (read.kind === 'JWE')
    return { kind, header, payload: null, payloadText: null, signature: null, validity: null, warnings: [] };
  const { payload, validity, warnings } = readClaims(read, now);
  const { payloadText, signatureText: signature } = read;
  return { kind, header, payload, payloadText, signature, validity, warnings };
}
