import { inputOf } from './inputs.mjs';

/** A longer request is made by its number instead. */
const longest = 1500;
/** Of one kind at one place. */
const shown = 3;

async function plain(value) {
  if (value instanceof Blob) {
    const base64 = Buffer.from(await value.arrayBuffer()).toString('base64');
    return value.type === '' ? { base64 } : { base64, type: value.type };
  }
  if (Array.isArray(value)) return Promise.all(value.map(plain));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([name, item]) => [name, await plain(item)]);
  return Object.fromEntries(await Promise.all(entries));
}

/** A case as a line for `toolcrib jsonl`. */
export async function requestOf(cases, { id, number, seed }) {
  const operation = cases.operations.get(id);
  if (!operation) throw new Error(`there is no operation ${id}`);
  const input = inputOf({ seed, operation, number, cases });
  return JSON.stringify({ op: id, input: await plain(input) });
}

const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

async function commandOf(cases, { id, number, seed }) {
  const request = await requestOf(cases, { id, number, seed });
  if (request.length > longest) return `npm run fuzz -- --seed ${seed} --case ${id}:${number}`;
  return `printf '%s' ${quoted(request)} | node dist/cli/toolcrib.js jsonl`;
}

/** Faults of one kind at one place of one tool are one fault that many inputs show. */
function grouped(faults) {
  const groups = new Map();
  for (const fault of faults) {
    const sign = [fault.kind, fault.id, fault.place || fault.what].join('\n');
    groups.set(sign, [...(groups.get(sign) ?? []), fault]);
  }
  return [...groups.values()].toSorted(([a], [b]) => a.kind.localeCompare(b.kind) || a.id.localeCompare(b.id));
}

/** Prints what was run and what is wrong, with a command line for each fault. */
export async function printReport({ cases, counts, faults, options: { seed } }) {
  for (const group of grouped(faults)) {
    const [{ kind, id, what, place }] = group;
    console.log(`${kind}: ${id} (${group.length}×)\n  ${[what, place].filter(Boolean).join('\n  ')}`);
    for (const fault of group.slice(0, shown)) console.log(`  ${await commandOf(cases, { ...fault, seed })}`);
  }
  const all = [...counts];
  const runs = all.reduce((sum, [, count]) => sum + count.runs, 0);
  const least = Math.min(...all.map(([, count]) => count.runs));
  const slow = all.toSorted(([, a], [, b]) => b.slowest - a.slowest).slice(0, 5);
  console.log(`
${runs} runs of ${all.length} operations with the seed ${seed}, at least ${least} each; ${faults.length} faults.
Slowest, in ms of processor time: ${slow.map(([id, { slowest }]) => `${id} ${slowest}`).join(', ')}.`);
}
