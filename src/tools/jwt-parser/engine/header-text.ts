import type { Context } from '#core/operation.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { decodeString } from '#lib/json-scan/literal.ts';
import { openScanner } from '#lib/json-scan/open.ts';
import { printJson } from '#lib/json-scan/print-json.ts';
import { toText } from '#lib/json-scan/source.ts';
import { Token } from '#lib/json-scan/token.ts';

const reading = { dialect: 'json', documents: 'single' } as const;
const compact = { sortKeys: 'none', comments: 'strip', unicode: 'keep', inlineWidth: 0 } as const;

/** The values of a JSON object as they are written, without white space around them; of a repeated name the last one. */
export async function writtenValues(text: string, context: Context): Promise<Map<string, string>> {
  const { bytes } = await printJson(encodeUtf8(text), reading, compact, context);
  const scanner = openScanner(bytes, reading);
  const values = new Map<string, string>();
  let name: string | undefined;
  let start = -1;
  for (let token = scanner.next(); token !== Token.end; token = scanner.next()) {
    if (token === Token.key && scanner.depth === 1) name = decodeString(bytes, scanner.start, scanner.end);
    else if (name !== undefined) {
      if (start < 0) start = scanner.start;
      if (scanner.depth > 1) continue;
      values.set(name, toText(bytes, start, scanner.end));
      name = undefined;
      start = -1;
    }
  }
  return values;
}
