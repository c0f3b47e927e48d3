import { ToolError } from '#core/operation.ts';
import { decodeBase64 } from '../base64.ts';
import { certificateOf, type Certificate } from './certificate.ts';
import { badDer, derWalk, Element } from './element.ts';

const block = /-----BEGIN (?:X509 |TRUSTED )?CERTIFICATE-----([^-]*)-----END/g;

function bytesOf(base64: string): Uint8Array {
  try {
    return decodeBase64(base64);
  } catch {
    throw badDer('base64');
  }
}

/**
 * The certificates in a text of PEM.
 * @throws ToolError `invalid-der` { index, reason }
 */
export function certificatesInPem(text: string): Certificate[] {
  return Array.from(text.matchAll(block), ([, body = ''], index) => {
    try {
      return certificateOf(Element.read(bytesOf(body), derWalk(), true));
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      throw new ToolError(error.code, { index, ...error.details });
    }
  });
}
