import { isSupportedCountry } from 'libphonenumber-js/max';
import { ToolError } from '#core/operation.ts';
import { filler, type Found, type Kind, type Rule } from './kinds.ts';
import { cards, ibans, wholeCard } from './rules/accounts.ts';
import { emails, ipv4s, ipv6s, macs, uuids } from './rules/addresses.ts';
import { jsonWebTokens } from './rules/jwt.ts';
import { privateKeys, urlCredentials } from './rules/keys.ts';
import { patternsOf, valuesOf, type OwnPattern } from './rules/own.ts';
import { phonesOf } from './rules/phones.ts';
import { authHeaders, secretValues } from './rules/secrets.ts';
import { tokens } from './rules/tokens.ts';

export interface Wanted {
  readonly kinds: readonly Kind[];
  readonly region: string;
  readonly allow: readonly string[];
  readonly deny: readonly string[];
  readonly patterns: readonly OwnPattern[];
}

const builtIn: readonly (readonly [Kind, Rule])[] = [
  ['private-key', privateKeys],
  ['url-credentials', urlCredentials],
  ['jwt', jsonWebTokens],
  ['token', tokens],
  ['auth-header', authHeaders],
  ['secret-value', secretValues],
  ['iban', ibans],
  ['card', cards],
  ['email', emails],
  ['mac', macs],
  ['ipv6', ipv6s],
  ['ipv4', ipv4s],
  ['uuid', uuids],
];

function countryOf(region: string) {
  const code = region.toUpperCase();
  if (code === '') return undefined;
  if (isSupportedCountry(code)) return code;
  throw new ToolError('invalid-input', {
    field: 'region',
    problem: 'wrong-type',
    reason: 'region',
    expected: 'a country of ISO 3166-1, or nothing',
  });
}

/** The rules that are wanted, in their order: what is left alone, what is always masked, the kinds, the user's patterns. */
export async function rulesFor({ kinds, region, allow, deny, patterns }: Wanted): Promise<readonly Rule[]> {
  const own = await patternsOf(patterns);
  const country = countryOf(region);
  const isWanted = new Set(kinds);
  return [
    ...valuesOf(allow, 'allow'),
    ...(isWanted.has('custom') ? valuesOf(deny, 'deny') : []),
    ...builtIn.map(([kind, rule]) => (isWanted.has(kind) ? rule : undefined)),
    isWanted.has('phone') ? phonesOf(country) : undefined,
    ...(isWanted.has('custom') ? own : []),
  ].filter((rule) => rule !== undefined);
}

/** Those that a number of JSON is looked at by. */
export async function rulesForNumbers({ kinds, allow, deny, patterns }: Wanted): Promise<readonly Rule[]> {
  return [
    ...valuesOf(allow, 'allow'),
    ...(kinds.includes('custom') ? valuesOf(deny, 'deny') : []),
    ...(kinds.includes('card') ? [wholeCard] : []),
    ...(kinds.includes('custom') ? await patternsOf(patterns) : []),
  ];
}

/** Bounded: the engine runs out of memory for a run of 12 million. The rest of a longer one does not begin a match. */
const base64Block = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{200,100000}/g;

export interface Search {
  /** Ascending, none overlapping another one. */
  readonly found: readonly Found[];
  /** Runs of Base64 that nobody has looked into. */
  readonly blocks: number;
}

/** What the rules claim, each on what those before have left. */
export function search(text: string, rules: readonly Rule[]): Search {
  const found: Found[] = [];
  let rest = text;
  for (const rule of rules) {
    const pieces: string[] = [];
    let last = 0;
    // Of one rule too, what begins inside another find is none.
    for (const each of [...rule(rest)].toSorted((a, b) => a.from - b.from)) {
      if (each.from < last) continue;
      found.push(each);
      pieces.push(rest.slice(last, each.from), filler.repeat(each.to - each.from));
      last = each.to;
    }
    if (last > 0) rest = pieces.join('') + rest.slice(last);
  }
  return {
    found: found.toSorted((a, b) => a.from - b.from),
    blocks: text.length < 200 ? 0 : [...rest.matchAll(base64Block)].length,
  };
}
