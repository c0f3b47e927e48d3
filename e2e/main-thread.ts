import type { Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** CPU time of the thread, microseconds. */
  readonly tdur?: number;
}

/** How long a task may take before people feel it, milliseconds. */
const limit = 50;
/** How long `work` takes on the machine where the limit was set, milliseconds. */
const reference = 12;

/** A fixed amount of what pages do: objects, strings, sorting. Runs in the page. */
function work(): number {
  const times: number[] = [];
  for (let round = 0; round < 7; round++) {
    const started = performance.now();
    let seed = 1;
    const list = Array.from({ length: 20_000 }, () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return { id: seed, name: `name ${seed % 1000}` };
    });
    JSON.parse(JSON.stringify(list.toSorted((a, b) => a.id - b.id)));
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}

/**
 * The tasks of the page's main thread that used too much CPU while `act` ran, in milliseconds: more than 50 ms on the
 * machine where the limit was set, more on a slower one, as a fixed piece of work shows. CPU time, unlike the durations
 * of `PerformanceObserver`, is the same on a machine that has other work to do.
 */
export async function longTasks(page: Page, act: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', '__metadata'] },
  });
  await act();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}.${tid}`;
  const main = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && main.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('the trace holds no task of the main thread');
  const slower = Math.max(1, (await page.evaluate(work)) / reference);
  return tasks.map(({ tdur = 0 }) => Math.round(tdur / 1000 / slower)).filter((time) => time > limit);
}
