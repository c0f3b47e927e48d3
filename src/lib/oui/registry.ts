import { ToolError } from '#core/operation.ts';

/** The IEEE registries by the digits of their prefixes: 24, 28 and 36 bits. */
export const registries = { 'MA-L': 6, 'MA-M': 7, 'MA-S': 9 } as const;
export type RegistryName = keyof typeof registries;
const order = ['MA-L', 'MA-M', 'MA-S'] as const;

export interface Assignment {
  readonly registry: RegistryName;
  /** Hexadecimal digits, upper case. */
  readonly prefix: string;
  readonly vendor: string;
  readonly country: string | null;
  /** The place in its registry. */
  readonly row: number;
}

interface Owner {
  readonly vendor: string;
  readonly country: string | null;
}

/** The rows of the registries, by the length of their prefixes in bits. */
interface BlockTexts {
  readonly blocks24: string;
  readonly blocks28: string;
  readonly blocks36: string;
}

interface Blocks {
  /** Ascending. */
  readonly prefixes: Float64Array;
  /** The owner of each prefix. */
  readonly owners: Uint32Array;
}

interface Registry {
  readonly owners: readonly Owner[];
  readonly blocks: Readonly<Record<RegistryName, Blocks>>;
}

let registry: Promise<Registry> | undefined;

/** The prefixes and names; about 400 kB on the way, loaded once. Error: `registry-unavailable` when they cannot be. */
export function loadRegistry(): Promise<Registry> {
  registry ??= import('./data/names.json').then(
    ({ default: data }) => ({ owners: data.owners.split('\n').map(readOwner), blocks: readBlocks(data) }),
    () => {
      registry = undefined;
      throw new ToolError('registry-unavailable');
    },
  );
  return registry;
}

function readOwner(line: string): Owner {
  const tab = line.indexOf('\t');
  return { vendor: line.slice(0, tab), country: line.slice(tab + 1) || null };
}

/** Each row is the step from the last prefix and the owner's number, both in base 36; no number is the next new owner. */
function readBlocks(texts: BlockTexts): Readonly<Record<RegistryName, Blocks>> {
  let fresh = 0;
  const read = (text: string): Blocks => {
    const rows = text.split(',');
    const prefixes = new Float64Array(rows.length);
    const owners = new Uint32Array(rows.length);
    let prefix = 0;
    for (const [at, row] of rows.entries()) {
      const dot = row.indexOf('.');
      prefix += Number.parseInt(row, 36);
      prefixes[at] = prefix;
      owners[at] = dot < 0 ? fresh++ : Number.parseInt(row.slice(dot + 1), 36);
    }
    return { prefixes, owners };
  };
  return { 'MA-L': read(texts.blocks24), 'MA-M': read(texts.blocks28), 'MA-S': read(texts.blocks36) };
}

interface Places {
  readonly addresses: readonly string[];
  /** The address of each row, by registry. */
  readonly rows: Readonly<Record<RegistryName, Uint32Array>>;
}

let places: Promise<Places> | undefined;

function loadPlaces(): Promise<Places> {
  places ??= import('./data/addresses.json').then(
    ({ default: data }) => {
      let fresh = 0;
      const read = (text: string): Uint32Array =>
        Uint32Array.from(text.split(','), (row) => (row === '' ? fresh++ : Number.parseInt(row, 36)));
      const rows = { 'MA-L': read(data.blocks24), 'MA-M': read(data.blocks28), 'MA-S': read(data.blocks36) };
      return { addresses: data.addresses.split('\n'), rows };
    },
    () => {
      places = undefined;
      throw new ToolError('registry-unavailable');
    },
  );
  return places;
}

/** The lines of the owner's postal address; a second file of about 850 kB, loaded once. Error as `loadRegistry`. */
export async function addressOf({ registry, row }: Assignment): Promise<string[]> {
  const { addresses, rows } = await loadPlaces();
  const text = addresses[rows[registry][row] ?? -1];
  return text ? text.split('\t') : [];
}

/** The assignment with the longest prefix, as far as the digits go. */
export function findAssignment({ blocks, owners }: Registry, digits: string): Assignment | undefined {
  for (const name of order.toReversed()) {
    const length = registries[name];
    if (digits.length < length) continue;
    const prefix = digits.slice(0, length);
    const row = search(blocks[name].prefixes, Number.parseInt(prefix, 16));
    const owner = owners[blocks[name].owners[row] ?? -1];
    if (owner) return { registry: name, prefix, row, ...owner };
  }
  return undefined;
}

/** The place of the value, or -1. */
function search(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = sorted[middle] as number;
    if (found === value) return middle;
    if (found < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Case and accents do not count. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The assignments whose owner's name has the query in it, by prefix. */
export function searchAssignments({ blocks, owners }: Registry, query: string): Assignment[] {
  const wanted = fold(query);
  const matches = owners.map(({ vendor }) => fold(vendor).includes(wanted));
  const found = order.flatMap((name) => {
    const { prefixes, owners: numbers } = blocks[name];
    const rows: Assignment[] = [];
    for (const [row, number] of numbers.entries()) {
      if (!matches[number]) continue;
      const prefix = (prefixes[row] as number).toString(16).toUpperCase().padStart(registries[name], '0');
      rows.push({ registry: name, prefix, row, ...(owners[number] as Owner) });
    }
    return rows;
  });
  return found.sort((a, b) => (a.prefix < b.prefix ? -1 : 1));
}
