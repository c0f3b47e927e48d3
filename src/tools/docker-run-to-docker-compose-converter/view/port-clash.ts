import type { Converted } from '../engine/convert.ts';

/** Compose's short syntax with ports of the host: `127.0.0.1:8080:80/udp`, `8000-8010:80-90`. */
const written = /^(?:(\[[^\]]+\]|[\d.]+):)?(\d+)(?:-(\d+))?:(\d+)(?:-(\d+))?(?:\/(\w+))?$/;

export interface PortClash {
  /** The lowest one that is published twice, with the address if all have the same: `80`, `127.0.0.1:80`. */
  readonly port: string;
  /** The number of services. */
  readonly count: number;
}

interface Published {
  readonly service: number;
  /** Undefined: every address. */
  readonly address: string | undefined;
  readonly first: number;
  readonly last: number;
}

/** Whether who listens at `a` takes the port at `b` too; 0.0.0.0 and [::] are every address of their kind. */
function covers(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || a === b) return true;
  return (a === '0.0.0.0' || a === '[::]') && b?.startsWith('[') === a.startsWith('[');
}

interface Port extends Omit<Published, 'service'> {
  readonly protocol: string;
}

function readShort(text: string): Port | undefined {
  const [, address, first, last = first, inner, innerLast = inner, protocol = 'tcp'] = written.exec(text) ?? [];
  // For one port of a container Docker chooses a free one from a range.
  if (first === undefined || (first !== last && inner === innerLast)) return undefined;
  return { address, first: Number(first), last: Number(last), protocol };
}

/** The long syntax is of one port of a container; a range of the host is one to choose from. */
function readLong(port: Readonly<Record<string, unknown>>): Port | undefined {
  const { host_ip: ip, protocol, published } = port;
  const first = /^\d+$/.test(String(published ?? '')) ? Number(published) : undefined;
  if (first === undefined) return undefined;
  const bare = typeof ip === 'string' ? ip.replace(/^\[(.*)\]$/, '$1') : '';
  const address = bare.includes(':') ? `[${bare}]` : bare;
  return {
    address: address === '' ? undefined : address,
    first,
    last: first,
    protocol: typeof protocol === 'string' && protocol !== '' ? protocol : 'tcp',
  };
}

function readPort(port: unknown): Port | undefined {
  const isLong = typeof port === 'object' && port !== null;
  const read = isLong ? readLong(port as Readonly<Record<string, unknown>>) : readShort(String(port));
  // 0 is any free port.
  return read?.last === 0 ? undefined : read;
}

/** What all services publish, by protocol. */
function publishedIn(compose: Converted['compose']): ReadonlyMap<string, readonly Published[]> {
  const services = (compose['services'] ?? {}) as Readonly<Record<string, { readonly ports?: unknown } | null>>;
  const found = new Map<string, Published[]>();
  for (const [service, each] of Object.values(services).entries()) {
    const ports: readonly unknown[] = Array.isArray(each?.ports) ? each.ports : [];
    for (const port of ports) {
      const read = readPort(port);
      if (!read) continue;
      const { protocol, ...rest } = read;
      const one = { service, ...rest };
      const known = found.get(protocol);
      if (known) known.push(one);
      else found.set(protocol, [one]);
    }
  }
  return found;
}

/** Several services among those that publish a port, at addresses that meet. */
function clashAmong(all: readonly Published[], port: number): PortClash | undefined {
  for (const { address } of all) {
    const rivals = all.filter((other) => covers(address, other.address) || covers(other.address, address));
    const count = new Set(rivals.map(({ service }) => service)).size;
    if (count < 2) continue;
    const isOneAddress = address !== undefined && rivals.every((other) => other.address === address);
    return { port: isOneAddress ? `${address}:${port}` : String(port), count };
  }
  return undefined;
}

/** The first port of the host that several services publish; undefined when none is published twice. */
export function portClashOf(compose: Converted['compose']): PortClash | undefined {
  for (const published of publishedIn(compose).values()) {
    const byPort = published.toSorted((a, b) => a.first - b.first);
    let open: readonly Published[] = [];
    for (const [at, one] of byPort.entries()) {
      open = [...open.filter(({ last }) => last >= one.first), one];
      // The lowest port that two ranges share is the first one of the later range.
      const clash = byPort[at + 1]?.first === one.first ? undefined : clashAmong(open, one.first);
      if (clash) return clash;
    }
  }
  return undefined;
}
