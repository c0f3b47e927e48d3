import type { Dictionary, Value } from './value.ts';

/** Members by which people name things, the most telling first. */
const names = ['id', '_id', 'key', 'uuid', 'name', 'code'] as const;

type Range = readonly [from: number, to: number];

interface Pair {
  readonly left: number;
  readonly right: number;
}

/** Where objects with the same value of a name stand; those before `turn` are passed. */
interface Places {
  readonly all: number[];
  turn: number;
}

/** Which of the names an object has, a bit for each. */
function bitsOf({ members }: Dictionary): number {
  let bits = 0;
  for (const [at, name] of names.entries()) if (members.has(name)) bits |= 1 << at;
  return bits;
}

/** The name with its value, when that is a scalar. */
function labelOf({ members }: Dictionary, name: string | undefined): string | undefined {
  const member = name === undefined ? undefined : members.get(name);
  return member?.kind === 'value' ? `${name}:${member.id}` : undefined;
}

const firstOf = (bits: number): string | undefined => names.find((_, at) => bits & (1 << at));

/**
 * Pairs objects from left to right, without crossing, that share an equal scalar under the first name both have. The
 * objects at the right are grouped by the names they have, so that this name is the same for a whole group.
 */
export function pairByIdentity(
  left: readonly Value[],
  right: readonly Value[],
  [from, to]: Range,
  [start, end]: Range,
): Pair[] {
  if (from === to || start === end) return [];
  const groups = new Map<number, Map<string, Places>>();
  for (let at = start; at < end; at++) {
    const value = right[at] as Value;
    if (value.kind !== 'object') continue;
    const bits = bitsOf(value);
    let group = groups.get(bits);
    if (!group) groups.set(bits, (group = new Map()));
    for (const name of names) {
      const label = labelOf(value, name);
      if (label === undefined) continue;
      const places = group.get(label);
      if (places) places.all.push(at);
      else group.set(label, { all: [at], turn: 0 });
    }
  }
  const pairs: Pair[] = [];
  let last = start - 1;
  for (let at = from; at < to; at++) {
    const value = left[at] as Value;
    if (value.kind !== 'object') continue;
    const bits = bitsOf(value);
    let best = end;
    for (const [others, group] of groups) {
      const label = labelOf(value, firstOf(bits & others));
      const places = label === undefined ? undefined : group.get(label);
      if (!places) continue;
      while (places.turn < places.all.length && (places.all[places.turn] as number) <= last) places.turn++;
      best = Math.min(best, places.all[places.turn] ?? end);
    }
    if (best === end) continue;
    pairs.push({ left: at, right: best });
    last = best;
  }
  return pairs;
}
