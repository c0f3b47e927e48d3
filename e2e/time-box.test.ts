import { afterAll, beforeAll, describe, it } from 'vitest';
import { toolIds } from './routes.ts';
import { bundleThreads } from './time-box/bundle.ts';
import { callsOf } from './time-box/calls.ts';
import { PageThread, type End, type Outcome } from './time-box/thread.ts';

/** Pages at the same time, each with its worker. */
const pages = 2;

const free: PageThread[] = [];
const waiting: ((page: PageThread) => void)[] = [];
const lease = (): Promise<PageThread> => {
  const page = free.pop();
  return page ? Promise.resolve(page) : new Promise((resolve) => waiting.push(resolve));
};
const release = (page: PageThread): void => {
  const next = waiting.shift();
  if (next) next(page);
  else free.push(page);
};

const outcomes: Outcome[] = [];
const started = process.cpuUsage();

beforeAll(async () => {
  const program = await bundleThreads();
  for (let count = 0; count < pages; count++) free.push(new PageThread(program));
});

afterAll(async () => {
  const times = new Map<string, { calls: number; cancelled: number; time: number }>();
  for (const { call, end, time } of outcomes) {
    const sum = times.get(call.id) ?? { calls: 0, cancelled: 0, time: 0 };
    const cancelled = sum.cancelled + (end === 'cancelled' ? 1 : 0);
    times.set(call.id, { calls: sum.calls + 1, cancelled, time: sum.time + time });
  }
  const ends = (wanted: End): number => outcomes.filter(({ end }) => end === wanted).length;
  const slowest = [...times].toSorted(([, a], [, b]) => b.time - a.time).slice(0, 10);
  const dearest = outcomes.toSorted((a, b) => b.cost - a.cost).slice(0, 10);
  const { user, system } = process.cpuUsage(started);
  for (const page of free) await page.end();
  console.log(
    [
      `time-box: ${outcomes.length} calls of ${times.size} operations: ${ends('answered')} answered, ${ends('refused')} refused, ${ends('cancelled')} cancelled, ${ends('skipped')} left out`,
      `${Math.round((user + system) / 1e6)} s of processor time; the slowest:`,
      ...slowest.map(
        ([id, { calls, cancelled, time }]) =>
          `${(time / 1000).toFixed(1)} s, ${calls} calls, ${cancelled} cancelled: ${id}`,
      ),
      'of the page itself:',
      ...dearest.map(({ call: { id, what }, cost }) => `${Math.round(cost)} ms: ${id}, ${what}`),
    ].join('\n'),
  );
});

describe.concurrent('every worst input ends or can be canceled', () => {
  it.for(toolIds)('time-box: %s', { timeout: 3_600_000 }, async (tool, { expect }) => {
    const calls = await callsOf(tool);
    expect(calls.length).toBeGreaterThan(0);
    const page = await lease();
    try {
      const found = await page.run(calls);
      outcomes.push(...found);
      const faults = found.flatMap(({ call, fault }) =>
        fault === undefined ? [] : [`${call.id}, ${call.what}: ${fault}`],
      );
      expect(faults).toEqual([]);
    } finally {
      release(page);
    }
  });
});
