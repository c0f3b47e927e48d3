import type { Draft, Reader } from './draft.ts';
import type { Given } from './flag-words.ts';
import { cut, fields, invalid, keyOf, readCsv, readInteger, unique, type Fields } from './values.ts';

const modes = new Set(['host', 'none', 'bridge', 'default', '']);

/** `--network`: a mode of the container, or a network with its own options. */
export const readNetwork: Reader = (draft, given) => {
  const { value, typed } = given;
  const [first] = cut(value);
  const isAdvanced = value.includes('=') && /^[a-z0-9-]+$/.test(first);
  const network = isAdvanced ? advanced(given) : { name: value, options: {} };
  const { name, options } = network;
  if (modes.has(name) || name.startsWith('container:')) {
    if (Object.keys(options).length > 0) draft.note('needs-network', typed);
    draft.fields['network_mode'] = name === 'default' || name === '' ? 'bridge' : name;
    const container = name.startsWith('container:') ? name.slice('container:'.length) : undefined;
    if (container === undefined) return;
    draft.later.push((serviceOf) => {
      const service = serviceOf(container);
      if (service !== undefined) draft.fields['network_mode'] = `service:${service}`;
    });
    return;
  }
  draft.fields['networks'] ??= null;
  draft.networks.push(network);
};

/** `name=…,alias=…,ip=…`: a network with its options. */
function advanced(given: Given): { name: string; options: Fields } {
  const options: Fields = {};
  let name = '';
  for (const field of readCsv(given.value, given)) {
    const [key, value = ''] = cut(field);
    if (key === 'name') name = value;
    else if (key === 'alias') ((options['aliases'] ??= []) as string[]).push(value);
    else if (key === 'ip') options['ipv4_address'] = value;
    else if (key === 'ip6') options['ipv6_address'] = value;
    else if (key === 'link-local-ip') ((options['link_local_ips'] ??= []) as string[]).push(value);
    else if (key === 'mac-address') options['mac_address'] = value;
    else if (key === 'gw-priority') options['gw_priority'] = readInteger(value, given);
    else if (key === 'driver-opt') {
      const [option, setting = ''] = cut(value);
      ((options['driver_opts'] ??= fields()) as Fields)[option] = setting;
    } else throw invalid(given);
  }
  if (name === '') throw invalid(given);
  return { name, options };
}

const keys: Readonly<Record<string, string>> = {
  ip: 'ipv4_address',
  ip6: 'ipv6_address',
  'network-alias': 'aliases',
  'link-local-ip': 'link_local_ips',
};

/** Ports that are published from the network of the host or of another container are discarded or refused by Docker. */
export function dropPorts(draft: Draft, published: readonly Given[]): void {
  const mode = draft.fields['network_mode'];
  if (typeof mode !== 'string' || !(mode === 'host' || mode.startsWith('container:'))) return;
  delete draft.fields['ports'];
  for (const typed of new Set(published.map((given) => given.typed))) draft.note('ports-dropped', typed);
}

/** Gives the first network the options that have flags of their own, and writes the networks down. */
export function finishNetworks(draft: Draft, own: readonly Given[]): void {
  const { networks } = draft;
  const [first] = networks;
  if (!first) {
    for (const { typed } of own) draft.note('needs-network', typed);
    return;
  }
  if (draft.fields['network_mode'] !== undefined) {
    // Compose takes one or the other.
    delete draft.fields['network_mode'];
    draft.note('no-compose-equivalent', '--network');
  }
  for (const { name, value } of own) {
    const key = keys[name] as string;
    if (key === 'aliases' || key === 'link_local_ips') ((first.options[key] ??= []) as string[]).push(value);
    else first.options[key] = value;
  }
  const hasOptions = networks.some(({ options }) => Object.keys(options).length > 0);
  const map = fields();
  for (const { name, options } of networks) {
    for (const key of ['aliases', 'link_local_ips']) {
      if (options[key] !== undefined) options[key] = unique(options[key] as string[]);
    }
    map[keyOf(name)] = Object.keys(options).length > 0 ? options : null;
  }
  draft.fields['networks'] = hasOptions ? map : unique(networks.map(({ name }) => keyOf(name)));
}
