import type { Converted } from '../engine/convert.ts';

/** Compose's short syntax, with one port of the host: `127.0.0.1:8080:80/udp`. */
const published = /^(?:(\[[^\]]+\]|[\d.]+):)?(\d+):\d+(?:\/(\w+))?$/;

export interface PortClash {
  /** As the file has it: `80`, `127.0.0.1:80`. */
  readonly port: string;
  /** The number of services. */
  readonly count: number;
}

interface Published {
  readonly service: number;
  /** None stands for every address. */
  readonly address: string | undefined;
  readonly port: string;
}

/** Whether who listens at `a` takes the port at `b` too; 0.0.0.0 and [::] are every address of their kind. */
function covers(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || a === b) return true;
  return (a === '0.0.0.0' || a === '[::]') && b?.startsWith('[') === a.startsWith('[');
}

/** The first port of the host that several services publish; undefined when none is published twice. */
export function portClashOf(compose: Converted['compose']): PortClash | undefined {
  const services = (compose['services'] ?? {}) as Readonly<Record<string, { readonly ports?: unknown } | null>>;
  const users = new Map<string, Published[]>();
  for (const [service, each] of Object.values(services).entries()) {
    const ports: readonly unknown[] = Array.isArray(each?.ports) ? each.ports : [];
    for (const written of ports) {
      const [, address, port, protocol = 'tcp'] = published.exec(String(written)) ?? [];
      if (port === undefined) continue;
      const key = `${port}/${protocol}`;
      const known = users.get(key);
      if (known) known.push({ service, address, port });
      else users.set(key, [{ service, address, port }]);
    }
  }
  for (const all of users.values()) {
    for (const { address, port } of all) {
      const rivals = all.filter((other) => covers(address, other.address) || covers(other.address, address));
      const count = new Set(rivals.map(({ service }) => service)).size;
      if (count < 2) continue;
      const isOneAddress = address !== undefined && rivals.every((other) => other.address === address);
      return { port: isOneAddress ? `${address}:${port}` : port, count };
    }
  }
  return undefined;
}
