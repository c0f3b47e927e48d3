import type { Converted } from '../engine/convert.ts';

/** Compose's short syntax, with one port of the host: `127.0.0.1:8080:80/udp`. */
const published = /^(?:(\[[^\]]+\]|[\d.]+):)?(\d+):\d+(?:\/(\w+))?$/;

export interface PortClash {
  /** As the file has it: `80`, `127.0.0.1:80`. */
  readonly port: string;
  /** The number of services. */
  readonly count: number;
}

/** The first port of the host that several services publish; undefined when none is published twice. */
export function portClashOf(compose: Converted['compose']): PortClash | undefined {
  const services = (compose['services'] ?? {}) as Readonly<Record<string, { readonly ports?: unknown } | null>>;
  const users = new Map<string, { port: string; count: number }>();
  for (const service of Object.values(services)) {
    const ports = Array.isArray(service?.ports) ? service.ports : [];
    const used = ports.flatMap((each): { port: string; protocol: string }[] => {
      const [, address, port, protocol = 'tcp'] = published.exec(String(each)) ?? [];
      return port === undefined ? [] : [{ port: address === undefined ? port : `${address}:${port}`, protocol }];
    });
    for (const [key, port] of new Map(used.map(({ port, protocol }) => [`${port}/${protocol}`, port]))) {
      users.set(key, { port, count: (users.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...users.values()].find(({ count }) => count > 1);
}
