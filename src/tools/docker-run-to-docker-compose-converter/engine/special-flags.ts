import type { Draft, Reader } from './draft.ts';
import type { Given } from './flag-words.ts';
import {
  cut,
  cutNamed,
  fields,
  invalid,
  readCsv,
  readFlag,
  readInteger,
  splitColons,
  unique,
  type Fields,
} from './values.ts';

const health =
  (key: string): Reader =>
  (draft, { value }) => {
    draft.map('healthcheck')[key] = value;
  };

const ulimit: Reader = (draft, given) => {
  const [name, limits] = cut(given.value);
  if (name === '' || limits === undefined) throw invalid(given);
  const [soft = '', hard, ...rest] = splitColons(limits);
  if (rest.length > 0) throw invalid(given);
  draft.map('ulimits')[name] =
    hard === undefined ? readInteger(soft, given) : { soft: readInteger(soft, given), hard: readInteger(hard, given) };
};

/** A request for devices, as the Docker client reads it (`opts/gpus.go`). */
const gpus: Reader = (draft, given) => {
  const request: Fields = {};
  const seen = new Set<string>();
  const count = (text: string): number | string => (text === 'all' ? text : readInteger(text, given));
  for (const field of readCsv(given.value, given)) {
    const [key, value] = cut(field);
    if (seen.has(key)) throw invalid(given);
    seen.add(key);
    if (value === undefined) request['count'] = count(key);
    else if (key === 'count') request['count'] = count(value);
    else if (key === 'driver') request['driver'] = value;
    else if (key === 'device') request['device_ids'] = unique(value.split(','));
    else if (key === 'capabilities') request['capabilities'] = unique([...value.split(','), 'gpu']);
    else if (key === 'options') {
      const options = fields();
      for (const option of readCsv(value, given)) {
        const [name, setting = ''] = cutNamed(option, given);
        options[name] = setting;
      }
      request['options'] = options;
    } else throw invalid(given);
  }
  const { driver, count: wanted, device_ids, capabilities = ['gpu'], options } = request;
  if (wanted !== undefined && device_ids !== undefined) throw invalid(given);
  const reservations = draft.map('reservations', draft.map('resources', draft.map('deploy')));
  const devices = (reservations['devices'] ??= []) as unknown[];
  devices.push({
    ...(driver !== undefined && { driver }),
    ...(device_ids === undefined ? { count: wanted ?? 1 } : { device_ids }),
    capabilities,
    ...(options !== undefined && { options }),
  });
};

const device =
  (key: string, value: 'weight' | 'rate', isText: boolean): Reader =>
  (draft, given) => {
    const at = given.value.lastIndexOf(':');
    if (at <= 0 || at === given.value.length - 1) throw invalid(given);
    const amount = given.value.slice(at + 1);
    const config = draft.map('blkio_config');
    const list = (config[key] ??= []) as unknown[];
    list.push({ path: given.value.slice(0, at), [value]: isText ? amount : readInteger(amount, given) });
  };

/** `service:<name>` for a container of the same text. */
const sharing =
  (key: string): Reader =>
  (draft, { value }) => {
    draft.fields[key] = value;
    const container = /^container:([^]+)$/.exec(value)?.[1];
    if (container === undefined) return;
    draft.later.push((serviceOf) => {
      const service = serviceOf(container);
      if (service !== undefined) draft.fields[key] = `service:${service}`;
    });
  };

const link: Reader = (draft, { value }) => {
  draft.fields['links'] ??= [];
  draft.fields['external_links'] ??= [];
  const [name = '', alias] = splitColons(value);
  draft.later.push((serviceOf) => {
    const service = serviceOf(name);
    if (service === undefined) draft.list('external_links').push(value);
    else draft.list('links').push(alias === undefined && service === name ? service : `${service}:${alias ?? name}`);
  });
};

const volumesFrom: Reader = (draft, { value }) => {
  const list = draft.list('volumes_from');
  const [name = '', mode] = splitColons(value);
  const suffix = mode === undefined ? '' : `:${mode}`;
  draft.later.push((serviceOf) => {
    const service = serviceOf(name);
    list.push(service === undefined ? `container:${value}` : service + suffix);
  });
};

const noHealthcheck = (draft: Draft, given: Given): void => {
  if (readFlag(given.value, given)) draft.map('healthcheck')['disable'] = true;
};

/** Flags that become more than one value. */
export const specialFlags: Readonly<Record<string, Reader>> = {
  ipc: sharing('ipc'),
  pid: sharing('pid'),
  entrypoint: (draft, { value }) => {
    draft.fields['entrypoint'] = value === '' ? [] : [value];
  },
  'stop-timeout': (draft, given) => {
    draft.fields['stop_grace_period'] = `${readInteger(given.value, given)}s`;
  },
  'health-cmd': (draft, { value }) => {
    draft.map('healthcheck')['test'] = ['CMD-SHELL', value];
  },
  'health-interval': health('interval'),
  'health-timeout': health('timeout'),
  'health-start-period': health('start_period'),
  'health-start-interval': health('start_interval'),
  'health-retries': (draft, given) => {
    draft.map('healthcheck')['retries'] = readInteger(given.value, given);
  },
  'no-healthcheck': noHealthcheck,
  'log-driver': (draft, { value }) => {
    draft.map('logging')['driver'] = value;
  },
  'log-opt': (draft, { value }) => {
    const [name, setting = ''] = cut(value);
    draft.map('options', draft.map('logging'))[name] = setting;
  },
  ulimit,
  gpus,
  'blkio-weight': (draft, given) => {
    draft.map('blkio_config')['weight'] = readInteger(given.value, given);
  },
  'blkio-weight-device': device('weight_device', 'weight', false),
  'device-read-bps': device('device_read_bps', 'rate', true),
  'device-write-bps': device('device_write_bps', 'rate', true),
  'device-read-iops': device('device_read_iops', 'rate', false),
  'device-write-iops': device('device_write_iops', 'rate', false),
  link,
  'volumes-from': volumesFrom,
};
