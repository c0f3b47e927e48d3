import { ToolError } from '#core/operation.ts';
import { parseAgent } from '#lib/user-agent/parse-agent.ts';
import type { ClientHints, ParsedAgent } from '#lib/user-agent/types.ts';

const unescape = (text: string): string => text.replace(/\\(.)/g, '$1');

/** A string of RFC 9651, section 3.3.3; what is not quoted stays as it is. */
function stringIn(value: string | undefined): string | undefined {
  const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(value ?? '')?.[1];
  return quoted === undefined ? value : unescape(quoted);
}

/** `"Chromium";v="124", …` */
function brandsIn(value: string | undefined): ClientHints['brands'] {
  if (value === undefined) return undefined;
  return [...value.matchAll(/"((?:[^"\\]|\\.)*)"\s*;\s*v="((?:[^"\\]|\\.)*)"/g)].map(
    ([, brand = '', version = '']) => ({
      brand: unescape(brand),
      version: unescape(version),
    }),
  );
}

/** A request may carry client hints without a User-Agent line. Errors: `no-user-agent-header`, `empty-user-agent`. */
export function parseHeaderText(source: string): ParsedAgent {
  const headers = new Map<string, string>();
  for (const line of source.split(/\r\n?|\n/)) {
    const [, name, value = ''] = /^\s*([\w-]+):(.*)$/.exec(line) ?? [];
    if (name !== undefined && !headers.has(name.toLowerCase())) headers.set(name.toLowerCase(), value.trim());
  }
  const userAgent = headers.get('user-agent');
  const hint = (name: string): string | undefined => headers.get(`sec-ch-ua${name}`);
  const mobile = hint('-mobile');
  const hints: ClientHints = {
    brands: brandsIn(hint('')),
    fullVersionList: brandsIn(hint('-full-version-list')),
    platform: stringIn(hint('-platform')),
    platformVersion: stringIn(hint('-platform-version')),
    architecture: stringIn(hint('-arch')),
    bitness: stringIn(hint('-bitness')),
    model: stringIn(hint('-model')),
    mobile: mobile === undefined ? undefined : mobile === '?1',
  };
  if (!userAgent && Object.values(hints).every((value) => value === undefined)) {
    throw new ToolError(userAgent === undefined ? 'no-user-agent-header' : 'empty-user-agent');
  }
  return parseAgent(userAgent ?? '', hints);
}
