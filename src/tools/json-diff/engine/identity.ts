import type { Value } from './value.ts';

/** Members by which people name things, the most telling first. */
const names = ['id', '_id', 'key', 'uuid', 'name', 'code'] as const;

type Range = readonly [from: number, to: number];

interface Pair {
  readonly left: number;
  readonly right: number;
}

/** Does the first name that both have hold an equal scalar? */
function sameIdentity(left: Value, right: Value): boolean {
  if (left.kind !== 'object' || right.kind !== 'object') return false;
  const name = names.find((each) => left.members.has(each) && right.members.has(each));
  const value = name === undefined ? undefined : left.members.get(name);
  return value?.kind === 'value' && right.members.get(name as string)?.id === value.id;
}

/** Pairs objects of the same identity from left to right, without crossing. */
export function pairByIdentity(
  left: readonly Value[],
  right: readonly Value[],
  [from, to]: Range,
  [start, end]: Range,
): Pair[] {
  if (from === to || start === end) return [];
  const places = new Map<string, number[]>();
  for (let at = start; at < end; at++) {
    for (const label of labelsOf(right[at] as Value)) {
      const list = places.get(label);
      if (list) list.push(at);
      else places.set(label, [at]);
    }
  }
  const pairs: Pair[] = [];
  const turns = new Map<string, number>();
  let last = start - 1;
  for (let at = from; at < to; at++) {
    const value = left[at] as Value;
    let best = end;
    for (const label of labelsOf(value)) {
      const list = places.get(label);
      if (!list) continue;
      let turn = turns.get(label) ?? 0;
      while (turn < list.length && (list[turn] as number) <= last) turn++;
      turns.set(label, turn);
      while (turn < list.length && (list[turn] as number) < best) {
        const place = list[turn++] as number;
        if (sameIdentity(value, right[place] as Value)) best = place;
      }
    }
    if (best === end) continue;
    pairs.push({ left: at, right: best });
    last = best;
  }
  return pairs;
}

function labelsOf(value: Value): string[] {
  if (value.kind !== 'object') return [];
  return names.flatMap((name) => {
    const member = value.members.get(name);
    return member?.kind === 'value' ? [`${name}:${member.id}`] : [];
  });
}
