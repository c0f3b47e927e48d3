/** Edits after which the search for the longest common subsequence gives up. */
const mostEdits = 5000;

/**
 * The longest common subsequence of two lists of ids as pairs of indexes in rising order: E. Myers, "An O(ND)
 * Difference Algorithm and Its Variations" (1986), after what the lists share at their ends and what only one of them
 * has are set aside. Beyond 5,000 edits only the ends are paired.
 */
export function commonRun(left: readonly number[], right: readonly number[]): [number, number][] {
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start++;
  let [leftEnd, rightEnd] = [left.length, right.length];
  while (leftEnd > start && rightEnd > start && left[leftEnd - 1] === right[rightEnd - 1]) {
    leftEnd--;
    rightEnd--;
  }

  const pairs: [number, number][] = [];
  for (let at = 0; at < start; at++) pairs.push([at, at]);
  const shared = (list: readonly number[], from: number, to: number, other: ReadonlySet<number>): number[] => {
    const kept: number[] = [];
    for (let at = from; at < to; at++) if (other.has(list[at] as number)) kept.push(at);
    return kept;
  };
  const a = shared(left, start, leftEnd, new Set(right.slice(start, rightEnd)));
  const b = shared(right, start, rightEnd, new Set(left.slice(start, leftEnd)));
  for (const [x, y] of shortestEdit(a.length, b.length, (i, j) => left[a[i] as number] === right[b[j] as number])) {
    pairs.push([a[x] as number, b[y] as number]);
  }
  for (let at = 0; at < left.length - leftEnd; at++) pairs.push([leftEnd + at, rightEnd + at]);
  return pairs;
}

/** The matches on a shortest edit path, none when it is longer than the limit. */
function shortestEdit(n: number, m: number, same: (i: number, j: number) => boolean): [number, number][] {
  const limit = Math.min(n + m, mostEdits);
  const furthest = new Int32Array(2 * limit + 3);
  const middle = limit + 1;
  const trace: Int32Array[] = [];
  for (let edits = 0; edits <= limit; edits++) {
    // What the last round reached on its diagonals −edits … edits.
    trace.push(furthest.slice(middle - edits, middle + edits + 1));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const [below = 0, above = 0] = [furthest[middle + diagonal - 1], furthest[middle + diagonal + 1]];
      let x = diagonal === -edits || (diagonal !== edits && below < above) ? above : below + 1;
      while (x < n && x - diagonal < m && same(x, x - diagonal)) x++;
      furthest[middle + diagonal] = x;
      if (x >= n && x - diagonal >= m) return walkBack(trace, n, m);
    }
  }
  return [];
}

function walkBack(trace: readonly Int32Array[], n: number, m: number): [number, number][] {
  const pairs: [number, number][] = [];
  let [x, y] = [n, m];
  for (let edits = trace.length - 1; edits >= 0; edits--) {
    const reached = trace[edits] as Int32Array;
    const at = (diagonal: number): number => reached[diagonal + edits] ?? 0;
    const diagonal = x - y;
    const isDown = diagonal === -edits || (diagonal !== edits && at(diagonal - 1) < at(diagonal + 1));
    const previous = isDown ? diagonal + 1 : diagonal - 1;
    const [fromX, fromY] = edits === 0 ? [0, 0] : [at(previous), at(previous) - previous];
    while (x > fromX && y > fromY) pairs.push([--x, --y]);
    [x, y] = [fromX, fromY];
  }
  return pairs.toReversed();
}
