import { test, type Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** Time on the clock and CPU time of the thread, microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
}

/** How long a task may take before people feel it, milliseconds. */
const longest = 50;

/** The name of the annotations that `scripts/report.mjs` prints. */
const annotation = 'long task';

/**
 * Runs `act` and notes which tasks of the page's main thread used more than 50 ms of CPU time meanwhile. The report of
 * `npm test` prints them; none of them fails a test, since they depend on the machine. Inside `act`, wait with
 * `locator.waitFor`: `expect` describes the whole page, in a task of its own, as long as it does not hold.
 *
 * @example
 * await noteLongTasks(page, 'while 1 MB is pasted', () => page.keyboard.press('ControlOrMeta+v'));
 */
export async function noteLongTasks(page: Page, what: string, act: () => Promise<void>): Promise<void> {
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
  // The CPU clock of a virtual machine may jump: no task used more than the time that it took.
  const times = tasks.map(({ dur = 0, tdur = 0 }) => Math.round(Math.min(dur, tdur) / 1000));
  const long = times.filter((time) => time > longest);
  if (long.length > 0) {
    test.info().annotations.push({ type: annotation, description: `${long.join(' ms, ')} ms ${what}` });
  }
}
