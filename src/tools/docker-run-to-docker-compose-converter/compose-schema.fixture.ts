import { Ajv, type SchemaObject } from 'ajv';

// The rules of the Compose specification (schema/compose-spec.json) for the keys that are written here.

const text = { type: 'string' };
const flag = { type: 'boolean' };
const integer = { type: ['integer', 'string'] };
const number = { type: ['number', 'string'] };
const list = { type: 'array', items: text };
const set = { ...list, uniqueItems: true };
const open = { type: 'object', patternProperties: { '^.+$': number } };
const dictionary = {
  type: 'object',
  patternProperties: { '.+': { type: ['string', 'number', 'boolean', 'null'] } },
  additionalProperties: false,
};

const only = (properties: SchemaObject, rest: SchemaObject = {}): SchemaObject => ({
  type: 'object',
  properties,
  additionalProperties: false,
  ...rest,
});
const each = (items: SchemaObject): SchemaObject => ({ type: 'array', items });
const within = (minimum: number, maximum?: number): SchemaObject => ({
  oneOf: [text, { type: 'integer', minimum, ...(maximum !== undefined && { maximum }) }],
});
const named = (value: SchemaObject): SchemaObject => ({
  type: 'object',
  patternProperties: { '^[a-zA-Z0-9._-]+$': value },
  additionalProperties: false,
});
const all = (keys: string, schema: SchemaObject): SchemaObject =>
  Object.fromEntries(keys.split(' ').map((key) => [key, schema]));

const mount = only(
  {
    type: { enum: ['bind', 'volume', 'tmpfs', 'cluster', 'npipe', 'image'] },
    ...all('source target consistency', text),
    read_only: flag,
    bind: only({
      propagation: text,
      create_host_path: flag,
      recursive: { enum: ['enabled', 'disabled', 'writable', 'readonly'] },
    }),
    volume: only({ labels: dictionary, nocopy: flag, subpath: text }),
    tmpfs: only({ size: within(0), mode: number }),
    image: only({ subpath: text }),
  },
  { required: ['type'] },
);

const attachment = only({
  ...all('aliases link_local_ips', set),
  ...all('ipv4_address ipv6_address mac_address', text),
  driver_opts: open,
  gw_priority: { type: 'number' },
});

const limits = each(only({ path: text, rate: integer }));
const device = only(
  { capabilities: set, count: integer, device_ids: set, driver: text, options: dictionary },
  { required: ['capabilities'] },
);

const service = only({
  ...all('image container_name hostname domainname user working_dir platform restart runtime ipc pid uts', text),
  ...all('userns_mode cgroup_parent isolation mac_address stop_signal cpuset stop_grace_period network_mode', text),
  ...all('mem_limit memswap_limit shm_size cpus cpu_shares cpu_period cpu_quota', number),
  ...all('cpu_rt_period cpu_rt_runtime pids_limit', number),
  ...all('mem_reservation mem_swappiness', integer),
  ...all('tty stdin_open init privileged read_only oom_kill_disable use_api_socket', flag),
  ...all('environment labels annotations sysctls', dictionary),
  ...all('command entrypoint env_file label_file devices', list),
  ...all('expose device_cgroup_rules dns dns_opt dns_search cap_add cap_drop group_add security_opt', set),
  ...all('tmpfs extra_hosts ports links external_links volumes_from', set),
  cgroup: { enum: ['host', 'private'] },
  pull_policy: { type: 'string', pattern: 'always|never|build|if_not_present|missing|refresh|daily|weekly|every_' },
  cpu_count: within(0),
  cpu_percent: within(0, 100),
  oom_score_adj: within(-1000, 1000),
  storage_opt: { type: 'object' },
  blkio_config: only({
    weight: integer,
    weight_device: each(only({ path: text, weight: integer })),
    ...all('device_read_bps device_write_bps device_read_iops device_write_iops', limits),
  }),
  deploy: only({ resources: only({ reservations: only({ devices: each(device) }) }) }),
  healthcheck: only({
    disable: flag,
    test: list,
    retries: number,
    ...all('interval timeout start_period start_interval', text),
  }),
  logging: only({
    driver: text,
    options: { type: 'object', patternProperties: { '^.+$': { type: ['string', 'number', 'null'] } } },
  }),
  networks: { oneOf: [set, named({ oneOf: [attachment, { type: 'null' }] })] },
  ulimits: {
    type: 'object',
    patternProperties: {
      '^[a-z]+$': { oneOf: [integer, only({ soft: integer, hard: integer }, { required: ['soft', 'hard'] })] },
    },
  },
  volumes: { type: 'array', items: { oneOf: [text, mount] }, uniqueItems: true },
});

const network = only({
  ...all('name driver', text),
  driver_opts: open,
  ipam: only({ config: each(only(all('subnet ip_range gateway', text))) }),
  ...all('external internal attachable enable_ipv6', flag),
  labels: dictionary,
});
const volume = only({ ...all('name driver', text), driver_opts: open, labels: dictionary });

const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(
  only({ services: named(service), networks: named(network), volumes: named(volume) }),
);

/** What the Compose specification would refuse in a document; nothing when it is valid. */
export function composeFaults(document: unknown): string[] {
  if (validate(JSON.parse(JSON.stringify(document)))) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
}
