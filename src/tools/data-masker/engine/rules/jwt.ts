import { decodeBase64 } from '#lib/base64.ts';
import { ToolError } from '#core/operation.ts';
import type { Found } from '../kinds.ts';

const run = /(?<![\w.-])[\w-]+(?:\.[\w-]*)+/g;
/** `{"alg":1}` and longer. */
const shortestHeader = 12;
const longestPart = 65_536;

/** The object that a part of a token is in Base64URL (RFC 7515 §2), if it is one. */
function objectIn(part: string): object | undefined {
  if (part.length < 2 || part.length > longestPart) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(decodeBase64(part)));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof ToolError) return undefined;
    throw error;
  }
}

/** The text of `{` in Base64URL begins so; before it may stand words with hyphens. */
function headerAt(part: string): number {
  const at = /(?:^|-)e[w-z0-9_-]/.exec(part);
  return at ? at.index + (at[0].startsWith('-') ? 1 : 0) : -1;
}

/** JSON Web Tokens of RFC 7519 §3: three parts, the last empty for those without a signature. */
export function* jsonWebTokens(text: string): Generator<Found> {
  for (const { 0: whole, index } of text.matchAll(run)) {
    const parts = whole.split('.');
    let start = index;
    for (let at = 0; at + 2 < parts.length; at++) {
      const [header = '', payload = '', signature = ''] = parts.slice(at, at + 3);
      const cut = headerAt(header);
      const head = cut < 0 || header.length - cut < shortestHeader ? undefined : objectIn(header.slice(cut));
      if (head && 'alg' in head && objectIn(payload)) {
        const from = start + cut;
        const to = start + header.length + payload.length + signature.length + 2;
        yield { from, to, kind: 'jwt', name: null, key: text.slice(from, to) };
        start += header.length + payload.length + signature.length + 3;
        at += 2;
      } else start += header.length + 1;
    }
  }
}
