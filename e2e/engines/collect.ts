import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site } from '../site.ts';

/** Where the page keeps what went wrong in it. */
interface Collected {
  faults: string[];
}

/** Runs in the page before everything else. */
function collect(): void {
  const faults: string[] = [];
  (globalThis as unknown as Collected).faults = faults;
  const { error } = console;
  console.error = (...said: unknown[]) => {
    faults.push(`console: ${said.map(String).join(' ')}`);
    error.apply(console, said);
  };
  const note = (event: Event): void => {
    if (event instanceof ErrorEvent) faults.push(`exception: ${event.message}`);
    // What an element could not load, but for hints: Firefox says so of a module that is there already.
    else if (event.target instanceof HTMLElement && !event.target.matches('[rel=modulepreload]')) {
      const { tagName, attributes } = event.target;
      faults.push(`not loaded: ${tagName} ${[...attributes].map(({ name, value }) => `${name}=${value}`).join(' ')}`);
    }
  };
  addEventListener('error', note, true);
  addEventListener('unhandledrejection', ({ reason }) => void faults.push(`rejection: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    faults.push(`policy: ${violatedDirective} ${blockedURI} ${sample}`);
  });
}

/** What went wrong in the page since the last time. Runs in the page. */
export function takeFaults(): string[] {
  return (globalThis as unknown as Collected).faults.splice(0);
}

const script = 'engine-collector.js';

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The site, with a first script in every page that collects what goes wrong: some engines tell nobody else. */
export async function collecting(site: Site): Promise<Site> {
  const { hostname, port, host } = new URL(site.url);
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === `/${script}`) {
      outgoing.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${collect.toString()})()`);
      return;
    }
    const { method, url: path } = incoming;
    const headers = { ...incoming.headers, host, 'accept-encoding': 'identity', 'if-none-match': '' };
    const forwarded = request({ hostname, port, method, path, headers, agent: false }, (answer) => {
      const isPage = answer.headers['content-type']?.startsWith('text/html') === true;
      const { 'content-length': _, etag: __, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, isPage ? rest : answer.headers);
      if (!isPage) return void answer.pipe(outgoing);
      void bodyOf(answer).then((body) =>
        outgoing.end(body.toString().replace('<head>', `<head><script src="/${script}"></script>`)),
      );
    });
    forwarded.once('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await site.stop();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, stop };
}
