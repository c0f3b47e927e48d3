import { nearest } from '#core/nearest.ts';
import type { Details } from '#core/operation.ts';
import { escapeKey, keysOf } from '#core/pointer.ts';

/** The maximum number of members that an error names. */
const mostNamed = 8;
/** The maximum number of members to search for those that are most alike. */
const mostCompared = 1000;

const hasMembers = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && !(value instanceof Blob);

/** The first members, or those most like the `wanted` one where there are too many to name. */
function named(members: readonly string[], wanted: string): readonly string[] {
  return members.length > mostNamed ? nearest(wanted, members.slice(0, mostCompared), mostNamed) : members;
}

/**
 * What an error says about a pointer that leads nowhere: the `member` that is missing, `inside` what, and the `members`
 * that are there, with the number of `others` if they are too many.
 */
export function aboutMissing(value: unknown, pointer: string): Details {
  let found = value;
  let inside = '';
  for (const member of keysOf(pointer) ?? []) {
    if (Array.isArray(found) && found.length > 0 && !(/^(?:0|[1-9]\d*)$/.test(member) && Number(member) < found.length))
      return { pointer, reason: inside === '' ? 'item' : 'item-inside', member, inside, count: found.length };
    if (Array.isArray(found) && found.length === 0)
      return { pointer, reason: inside === '' ? 'empty' : 'empty-inside', member, inside };
    const members = hasMembers(found) ? Object.keys(found).filter((key) => (found as Details)[key] !== undefined) : [];
    if (members.length === 0) return { pointer, reason: inside === '' ? 'none' : 'none-inside', member, inside };
    if (!members.includes(member)) {
      const shown = named(members, member);
      const reason = inside === '' ? 'member' : 'member-inside';
      return { pointer, reason, member, inside, members: shown, others: members.length - shown.length };
    }
    found = (found as Details)[member];
    inside += `/${escapeKey(member)}`;
  }
  return { pointer };
}
