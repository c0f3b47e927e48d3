import type { Context } from '#core/operation.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { JsonFault } from '#lib/json-scan/fault.ts';
import { decodeString } from '#lib/json-scan/literal.ts';
import { openScanner } from '#lib/json-scan/open.ts';
import { printJson } from '#lib/json-scan/print-json.ts';
import { toText } from '#lib/json-scan/source.ts';
import { Token } from '#lib/json-scan/token.ts';
import { readToken } from './token.ts';

export interface Member {
  readonly name: string;
  /** The value as it is written in the token, containers on lines of their own: big numbers stay as they are. */
  readonly source: string;
}

export interface Explained {
  /** The whole object with line breaks. */
  readonly pretty: string;
  /** Of an object, in order, repeated names too. */
  readonly members: readonly Member[];
}

const style = { indent: '  ', sortKeys: 'none', comments: 'strip', unicode: 'keep', inlineWidth: 40 } as const;
const reading = { dialect: 'json', documents: 'single' } as const;

/** The members of a JSON text without going through JavaScript's numbers; undefined when it is not JSON. */
async function explainJson(text: string, context: Context): Promise<Explained | undefined> {
  const bytes = encodeUtf8(text);
  const print = async (part: Uint8Array): Promise<string> => {
    const printed = await printJson(part, reading, style, context);
    return toText(printed.bytes);
  };
  const members: Member[] = [];
  try {
    const scanner = openScanner(bytes, reading);
    const isObject = scanner.next() === Token.object;
    let name: string | undefined;
    let start = -1;
    for (let token = isObject ? scanner.next() : Token.end; token !== Token.end; token = scanner.next()) {
      if (token === Token.key && scanner.depth === 1) name = decodeString(bytes, scanner.start, scanner.end);
      else if (name !== undefined) {
        if (start < 0) start = scanner.start;
        if (scanner.depth > 1) continue;
        members.push({ name, source: await print(bytes.subarray(start, scanner.end)) });
        name = undefined;
        start = -1;
      }
    }
    return { pretty: await print(bytes), members };
  } catch (error) {
    // Nested deeper than is read here: the text is shown as it is.
    if (error instanceof JsonFault) return undefined;
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}

export async function explainToken(token: string, context: Context) {
  const read = await readToken(token);
  const header = await explainJson(read.headerText, context);
  const payloadText = read.kind === 'JWS' ? read.payloadText : undefined;
  const payload = payloadText === undefined ? undefined : await explainJson(payloadText, context);
  return { header: header ?? null, payload: payload ?? null };
}
