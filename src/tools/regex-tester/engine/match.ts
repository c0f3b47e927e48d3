import { compile, parse, type Group } from './pattern.ts';

export interface GroupMatch {
  readonly number: number;
  readonly name: string | null;
  /** Null, as its place, for a group that took no part. */
  readonly value: string | null;
  readonly index: number | null;
  readonly end: number | null;
}

export interface Match {
  /** In UTF-16 units from 0; `end` is the first after it. */
  readonly index: number;
  readonly end: number;
  readonly value: string;
  readonly groups: readonly GroupMatch[];
}

export interface Matches {
  /** As the runtime orders them, without `d`. */
  readonly flags: string;
  readonly count: number;
  /** There are more than the limit. */
  readonly truncated: boolean;
  readonly groupCount: number;
  readonly groupNames: readonly string[];
  readonly matches: readonly Match[];
}

/** The matches of a new expression: all with the flag g, else the first. */
export function* matchesOf(regex: RegExp, text: string): Generator<RegExpExecArray> {
  if (regex.global) yield* text.matchAll(regex);
  else {
    const found = regex.exec(text);
    if (found) yield found;
  }
}

function describe(found: RegExpExecArray, groups: readonly Group[]): Match {
  const { index, indices = [] } = found;
  return {
    index,
    end: index + found[0].length,
    value: found[0],
    groups: groups.map(({ number, name }) => {
      const [start = null, end = null] = indices[number] ?? [];
      return { number, name, value: found[number] ?? null, index: start, end };
    }),
  };
}

export function findMatches(pattern: string, flags: string, text: string, limit: number): Matches {
  const { groups, names } = parse(pattern, flags);
  const regex = compile(pattern, flags.includes('d') ? flags : `${flags}d`);
  const matches: Match[] = [];
  let truncated = false;
  for (const found of matchesOf(regex, text)) {
    truncated = matches.length === limit;
    if (truncated) break;
    matches.push(describe(found, groups));
  }
  return {
    flags: regex.flags.replace('d', ''),
    count: matches.length,
    truncated,
    groupCount: groups.length,
    groupNames: names,
    matches,
  };
}
