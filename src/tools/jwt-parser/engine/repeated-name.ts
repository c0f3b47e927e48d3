import { ToolError } from '#core/operation.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { shownValue } from '#lib/shown-value.ts';

/** The first name that the members of a JSON object share, escapes decoded; the text is valid JSON. */
export async function repeatedName(text: string): Promise<string | undefined> {
  const [{ openScanner }, { decodeString }, { Token }] = await Promise.all([
    import('#lib/json-scan/open.ts'),
    import('#lib/json-scan/literal.ts'),
    import('#lib/json-scan/token.ts'),
  ]);
  const bytes = encodeUtf8(text);
  const scanner = openScanner(bytes, { dialect: 'json', documents: 'single' });
  const seen = new Set<string>();
  for (let token = scanner.next(); token !== Token.end; token = scanner.next()) {
    if (token !== Token.key || scanner.depth !== 1) continue;
    const name = decodeString(bytes, scanner.start, scanner.end);
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return undefined;
}

/**
 * Two readers may take different ones of two members with the same name: such a header is refused (RFC 7515 §4,
 * RFC 7516 §4). Error: `duplicate-header-member` { name }.
 */
export async function requireUniqueNames({ headerText }: { readonly headerText: string }): Promise<void> {
  const name = await repeatedName(headerText);
  if (name !== undefined) throw new ToolError('duplicate-header-member', { name: shownValue(name) });
}
