import { Draft } from './draft.ts';
import { aliases, arityOf, ruleOf, shorts } from './flag-table.ts';
import { readFlags, type Given } from './flag-words.ts';
import { CommandFault } from './messages.ts';
import { applyVolumeDriver, readMount, readVolume } from './mounts.ts';
import { dropPorts, finishNetworks, readNetwork } from './networks.ts';
import { specialFlags } from './special-flags.ts';
import { cutNamed, readFlag, readInteger, readNumber } from './values.ts';
import type { Word } from '#lib/shell/words.ts';

const networkOptions = new Set(['ip', 'ip6', 'network-alias', 'link-local-ip']);
/** What Docker and the Compose specification let an integer be. */
const bounds: Readonly<Record<string, readonly [min: number, max: number]>> = {
  'cpu-count': [0, Infinity],
  'cpu-percent': [0, 100],
  'oom-score-adj': [-1000, 1000],
};
/** They say themselves what is in their words. */
const noting = new Set(['volume', 'mount']);

function readOwn(draft: Draft, given: Given): void {
  if (given.name === 'network') readNetwork(draft, given);
  else if (given.name === 'volume') readVolume(draft, given);
  else if (given.name === 'mount') readMount(draft, given);
  else specialFlags[given.name]?.(draft, given);
}

function readGiven(draft: Draft, given: Given): void {
  const { name, typed, value, word } = given;
  const rule = ruleOf(name);
  if (!rule) return;
  if (!noting.has(name)) draft.noteWord(word, typed);
  if (!('key' in rule)) {
    if (rule.as.startsWith('client')) {
      if (rule.as === 'client-flag') readFlag(value, given);
      draft.note('client-only', typed);
    } else if (rule.as.startsWith('none')) {
      if (rule.as === 'none-flag') readFlag(value, given);
      draft.note('no-compose-equivalent', typed);
    } else readOwn(draft, given);
    return;
  }
  const { as, key } = rule;
  if (as === 'list') draft.list(key).push(value);
  else if (as === 'map' || as === 'variables') {
    const [left, right = as === 'map' ? '' : null] = cutNamed(value, given);
    draft.map(key)[left] = right;
  } else if (as === 'text') draft.fields[key] = value;
  else if (as === 'integer') draft.fields[key] = readInteger(value, given, bounds[name]);
  else if (as === 'number') draft.fields[key] = readNumber(value, given);
  else if (readFlag(value, given)) draft.fields[key] = true;
  else delete draft.fields[key];
}

/** The service of a `docker run`; `words` follow it. Faults: `missing-image`, `missing-value`, `invalid-value`. */
export function readService(words: readonly Word[], line: number): Draft {
  const draft = new Draft(line);
  const { found, rest } = readFlags(words, { arityOf, shorts, aliases });
  const ofNetworks: Given[] = [];
  const published: Given[] = [];
  let driver: Given | undefined;
  for (const one of found) {
    if ('code' in one) draft.note(one.code, one.flag);
    else {
      readGiven(draft, one);
      if (networkOptions.has(one.name)) ofNetworks.push(one);
      if (one.name === 'publish') published.push(one);
      if (one.name === 'volume-driver') driver = one;
    }
  }
  const [image, ...command] = rest;
  if (!image || image.text === '') throw new CommandFault('missing-image');
  for (const word of rest) draft.noteWord(word, null);
  draft.image = image.text;
  draft.command = command.map(({ text }) => text);
  const named = found.flatMap((one) =>
    'name' in one && one.name === 'volume' ? [one.value.split(':')[0] as string] : [],
  );
  if (driver) applyVolumeDriver(draft, driver, new Set(named.filter((name) => draft.volumes.has(name))));
  finishNetworks(draft, ofNetworks);
  dropPorts(draft, published);
  return draft;
}
