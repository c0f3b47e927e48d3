import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { decodeBase64 } from '#lib/base64.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

/** With the names that stand before a token in headers, cookies and logs, and the comma that a log leaves after it. */
const shape =
  /^["']?(?:[\w-]+["']?\s*[:=]\s*["']?){0,2}(?:Bearer\s+)?(eyJ[\w-]+(?:\.[\w-]*){2}(?:(?:\.[\w-]*){2})?)["']?[,;]?$/i;

/** A token among the words of a log or a message. */
const inText = /(?<![\w.-])eyJ[\w-]{8,}(?:\.[\w-]+){2}(?![\w.-])/;
/** How much of a text is searched for a token, in characters. */
const start = 4096;

/** Has the header of a token an algorithm, or is it at least JSON? */
function readHeader(text: string): 'alg' | 'json' | undefined {
  try {
    const header: unknown = JSON.parse(new TextDecoder().decode(decodeBase64(text)));
    if (typeof header !== 'object' || header === null) return undefined;
    return 'alg' in header && typeof header.alg === 'string' ? 'alg' : 'json';
  } catch {
    return undefined;
  }
}

export const recognise: Recogniser = ({ text }) => {
  const op = 'jwt-parser/decode';
  const token = shape.exec(text)?.[1];
  if (token === undefined) {
    const found = inText.exec(text.slice(0, start))?.[0];
    if (found === undefined || readHeader(found.split('.')[0] ?? '') !== 'alg') return [];
    // Other tools say what the whole is.
    return [{ op, input: { token: found }, score: 58, kind: 'text', reason: because('inText') }];
  }
  const parts = token.split('.');
  const header = readHeader(parts[0] ?? '');
  if (header === undefined) return [];
  if (header === 'json') return [{ op, input: { token }, score: 70, kind: 'exact', reason: because('noAlgorithm') }];
  const reason = because(parts.length === 3 ? 'signed' : 'encrypted');
  return [{ op, input: { token }, score: 99, kind: 'exact', reason }];
};
