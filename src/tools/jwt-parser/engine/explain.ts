import type { Context } from '#core/operation.ts';
import { encodeUtf8 } from '#lib/charset.ts';

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

/** The members of a JSON text without going through JavaScript's numbers; undefined when it is no JSON. */
export async function explainJson(text: string, context: Context): Promise<Explained | undefined> {
  const [{ printJson }, { openScanner }, { Token }, { decodeString }, { JsonFault }, { toText }] = await Promise.all([
    import('#lib/json-scan/print-json.ts'),
    import('#lib/json-scan/open.ts'),
    import('#lib/json-scan/token.ts'),
    import('#lib/json-scan/literal.ts'),
    import('#lib/json-scan/fault.ts'),
    import('#lib/json-scan/source.ts'),
  ]);
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
