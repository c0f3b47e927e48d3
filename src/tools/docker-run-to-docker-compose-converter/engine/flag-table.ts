import type { Arity } from './flag-words.ts';

/** How a flag of `docker run` is carried over. */
type Rule =
  | { readonly as: 'text' | 'integer' | 'number' | 'flag' | 'list' | 'map' | 'variables'; readonly key: string }
  | { readonly as: 'own' | 'own-flag' | 'client' | 'client-flag' | 'none' | 'none-flag' };

const rules = new Map<string, Rule>();

/** `flag=key`; without a key the flag with `_` for `-`. */
function define(
  as: Exclude<Rule, { readonly as: 'own' | 'own-flag' | 'client' | 'client-flag' | 'none' | 'none-flag' }>['as'],
  flags: string,
): void {
  for (const entry of flags.trim().split(/\s+/)) {
    const [flag = '', key = flag.replaceAll('-', '_')] = entry.split('=');
    rules.set(flag, { as, key });
  }
}
function defineOther(as: 'own' | 'own-flag' | 'client' | 'client-flag' | 'none' | 'none-flag', flags: string): void {
  for (const flag of flags.trim().split(/\s+/)) rules.set(flag, { as });
}

define('variables', 'env=environment');
define('map', 'label=labels annotation=annotations sysctl=sysctls storage-opt');
define(
  'list',
  `env-file label-file expose device=devices device-cgroup-rule=device_cgroup_rules dns dns-option=dns_opt dns-search
   cap-add cap-drop group-add security-opt tmpfs add-host=extra_hosts publish=ports`,
);
define(
  'text',
  `name=container_name hostname domainname user workdir=working_dir platform restart runtime uts userns=userns_mode
   cgroupns=cgroup cgroup-parent isolation mac-address stop-signal pull=pull_policy cpuset-cpus=cpuset
   memory=mem_limit memory-reservation=mem_reservation memory-swap=memswap_limit shm-size`,
);
define(
  'integer',
  `cpu-shares cpu-period cpu-quota cpu-rt-period cpu-rt-runtime cpu-count cpu-percent
   memory-swappiness=mem_swappiness oom-score-adj pids-limit`,
);
define('number', 'cpus');
define('flag', 'tty interactive=stdin_open init privileged read-only oom-kill-disable use-api-socket');
defineOther(
  'own',
  `ipc pid entrypoint stop-timeout health-cmd health-interval health-timeout health-start-period health-start-interval
   health-retries log-driver log-opt ulimit gpus blkio-weight blkio-weight-device device-read-bps device-write-bps
   device-read-iops device-write-iops volume volume-driver mount network network-alias ip ip6 link-local-ip link
   volumes-from`,
);
defineOther('own-flag', 'no-healthcheck');
defineOther('none', 'cidfile cpuset-mems io-maxbandwidth io-maxiops kernel-memory');
defineOther('none-flag', 'publish-all');
defineOther('client', 'attach detach-keys');
defineOther('client-flag', 'detach rm quiet sig-proxy disable-content-trust help');

/** Every flag, by its long form. */
export const flagNames: readonly string[] = [...rules.keys()];

export const ruleOf = (flag: string): Rule | undefined => rules.get(flag);

export function arityOf(flag: string): Arity | undefined {
  const rule = rules.get(flag);
  if (!rule) return undefined;
  return rule.as === 'flag' || rule.as.endsWith('-flag') ? 'flag' : 'value';
}

export const shorts: Readonly<Record<string, string>> = {
  a: 'attach',
  c: 'cpu-shares',
  d: 'detach',
  e: 'env',
  h: 'hostname',
  i: 'interactive',
  l: 'label',
  m: 'memory',
  p: 'publish',
  P: 'publish-all',
  q: 'quiet',
  t: 'tty',
  u: 'user',
  v: 'volume',
  w: 'workdir',
};
export const aliases: ReadonlyMap<string, string> = new Map([
  ['net', 'network'],
  ['net-alias', 'network-alias'],
  ['dns-opt', 'dns-option'],
]);

/** The flags of `docker network create` and `docker volume create`. */
const creating: Readonly<Record<'network' | 'volume', Readonly<Record<string, Arity>>>> = {
  network: {
    driver: 'value',
    opt: 'value',
    subnet: 'value',
    gateway: 'value',
    'ip-range': 'value',
    'aux-address': 'value',
    'ipam-driver': 'value',
    'ipam-opt': 'value',
    label: 'value',
    scope: 'value',
    'config-from': 'value',
    internal: 'flag',
    attachable: 'flag',
    ingress: 'flag',
    ipv6: 'flag',
    ipv4: 'flag',
    'config-only': 'flag',
  },
  volume: {
    driver: 'value',
    opt: 'value',
    label: 'value',
    name: 'value',
    availability: 'value',
    group: 'value',
    'limit-bytes': 'value',
    'required-bytes': 'value',
    scope: 'value',
    secret: 'value',
    sharing: 'value',
    'topology-preferred': 'value',
    'topology-required': 'value',
    type: 'value',
  },
};
export const creationArity =
  (kind: 'network' | 'volume') =>
  (name: string): Arity | undefined =>
    Object.hasOwn(creating[kind], name) ? creating[kind][name] : undefined;
export const creationShorts = { d: 'driver', o: 'opt' } as const;

/** Flags that stand between the program and its command, of Docker, Podman and nerdctl. */
export const globalValues = new Set(
  'config context host log-level tlscacert tlscert tlskey url connection identity root runroot namespace address'.split(
    ' ',
  ),
);
export const globalShorts: ReadonlyMap<string, string> = new Map([
  ['c', 'context'],
  ['H', 'host'],
  ['l', 'log-level'],
  ['n', 'namespace'],
  ['a', 'address'],
]);
