import type { Failure } from '#core/operation.ts';
import { placesIn } from '#lib/percent/place.ts';

/** Where the class or the group opens that a pattern does not close, from 0; undefined if there is none. */
function unclosedAt(pattern: string, what: 'class' | 'group', hasNestedClasses: boolean): number | undefined {
  const classes: number[] = [];
  const groups: number[] = [];
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at];
    if (sign === '\\') at++;
    else if (sign === '[' && (classes.length === 0 || hasNestedClasses)) classes.push(at);
    else if (sign === ']') classes.pop();
    else if (sign === '(' && classes.length === 0) groups.push(at);
    else if (sign === ')' && classes.length === 0) groups.pop();
  }
  return (what === 'class' ? classes : groups).at(-1);
}

/** The error with its place where the class or group opens that is not closed; the parser tells that at the end. */
export function atOpening<E extends Failure>(error: E, pattern: string, flags: string): E {
  const { reason } = error.details;
  const what =
    reason === 'Unterminated group' ? 'group' : reason === 'Unterminated character class' ? 'class' : undefined;
  const index = what && unclosedAt(pattern, what, flags.includes('v'));
  return index === undefined ? error : { ...error, details: { ...error.details, ...placesIn(pattern)(index) } };
}
