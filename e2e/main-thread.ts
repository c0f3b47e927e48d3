import type { Page } from '@playwright/test';
import { longest, slowness, work } from './fixed-work.ts';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** Time on the clock and CPU time of the thread, microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
}

/**
 * The tasks of the page's main thread that used too much CPU while `act` ran, in milliseconds: more than 50 ms on the
 * machine where the limit was set, more on a slower one, as a fixed piece of work shows. CPU time, unlike the durations
 * of `PerformanceObserver`, is the same on a machine that has other work to do. Inside `act`, wait with
 * `locator.waitFor`: `expect` describes the whole page, in a task of its own, as long as it does not hold.
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
  const slower = slowness(await page.evaluate(work, undefined));
  // The CPU clock of a virtual machine may jump: no task used more than the time that it took.
  const used = tasks.map(({ dur = 0, tdur = 0 }) => Math.min(dur, tdur));
  return used.map((time) => Math.round(time / 1000 / slower)).filter((time) => time > longest);
}
