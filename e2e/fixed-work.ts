/** How long a task may take before people feel it, milliseconds, on the machine where the limit was set. */
export const longest = 50;
/** How long `work` takes on that machine, milliseconds. */
const reference = 12;

/** A fixed amount of what pages do: objects, strings, sorting. Runs in pages and threads; by the given clock. */
export function work(now: () => number = () => performance.now()): number {
  const times: number[] = [];
  for (let round = 0; round < 7; round++) {
    const started = now();
    let seed = 1;
    const list = Array.from({ length: 20_000 }, () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return { id: seed, name: `name ${seed % 1000}` };
    });
    JSON.parse(JSON.stringify(list.toSorted((a, b) => a.id - b.id)));
    times.push(now() - started);
  }
  return Math.min(...times);
}

/** How many times slower this machine is, by what `work` took; 1 for a faster one. */
export const slowness = (time: number): number => Math.max(1, time / reference);
