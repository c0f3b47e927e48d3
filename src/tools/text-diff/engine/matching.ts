/** For each token of the left side the token of the right side that it stays, in rising order, or -1. */
export type Matches = Int32Array;

/** Up to this many edits the script is the shortest one. */
const exactEdits = 1000;
/** A stretch without a line of its own that needs more edits is replaced as a whole. */
const gapEdits = 2000;

interface Span {
  readonly aFrom: number;
  readonly aTo: number;
  readonly bFrom: number;
  readonly bTo: number;
}

type Ids = Int32Array;

/** The paths that end furthest after 0, 1, 2… edits (Myers, 1986), or undefined when more than `most` are needed. */
function trace(a: Ids, b: Ids, most: number): Int32Array[] | undefined {
  const [n, m] = [a.length, b.length];
  const limit = Math.min(most, n + m);
  const furthest = new Int32Array(2 * limit + 3);
  const rounds: Int32Array[] = [];
  const zero = limit + 1;
  for (let edits = 0; edits <= limit; edits++) {
    for (let k = -edits; k <= edits; k += 2) {
      const isDown =
        k === -edits || (k !== edits && (furthest[zero + k - 1] as number) < (furthest[zero + k + 1] as number));
      let x = isDown ? (furthest[zero + k + 1] as number) : (furthest[zero + k - 1] as number) + 1;
      let y = x - k;
      while (x < n && y < m && a[x] === b[y]) {
        x += 1;
        y += 1;
      }
      furthest[zero + k] = x;
      if (x >= n && y >= m) return rounds;
    }
    rounds.push(furthest.slice(zero - edits, zero + edits + 1));
  }
  return undefined;
}

/** The shortest script between two sequences, or undefined when it has more than `most` edits. */
function matchShortest(a: Ids, b: Ids, most: number): Matches | undefined {
  const rounds = trace(a, b, most);
  if (!rounds) return undefined;
  const matches = new Int32Array(a.length).fill(-1);
  let [x, y] = [a.length, b.length];
  for (let edits = rounds.length; edits > 0; edits--) {
    // What was furthest one edit before; index 0 is the diagonal -(edits - 1).
    const before = rounds[edits - 1] as Int32Array;
    const at = (k: number): number => before[k + edits - 1] ?? -1;
    const k = x - y;
    const isDown = k === -edits || (k !== edits && at(k - 1) < at(k + 1));
    const startX = isDown ? at(k + 1) : at(k - 1) + 1;
    while (x > startX) matches[(x -= 1)] = y -= 1;
    if (isDown) y -= 1;
    else x -= 1;
  }
  while (x > 0) matches[(x -= 1)] = y -= 1;
  return matches;
}

/** Common places of tokens that occur once on each side, the longest rising run of them (patience). */
function anchorsOf(a: Ids, b: Ids, { aFrom, aTo, bFrom, bTo }: Span): [number, number][] {
  const seen = new Map<number, { inA: number; inB: number; at: number }>();
  for (let at = aFrom; at < aTo; at++) {
    const id = a[at] as number;
    const place = seen.get(id);
    if (place) place.inA += 1;
    else seen.set(id, { inA: 1, inB: 0, at });
  }
  for (let at = bFrom; at < bTo; at++) {
    const place = seen.get(b[at] as number);
    if (place) place.inB += 1;
  }
  const pairs: [number, number][] = [];
  for (let at = bFrom; at < bTo; at++) {
    const place = seen.get(b[at] as number);
    if (place?.inA === 1 && place.inB === 1) pairs.push([place.at, at]);
  }
  return longestRising(pairs);
}

/** Of pairs in the order of their second part those whose first parts rise too, as many as can be. */
function longestRising(pairs: readonly [number, number][]): [number, number][] {
  const ends: number[] = [];
  const before = new Int32Array(pairs.length).fill(-1);
  const first = (index: number): number => pairs[index]?.[0] ?? -1;
  for (let index = 0; index < pairs.length; index++) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (first(ends[middle] as number) < first(index)) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? (ends[low - 1] as number) : -1;
    ends[low] = index;
  }
  const run: [number, number][] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] as number) {
    run.push(pairs[index] as [number, number]);
  }
  return run.toReversed();
}

/** The places of tokens that the other side has too: the others can match nothing. */
function sharedPlaces(ids: Ids, from: number, to: number, others: ReadonlySet<number>): Int32Array {
  const places: number[] = [];
  for (let at = from; at < to; at++) if (others.has(ids[at] as number)) places.push(at);
  return Int32Array.from(places);
}

function matchGap(a: Ids, b: Ids, { aFrom, aTo, bFrom, bTo }: Span, matches: Matches): void {
  const aPlaces = sharedPlaces(a, aFrom, aTo, new Set(b.subarray(bFrom, bTo)));
  const bPlaces = sharedPlaces(b, bFrom, bTo, new Set(a.subarray(aFrom, aTo)));
  const found = matchShortest(
    aPlaces.map((at) => a[at] as number),
    bPlaces.map((at) => b[at] as number),
    gapEdits,
  );
  found?.forEach((to, from) => {
    if (to >= 0) matches[aPlaces[from] as number] = bPlaces[to] as number;
  });
}

/** Matches the equal ends of a span and gives back what lies between. */
function trim(a: Ids, b: Ids, span: Span, matches: Matches): Span {
  let { aFrom, aTo, bFrom, bTo } = span;
  while (aFrom < aTo && bFrom < bTo && a[aFrom] === b[bFrom]) matches[aFrom++] = bFrom++;
  while (aFrom < aTo && bFrom < bTo && a[aTo - 1] === b[bTo - 1]) matches[(aTo -= 1)] = bTo -= 1;
  return { aFrom, aTo, bFrom, bTo };
}

/**
 * Which tokens stay, of two sequences of numbered tokens: the fewest edits possible when they are at most 1,000, and
 * otherwise a script found quickly. No recursion: a deep one would end the stack.
 */
export function matchTokens(a: Ids, b: Ids): Matches {
  const matches = new Int32Array(a.length).fill(-1);
  const middle = trim(a, b, { aFrom: 0, aTo: a.length, bFrom: 0, bTo: b.length }, matches);
  const short = matchShortest(a.slice(middle.aFrom, middle.aTo), b.slice(middle.bFrom, middle.bTo), exactEdits);
  if (short) {
    short.forEach((to, from) => (matches[middle.aFrom + from] = to < 0 ? -1 : middle.bFrom + to));
    return matches;
  }
  const waiting: Span[] = [middle];
  for (let span = waiting.pop(); span; span = waiting.pop()) {
    const rest = trim(a, b, span, matches);
    if (rest.aFrom === rest.aTo || rest.bFrom === rest.bTo) continue;
    const anchors = anchorsOf(a, b, rest);
    if (anchors.length === 0) {
      matchGap(a, b, rest, matches);
      continue;
    }
    let { aFrom, bFrom } = rest;
    for (const [inA, inB] of anchors) {
      matches[inA] = inB;
      waiting.push({ aFrom, aTo: inA, bFrom, bTo: inB });
      [aFrom, bFrom] = [inA + 1, inB + 1];
    }
    waiting.push({ aFrom, aTo: rest.aTo, bFrom, bTo: rest.bTo });
  }
  return matches;
}
