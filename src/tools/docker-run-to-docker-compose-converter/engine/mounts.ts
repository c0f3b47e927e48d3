import type { Draft, Reader } from './draft.ts';
import type { Given } from './flag-words.ts';
import {
  cut,
  cutNamed,
  fields,
  invalid,
  keyOf,
  readCsv,
  readFlag,
  readInteger,
  splitColons,
  withoutFolder,
  type Fields,
} from './values.ts';

const hasVariable = (text: string): boolean => /(?<!\$)(?:\$\$)*\$\{/.test(text);

/** The path of a bind, with a note when the working folder became a dot. */
function bindSource(draft: Draft, given: Given, source: string): string {
  const path = withoutFolder(source);
  if (path === undefined) {
    draft.noteWord(given.word, given.typed);
    return source;
  }
  draft.note('pwd-to-dot', given.typed);
  draft.noteWord(given.word, given.typed, hasVariable(path) ? undefined : 'shell-variable');
  return path;
}

/** `-v`: as typed; a name as its source is a volume of the file. */
export const readVolume: Reader = (draft, given) => {
  const text = bindSource(draft, given, given.value);
  draft.list('volumes').push(text);
  const [source = '', target] = splitColons(text);
  if (target === undefined || !/^[A-Za-z0-9][A-Za-z0-9_.-]+$/.test(source)) return;
  if (!draft.volumes.has(source)) draft.volumes.set(source, { name: source });
  draft.note('named-volume', given.typed);
};

/** The driver of the volumes named by `-v`. */
export function applyVolumeDriver(draft: Draft, given: Given, named: ReadonlySet<string>): void {
  if (named.size === 0) draft.note('no-compose-equivalent', given.typed);
  for (const name of named) draft.volumes.set(name, { ...draft.volumes.get(name), driver: given.value });
}

const types = new Set(['bind', 'volume', 'tmpfs', 'npipe', 'cluster', 'image']);
const synonyms: ReadonlyMap<string, string> = new Map([
  ['src', 'source'],
  ['destination', 'target'],
  ['dst', 'target'],
  ['ro', 'readonly'],
]);

/** Options that may come more than once, `name=value` each. */
function gather(into: Fields, setting: string, given: Given): void {
  const [name, value = ''] = cutNamed(setting, given);
  into[name] = value;
}

/** `--mount`: the long syntax. */
export const readMount: Reader = (draft, given) => {
  const found: Record<string, string> = {};
  const [options, labels] = [fields(), fields()];
  for (const field of readCsv(given.value, given)) {
    const [key, value] = cut(field);
    const name = synonyms.get(key.toLowerCase()) ?? key.toLowerCase();
    if (name === 'volume-opt') gather(options, value ?? '', given);
    else if (name === 'volume-label') gather(labels, value ?? '', given);
    else if (Object.hasOwn(settings, name) || plain.has(name))
      found[name] = value ?? (switches.has(name) ? 'true' : '');
    else throw invalid(given);
  }
  const { type = 'volume', target = '' } = found;
  if (!types.has(type) || target === '') throw invalid(given);
  const source = found['source'] === undefined ? undefined : bindSource(draft, given, found['source']);
  if (source === undefined) draft.noteWord(given.word, given.typed);
  const mount: Fields = { type, ...(source && { source: type === 'volume' ? keyOf(source) : source }), target };
  if (found['readonly'] !== undefined && readFlag(found['readonly'], given)) mount['read_only'] = true;
  if (found['consistency'] !== undefined) mount['consistency'] = found['consistency'];
  if (type === 'bind') mount['bind'] = { create_host_path: false };
  for (const [name, set] of Object.entries(settings)) {
    const value = found[name];
    if (value !== undefined) set(mount, value, given);
  }
  draft.list('volumes').push(mount);
  if (type !== 'volume') return;
  const hasOptions = Object.keys(options).length > 0;
  const hasLabels = Object.keys(labels).length > 0;
  if (!source) {
    if (hasLabels) part(mount, 'volume')['labels'] = labels;
    if (found['volume-driver'] || hasOptions) draft.note('no-compose-equivalent', given.typed);
    return;
  }
  draft.volumes.set(source, {
    name: source,
    ...draft.volumes.get(source),
    ...(found['volume-driver'] && { driver: found['volume-driver'] }),
    ...(hasOptions && { driver_opts: options }),
    ...(hasLabels && { labels }),
  });
  draft.note('named-volume', given.typed);
};

const part = (mount: Fields, name: string): Fields => (mount[name] ??= {}) as Fields;

type Setting = (mount: Fields, value: string, given: Given) => void;

/** Settings of one kind of mount. */
const settings: Readonly<Record<string, Setting>> = {
  'bind-propagation': (mount, value) => {
    part(mount, 'bind')['propagation'] = value;
  },
  'bind-recursive': (mount, value, given) => {
    if (!/^(?:enabled|disabled|writable|readonly)$/.test(value)) throw invalid(given);
    part(mount, 'bind')['recursive'] = value;
  },
  'bind-nonrecursive': (mount, value, given) => {
    if (readFlag(value, given)) part(mount, 'bind')['recursive'] = 'disabled';
  },
  'volume-nocopy': (mount, value, given) => {
    part(mount, 'volume')['nocopy'] = readFlag(value, given);
  },
  'volume-subpath': (mount, value) => {
    part(mount, 'volume')['subpath'] = value;
  },
  'tmpfs-size': (mount, value) => {
    part(mount, 'tmpfs')['size'] = /^\d+$/.test(value) ? Number(value) : value;
  },
  'tmpfs-mode': (mount, value, given) => {
    if (!/^[0-7]+$/.test(value)) throw invalid(given);
    part(mount, 'tmpfs')['mode'] = readInteger(String(Number.parseInt(value, 8)), given);
  },
  'image-subpath': (mount, value) => {
    part(mount, 'image')['subpath'] = value;
  },
};
const plain = new Set(['type', 'source', 'target', 'readonly', 'consistency', 'volume-driver']);
const switches = new Set(['readonly', 'bind-nonrecursive', 'volume-nocopy']);
