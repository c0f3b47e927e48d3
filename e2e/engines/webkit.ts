import { existsSync } from 'node:fs';
import { answered, type Engine, start, type Started } from './engine.ts';
import { freePort } from '../../scripts/ports.mjs';

const timeouts = { script: 60_000, pageLoad: 60_000 };
/** Seconds until nobody has to wait for a window system that does not come. */
const patience = 20;

/** A screen that nobody sees; the one there is where there is one. */
async function startScreen(): Promise<{ readonly display: string; readonly screen?: Started }> {
  const { DISPLAY } = process.env;
  if (DISPLAY) return { display: DISPLAY };
  const number = 90 + (process.pid % 900);
  const screen = start('Xvfb', () => [`:${number}`, '-screen', '0', '1400x900x24', '-nolisten', 'tcp']);
  const isThere = async (): Promise<void> => {
    if (!existsSync(`/tmp/.X11-unix/X${number}`)) throw new Error('Xvfb does not start');
  };
  await answered(screen, isThere, patience);
  return { display: `:${number}`, screen };
}

/** WebDriver (W3C): plain HTTP. What it runs tells nothing of the console, so the page collects that (`collect.ts`). */
export async function startWebKit(program: string): Promise<Engine> {
  const { display, screen } = await startScreen();
  const port = await freePort();
  const driver = start(program, () => [`--port=${port}`], { DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' });
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (!response.ok) throw new Error((value as { readonly message?: string }).message ?? `status ${response.status}`);
    return value;
  };
  await answered(driver, () => ask('GET', '/status'));
  const { sessionId } = (await ask('POST', '/session', { capabilities: { alwaysMatch: { timeouts } } })) as {
    readonly sessionId: string;
  };
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/window/rect`, { width: 1366, height: 860 });
  return {
    visit: async (url) => void (await ask('POST', `${session}/url`, { url })),
    run: async (work, argument) => {
      const script = `const [given, done] = arguments;
        Promise.resolve((${work.toString()})(JSON.parse(given))).then(
          (value) => done(JSON.stringify({ value })),
          (error) => done(JSON.stringify({ error: String(error) })));`;
      const answer = await ask('POST', `${session}/execute/async`, {
        script,
        args: [JSON.stringify(argument) ?? 'null'],
      });
      const { value, error } = JSON.parse(String(answer)) as { readonly value?: unknown; readonly error?: string };
      if (error !== undefined) throw new Error(error);
      return value as never;
    },
    reports: () => [],
    close: async () => {
      try {
        await ask('DELETE', session);
      } finally {
        await driver.stop();
        await screen?.stop();
      }
    },
  };
}
