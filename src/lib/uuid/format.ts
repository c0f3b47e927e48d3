import { ToolError } from '#core/operation.ts';
import { shownCharacter } from '#lib/shown-character.ts';
import { encodeHex } from '#lib/bytes.ts';

export const formats = ['standard', 'compact', 'braces', 'urn'] as const;
export type Format = (typeof formats)[number];

const groupSizes = [8, 4, 4, 4, 12] as const;
const urnPrefix = 'urn:uuid:';

/** `uppercase` is for the hexadecimal digits; the prefix of an URN stays as RFC 9562 §4 writes it. */
export function formatUuid(bytes: Uint8Array, format: Format = 'standard', uppercase = false): string {
  const digits = uppercase ? encodeHex(bytes).toUpperCase() : encodeHex(bytes);
  if (format === 'compact') return digits;
  const standard = digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  if (format === 'braces') return `{${standard}}`;
  return format === 'urn' ? urnPrefix + standard : standard;
}

/**
 * The 32 digits, lower case, of a UUID in standard form or without hyphens, alone, in braces or after `urn:uuid:`.
 * @throws ToolError `invalid-uuid` { reason: `character` | `groups` | `group` | `digits` | `braces` }, with `position` and
 * `character`, `group`, `expected` and `found`; `position` counts from 1 in the text as it was given.
 */
export function readDigits(text: string): string {
  const fail = (reason: string, details: object): never => {
    throw new ToolError('invalid-uuid', { reason, ...details });
  };
  let body = text.trim();
  let start = text.length - text.trimStart().length;
  if (body.toLowerCase().startsWith(urnPrefix)) {
    body = body.slice(urnPrefix.length);
    start += urnPrefix.length;
  } else if (body.startsWith('{') || body.endsWith('}')) {
    if (!body.startsWith('{') || !body.endsWith('}') || body.length < 2) fail('braces', {});
    body = body.slice(1, -1);
    start += 1;
  }
  const wrong = body.search(/[^0-9a-f-]/i);
  if (wrong >= 0) fail('character', { position: start + wrong + 1, character: shownCharacter(body, wrong) });
  const groups = body.split('-');
  const digits = groups.join('');
  if (groups.length === 1) {
    if (digits.length !== 32) fail('digits', { found: digits.length });
    return digits.toLowerCase();
  }
  if (groups.length !== groupSizes.length) fail('groups', { found: groups.length });
  for (const [index, expected] of groupSizes.entries()) {
    const found = groups[index]?.length ?? 0;
    if (found !== expected) fail('group', { group: index + 1, expected, found });
  }
  return digits.toLowerCase();
}
