import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { composeFaults } from './compose-schema.fixture.ts';
import { convert } from './engine.ts';
import { flagNames } from './engine/flag-table.ts';

/** Values that Docker takes, for every flag of `docker run`; none for those that take no value. */
const values: Readonly<Record<string, readonly string[]>> = {
  'add-host': ['db:10.0.0.1', 'host.docker.internal=host-gateway', '$HOST:1.2.3.4'],
  annotation: ['a=1', 'b', 'c.d='],
  attach: ['stdin', 'stdout'],
  'blkio-weight': ['300', '0', '$W'],
  'blkio-weight-device': ['/dev/sda:200', '/dev/sdb:10'],
  'cap-add': ['NET_ADMIN', 'ALL', '$CAP'],
  'cap-drop': ['ALL', 'MKNOD'],
  'cgroup-parent': ['/a', 'b'],
  cgroupns: ['host', 'private'],
  cidfile: ['/tmp/cid'],
  'cpu-count': ['0', '4', '${N:-2}'],
  'cpu-percent': ['0', '100', '$P'],
  'cpu-period': ['1000'],
  'cpu-quota': ['-1', '5000'],
  'cpu-rt-period': ['1'],
  'cpu-rt-runtime': ['2'],
  'cpu-shares': ['512'],
  cpus: ['.5', '2', '1e1', '$CPUS'],
  'cpuset-cpus': ['0-2,4'],
  'cpuset-mems': ['0'],
  'detach-keys': ['ctrl-a'],
  device: ['/dev/ttyUSB0', '/dev/a:/dev/b:rwm'],
  'device-cgroup-rule': ["'c 42:* rmw'"],
  'device-read-bps': ['/dev/sda:1mb', '/dev/sda:1024'],
  'device-read-iops': ['/dev/sda:100'],
  'device-write-bps': ['/dev/sda:2gb'],
  'device-write-iops': ['/dev/sda:$IOPS'],
  dns: ['1.1.1.1', '2606:4700:4700::1111'],
  'dns-option': ['ndots:2', 'rotate'],
  'dns-search': ['example.com', '.'],
  domainname: ['example.com'],
  entrypoint: ['/bin/sh', '""', "'a b'"],
  env: ['A=1', 'A', 'B=', "'C=pa$$w'", 'D=$HOME', 'yes=no', '__proto__=1'],
  'env-file': ['.env', 'b.env'],
  expose: ['80', '3000-4000/tcp'],
  gpus: ['all', '2', '\'"device=0,1"\'', '\'"device=0,0"\'', 'driver=nvidia,capabilities=gpu', '\'"options=a=1,b"\''],
  'group-add': ['audio', '1000'],
  'health-cmd': ["'curl -f http://localhost/ || exit 1'"],
  'health-interval': ['1m30s'],
  'health-retries': ['3', '$R'],
  'health-start-interval': ['5s'],
  'health-start-period': ['0s'],
  'health-timeout': ['10s'],
  hostname: ['web', '0123'],
  'io-maxbandwidth': ['1'],
  'io-maxiops': ['1'],
  ip: ['172.20.0.5'],
  ip6: ['2001:db8::33'],
  ipc: ['host', 'shareable', 'container:web', 'container:nobody'],
  isolation: ['hyperv'],
  'kernel-memory': ['1g'],
  label: ['a=1', 'a', 'com.example/x=y=z'],
  'label-file': ['labels'],
  link: ['web', 'web:db', 'nobody:x', 'nobody'],
  'link-local-ip': ['169.254.1.1'],
  'log-driver': ['json-file', 'none'],
  'log-opt': ['max-size=10m', 'tag', 'labels='],
  'mac-address': ['02:42:ac:11:00:02'],
  memory: ['512m', '1073741824'],
  'memory-reservation': ['256m'],
  'memory-swap': ['-1', '2g'],
  'memory-swappiness': ['-1', '60'],
  mount: [
    'type=bind,src=/a,dst=/b,ro,bind-propagation=rslave,bind-recursive=readonly',
    'type=bind,source=$PWD/a,target=/b,bind-nonrecursive',
    'target=/c',
    'src=data,dst=/d,volume-nocopy,volume-subpath=x,volume-driver=local,volume-opt=type=nfs,volume-label=a=b',
    'dst=/d,volume-label=a,volume-opt=o=1',
    'src=$VOLUME,dst=/v',
    'type=tmpfs,dst=/t,tmpfs-size=64m,tmpfs-mode=1770',
    'type=tmpfs,dst=/t,tmpfs-size=1024',
    'type=image,src=nginx,dst=/i,image-subpath=x',
    'type=npipe,src=a,dst=b',
    'type=cluster,src=group:g,dst=/g',
  ],
  name: ['web', 'web', 'db', '$NAME', '0x1'],
  network: [
    'host',
    'none',
    'bridge',
    'default',
    'lan',
    'lan',
    'wan',
    '$NET',
    'container:web',
    'container:nobody',
    'name=lan,alias=a,alias=a,ip=10.0.0.2,ip6=::2,link-local-ip=169.254.0.1',
    'name=dmz,mac-address=02:42:ac:11:00:03,driver-opt=x=1,gw-priority=5',
  ],
  'network-alias': ['a', 'b'],
  'oom-score-adj': ['-1000', '1000', '$OOM'],
  pid: ['host', 'container:web'],
  'pids-limit': ['-1', '100'],
  platform: ['linux/arm64'],
  publish: ['80:80', '80', '127.0.0.1:22:22/tcp', '8000-8010:8000-8010', '[::1]::53/udp'],
  pull: ['always', 'missing', 'never'],
  restart: ['no', 'always', 'on-failure:3'],
  runtime: ['runc'],
  'security-opt': ['no-new-privileges', 'seccomp=unconfined'],
  'shm-size': ['64m'],
  'stop-signal': ['SIGINT', '9'],
  'stop-timeout': ['10', '-1'],
  'storage-opt': ['size=10G'],
  sysctl: ['net.core.somaxconn=1024'],
  tmpfs: ['/run', '/tmp:rw,size=64m'],
  ulimit: ['nofile=1024', 'nofile=1024:2048', 'nproc=-1', 'core=0:$HARD'],
  user: ['1000:1000', 'root'],
  userns: ['host'],
  uts: ['host'],
  volume: ['/data', 'data:/data', 'data:/data:ro', './a:/a', '$(pwd):/b', 'C:\\\\a:/c', '$DIR/x:/x'],
  'volume-driver': ['local'],
  'volumes-from': ['web', 'nobody:ro'],
  workdir: ['/srv'],
};
const switches = `detach disable-content-trust help init interactive no-healthcheck oom-kill-disable privileged
  publish-all quiet read-only rm sig-proxy tty use-api-socket`.split(/\s+/);
const all = [
  ...switches.flatMap((name) => [`--${name}`, `--${name}=false`]),
  ...Object.entries(values).flatMap(([name, given]) => given.map((value) => `--${name} ${value}`)),
];

async function faultsOf(text: string): Promise<string[]> {
  const result = await execute(convert, { text });
  return result.ok ? composeFaults(result.value.compose) : [`${text}: ${result.error.code}`];
}

describe('the schema of the Compose specification', () => {
  it('is tried with every flag of the table', () => {
    expect([...Object.keys(values), ...switches].toSorted()).toEqual(flagNames.toSorted());
  });

  it('refuses what it must', () => {
    const service = (fields: object): string[] => composeFaults({ services: { a: { image: 'a', ...fields } } });
    expect(service({})).toEqual([]);
    for (const wrong of [
      { ports: ['80', '80'] },
      { prots: [] },
      { tty: 'yes' },
      { cgroup: 'x' },
      { cpu_percent: 101 },
      { labels: { '': '' } },
      { healthcheck: { cmd: 'x' } },
      { networks: { '${NET}': null } },
    ]) {
      expect(service(wrong), JSON.stringify(wrong)).not.toEqual([]);
    }
    expect(composeFaults({ services: {}, volumes: { 'a b': null } })).not.toEqual([]);
  });

  it.each(all)('accepts what is made of %s, once and twice', async (flag) => {
    expect(await faultsOf(`docker run ${flag} img`)).toEqual([]);
    expect(await faultsOf(`docker run ${flag} ${flag} img a a`)).toEqual([]);
  });

  it('accepts what is made of any flags, several commands and what they create', async () => {
    const created = fc.constantFrom(
      'docker network create lan --subnet 10.0.0.0/24 --gateway 10.0.0.1 --ip-range 10.0.0.128/25 -o a=1 --label x',
      'docker network create --driver overlay --internal --attachable --ipv6 --ingress "a b"',
      'docker volume create data -d local -o type=nfs --label a=b',
      'docker volume create',
    );
    const service = fc
      .tuple(fc.array(fc.constantFrom(...all), { maxLength: 9 }), fc.constantFrom('nginx:1.27', 'r/x@sha256:0', '$IMG'))
      .map(([flags, image]) => `docker run ${flags.join(' ')} ${image} a a`);
    const commands = fc.tuple(fc.array(created, { maxLength: 2 }), fc.array(service, { minLength: 1, maxLength: 4 }));
    await fc.assert(
      fc.asyncProperty(commands, async (parts) => {
        expect(await faultsOf(parts.flat().join('\n'))).toEqual([]);
      }),
      { seed: 2376 },
    );
  });
});
