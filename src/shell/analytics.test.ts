import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#core/config.ts';
import { startAnalytics } from './analytics.ts';

interface Received {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly type: string | undefined;
  readonly body: Record<string, unknown>;
}

/** The part of XMLHttpRequest that the tracker uses, over a real connection. */
class Request {
  readyState = 0;
  onreadystatechange?: () => void;
  private method = '';
  private url = '';
  private readonly headers = new Headers();
  open(method: string, url: string): void {
    [this.method, this.url] = [method, url];
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  send(body: string): void {
    const done = (): void => {
      this.readyState = 4;
      this.onreadystatechange?.();
    };
    void fetch(this.url, { method: this.method, headers: this.headers, body }).then(done, done);
  }
}

class Link {
  readonly dataset: Record<string, string>;
  readonly target: string;
  readonly inMain: boolean;
  constructor(
    readonly href: string,
    { event, target = '', inMain = false }: { event?: string; target?: string; inMain?: boolean } = {},
  ) {
    this.inMain = inMain;
    this.dataset = event === undefined ? {} : { event };
    this.target = target;
  }
  get protocol(): string {
    return new URL(this.href).protocol;
  }
  get host(): string {
    return new URL(this.href).host;
  }
  get origin(): string {
    return new URL(this.href).origin;
  }
  closest(selector: string): Link | null {
    return selector === 'main' && !this.inMain ? null : this;
  }
}

let server: Server;
let received: Received[];
let page: EventTarget;
let links: EventTarget;
let storage: Record<string, string>;
let assign: ReturnType<typeof vi.fn>;

function visit(address: string): void {
  const { href, origin, host, hostname, pathname, protocol } = new URL(address);
  assign = vi.fn();
  vi.stubGlobal('location', { href, origin, host, hostname, pathname, protocol, assign });
}

function click(link: Link, keys: Partial<MouseEvent> = {}): Event {
  const event = Object.assign(new Event('click', { cancelable: true }), keys);
  Object.defineProperty(event, 'composedPath', { value: () => [link] });
  links.dispatchEvent(event);
  return event;
}

const connect = (settings: Record<string, string> = {}) => {
  const { port } = server.address() as AddressInfo;
  return startAnalytics(
    readConfig({
      VITE_TRACKER_ENABLED: 'true',
      VITE_PLAUSIBLE_DOMAIN: 'toolcrib.example',
      VITE_PLAUSIBLE_API_HOST: `http://127.0.0.1:${port}/`,
      ...settings,
    }),
  );
};
const bodies = async (count: number): Promise<Received['body'][]> => {
  await vi.waitFor(() => expect(received).toHaveLength(count));
  return received.map(({ body }) => body);
};
/** Long enough for a request that must not come. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 100));

beforeEach(async () => {
  received = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Received['body'];
      received.push({ method, path: url, type: headers['content-type'], body });
      response.writeHead(202).end('ok');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  [page, links, storage] = [new EventTarget(), new EventTarget(), {}];
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('Element', Link);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', {
    referrer: 'https://search.example/?q=secret#x',
    addEventListener: links.addEventListener.bind(links),
  });
  vi.stubGlobal('window', { innerWidth: 1366, localStorage: storage });
  vi.stubGlobal('history', { pushState: (_: unknown, __: string, address: string) => visit(address) });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  visit('https://toolcrib.example/hash-text?q=mine#text=secret');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await new Promise((resolve) => server.close(resolve));
});

describe('page views', () => {
  it('are sent as text to /api/event, without query and fragment', async () => {
    connect();
    await bodies(1);
    expect(received).toEqual([
      {
        method: 'POST',
        path: '/api/event',
        type: 'text/plain',
        body: {
          n: 'pageview',
          u: 'https://toolcrib.example/hash-text',
          d: 'toolcrib.example',
          r: 'https://search.example/',
          w: 1366,
          h: 0,
        },
      },
    ]);
  });

  it('follow pushState and popstate', async () => {
    connect();
    history.pushState(null, '', 'https://toolcrib.example/chronometer?a=1#b=2');
    await bodies(2);
    visit('https://toolcrib.example/hash-text#text=again');
    page.dispatchEvent(new Event('popstate'));
    const addresses = (await bodies(3)).map(({ u }) => u).sort();
    expect(addresses).toEqual([
      'https://toolcrib.example/chronometer',
      'https://toolcrib.example/hash-text',
      'https://toolcrib.example/hash-text',
    ]);
  });

  it.each(['http://localhost/a', 'http://127.0.0.1/a', 'file:///a'])(
    'are skipped on %s unless asked for',
    async (address) => {
      visit(address);
      connect();
      await settle();
      expect(received).toEqual([]);
      connect({ VITE_PLAUSIBLE_TRACK_LOCALHOST: 'true' });
      expect(await bodies(1)).toMatchObject([{ n: 'pageview' }]);
    },
  );

  it('are skipped for those who set plausible_ignore', async () => {
    storage['plausible_ignore'] = 'true';
    connect();
    click(new Link('https://example.org/', { target: '_blank' }));
    await settle();
    expect(received).toEqual([]);
  });
});

describe('links', () => {
  it('in a tool are reported by their site alone', async () => {
    connect();
    click(new Link('https://example.org/reset?token=hush#c', { inMain: true, target: '_blank' }));
    expect((await bodies(2))[1]).toMatchObject({ p: '{"url":"https://example.org"}' });
  });

  it('to other sites are reported, then followed after 150 ms', async () => {
    connect();
    await bodies(1);
    const wait = vi.spyOn(globalThis, 'setTimeout');
    expect(click(new Link('https://example.org/a?b#c')).defaultPrevented).toBe(true);
    const [follow, delay] = wait.mock.lastCall ?? [];
    expect(delay).toBe(150);
    expect(assign).not.toHaveBeenCalled();
    (follow as () => void)();
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://example.org/a?b#c');
    wait.mockRestore();
    expect((await bodies(2))[1]).toMatchObject({
      n: 'Outbound Link: Click',
      u: 'https://toolcrib.example/hash-text',
      p: '{"url":"https://example.org/a?b#c"}',
    });
  });

  it('that open a new tab are reported and left to the browser', async () => {
    connect();
    for (const event of [
      click(new Link('https://example.org/', { target: '_blank' })),
      click(new Link('https://example.org/'), { ctrlKey: true }),
      click(new Link('https://example.org/'), { metaKey: true }),
    ]) {
      expect(event.defaultPrevented).toBe(false);
    }
    await bodies(4);
  });

  it('inside the application, to mail programs and to files are not', async () => {
    connect();
    for (const href of [
      'https://toolcrib.example/x',
      'mailto:a@b.example',
      'blob:https://toolcrib.example/1',
      'data:,x',
    ]) {
      expect(click(new Link(href)).defaultPrevented).toBe(false);
    }
    await settle();
    expect(received).toHaveLength(1);
  });

  it('name an event of their own', async () => {
    connect();
    click(new Link('https://opencollective.com/toolcrib', { event: 'Support button clicked', target: '_blank' }));
    const names = (await bodies(3)).map(({ n }) => n).sort();
    expect(names).toEqual(['Outbound Link: Click', 'Support button clicked', 'pageview']);
  });
});

it('calls back when an event has been answered', async () => {
  const { trackEvent } = connect();
  await new Promise<void>((callback) => trackEvent('done', { callback, props: { n: 1 } }));
  expect((await bodies(2)).find(({ n }) => n === 'done')).toMatchObject({ p: '{"n":1}' });
});
