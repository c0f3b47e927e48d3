import { ToolError } from '#core/operation.ts';
import { shownCharacter } from '../shown-character.ts';

/**
 * The hexadecimal digits of a MAC address or of its beginning, upper case: 6 to 12 of them, or 16 (EUI-64).
 * Digits alone, or groups of them separated by one and the same of `:` `-` `.` and a space; leading zeros that macOS and
 * Solaris leave out are restored.
 * Error: `invalid-mac` { reason: character | space | separator | group | length, … }.
 */
export function parseMac(text: string): string {
  const source = text.trim();
  const separator = /[^\da-f]/iu.exec(source)?.[0];
  const digits = (separator === undefined ? source : joinGroups(source, separator)).toUpperCase();
  if ((digits.length < 6 || digits.length > 12) && digits.length !== 16)
    throw new ToolError('invalid-mac', { reason: 'length', count: digits.length });
  return digits;
}

function joinGroups(source: string, separator: string): string {
  for (const { 0: character, index } of source.matchAll(/[^\da-f]/giu)) {
    if (character === separator && ':-. '.includes(character)) continue;
    const reason = character === ' ' ? 'space' : ':-.'.includes(character) ? 'separator' : 'character';
    throw new ToolError('invalid-mac', { reason, character: shownCharacter(source, index), position: index + 1 });
  }
  const groups = source.split(separator);
  const closed = groups.at(-1) === '';
  if (closed) groups.pop();
  const cisco = separator === '.' && groups.some((group) => group.length > 2);
  const width = cisco ? 4 : 2;
  const wrong = groups.findIndex((group) => group === '' || group.length > width);
  if (wrong >= 0) throw new ToolError('invalid-mac', { reason: 'group', part: wrong + 1, count: width });
  const whole = closed || (cisco ? [3, 4] : [6, 8]).includes(groups.length);
  return groups.map((group, at) => (whole || at < groups.length - 1 ? group.padStart(width, '0') : group)).join('');
}

/** Upper-case pairs; a lone last digit stays alone. */
export function formatMac(digits: string, separator = ':'): string {
  return (digits.match(/..?/g) ?? []).join(separator);
}

/** The 16 digits of the EUI-64: FFFE in the middle of a 48-bit address, whose bits stay as they are. */
export function eui64Of(digits: string): string {
  return digits.length === 16 ? digits : `${digits.slice(0, 6)}FFFE${digits.slice(6)}`;
}
