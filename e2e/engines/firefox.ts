import { answered, type Engine, start } from './engine.ts';
import { freePort } from '../../scripts/ports.mjs';

interface Answer {
  readonly id?: number | null;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly message?: string;
  readonly method?: string;
  readonly params?: {
    readonly level?: string;
    readonly text?: string | null;
    /** The document that it happened in, among others. */
    readonly source?: { readonly realm?: string };
  };
}
type Send = (method: string, params: object) => Promise<unknown>;

function open(address: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => resolve(socket), { once: true });
    socket.addEventListener('error', () => reject(new Error(`nothing listens at ${address}`)), { once: true });
  });
}

/** WebDriver BiDi (W3C), §4: commands with their answers, and events. */
function connect(socket: WebSocket, onEvent: (answer: Answer) => void): Send {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    const asked = waiting.get(answer.id ?? -1);
    if (!asked) return onEvent(answer);
    waiting.delete(answer.id ?? -1);
    if (answer.type === 'success') asked.resolve(answer.result);
    else asked.reject(new Error(answer.message ?? 'no reason given'));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'));
  });
  return (method, params) => {
    const id = ++last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
}

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly realm: string;
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

export async function startFirefox(program: string): Promise<Engine> {
  const port = await freePort();
  const firefox = start(program, (folder) => [
    '--headless',
    '--no-remote',
    `--profile=${folder}`,
    '--width=1366',
    '--height=860',
    `--remote-debugging-port=${port}`,
    'about:blank',
  ]);
  let realm = '';
  let found: { readonly realm: string; readonly text: string }[] = [];
  const note = ({ method, params }: Answer): void => {
    if (method !== 'log.entryAdded' || params?.level !== 'error') return;
    found.push({ realm: params.source?.realm ?? '', text: params.text ?? 'an error without a text' });
  };
  const socket = await answered(firefox, () => open(`ws://127.0.0.1:${port}/session`));
  const send = connect(socket, note);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  const navigate = (url: string): Promise<unknown> =>
    send('browsingContext.navigate', { context, url, wait: 'complete' });
  return {
    visit: async (url) => {
      try {
        await navigate(url);
      } catch (error) {
        // A load that the page before had begun in a frame sometimes ends this one.
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
        await navigate(url);
      }
    },
    run: async (work, argument) => {
      // A load counts as complete while Firefox replaces the first document of a tab: the new one may still be empty.
      const functionDeclaration = `async (given) => {
        while (!document.documentElement) await new Promise((resolve) => setTimeout(resolve));
        return JSON.stringify(await (${work.toString()})(JSON.parse(given)) ?? null);
      }`;
      const evaluated = (await send('script.callFunction', {
        functionDeclaration,
        awaitPromise: true,
        target: { context },
        arguments: [{ type: 'string', value: JSON.stringify(argument) ?? 'null' }],
        userActivation: true,
      })) as Evaluated;
      if (evaluated.exceptionDetails) throw new Error(evaluated.exceptionDetails.text);
      realm = evaluated.realm;
      return JSON.parse(evaluated.result?.value ?? 'null') as never;
    },
    reports: () => {
      // The loads of a page that is left end, and the page says so while it goes.
      const own = found.filter((entry) => entry.realm === realm);
      found = [];
      return own.map(({ text }) => text);
    },
    close: async () => {
      socket.close();
      await firefox.stop();
    },
  };
}
