import { kinds, type Kind } from '../engine/kinds.ts';
import type { Mark } from '#ui/code-editor/marks.ts';
import type { Masked } from '../engine/mask.ts';
import type { Finding } from '../engine/report.ts';

export type MaskedReport = Pick<Masked, 'findings' | 'counts' | 'notSearched'>;

const secrets: ReadonlySet<Kind> = new Set([
  'private-key',
  'url-credentials',
  'jwt',
  'token',
  'auth-header',
  'secret-value',
]);

/** Can whoever has seen such a value use it? */
export const isSecret = (kind: Kind): boolean => secrets.has(kind);

const vendorNames: Readonly<Record<string, string>> = {
  aws: 'AWS',
  github: 'GitHub',
  gitlab: 'GitLab',
  slack: 'Slack',
  stripe: 'Stripe',
  google: 'Google',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  pypi: 'PyPI',
  huggingface: 'Hugging Face',
  sendgrid: 'SendGrid',
  twilio: 'Twilio',
  mailgun: 'Mailgun',
  digitalocean: 'DigitalOcean',
  shopify: 'Shopify',
  telegram: 'Telegram',
  discord: 'Discord',
  docker: 'Docker',
  vault: 'Vault',
  databricks: 'Databricks',
  atlassian: 'Atlassian',
  linear: 'Linear',
  'azure-storage': 'Azure Storage',
};

export interface Tally {
  readonly kind: Kind;
  /** The name of the vendor of tokens. */
  readonly vendor: string | null;
  /** Different values. */
  readonly count: number;
  /** Where they stand, repeats included. */
  readonly places: number;
}

/** How many different values were found, in how many places: by kind, tokens by vendor as far as they are listed. */
export function tallyOf({ counts, findings }: MaskedReport): readonly Tally[] {
  const vendors = new Map<string, { count: number; places: number }>();
  const listed = { count: 0, places: 0 };
  for (const { kind, name, occurrence } of findings) {
    if (kind !== 'token' || name === null) continue;
    const vendor = vendors.get(name) ?? { count: 0, places: 0 };
    vendors.set(name, vendor);
    for (const sum of [vendor, listed]) {
      sum.places += 1;
      if (occurrence === 'first') sum.count += 1;
    }
  }
  return kinds.flatMap((kind) => {
    const { count, places } = kind === 'token' ? listed : { count: 0, places: 0 };
    const { distinct, found } = counts[kind];
    return [
      ...(kind === 'token' ? [...vendors] : []).map(([name, sum]) => ({
        kind,
        vendor: vendorNames[name] ?? name,
        ...sum,
      })),
      ...(distinct > count ? [{ kind, vendor: null, count: distinct - count, places: found - places }] : []),
    ];
  });
}

/** The offsets of findings, which are in the order of the text. */
export function offsetsOf(source: string, findings: readonly Pick<Finding, 'line' | 'column'>[]): number[] {
  const lineBreak = /\r\n?|\n/g;
  let passed = 1;
  let start = 0;
  return findings.map(({ line, column }) => {
    for (; passed < line && lineBreak.exec(source); passed++) start = lineBreak.lastIndex;
    return Math.min(start + column - 1, source.length);
  });
}

/** The longest pseudonym that never breaks, in characters: it fits on the narrowest screen. */
const longestWhole = 28;

/**
 * Where the pseudonyms stand in the masked text, as the marks of what they replace stand in the original. All look like
 * a match: nothing there is a secret any more.
 */
export function marksInMasked(marks: readonly Mark[], findings: readonly Pick<Finding, 'replacement'>[]): Mark[] {
  let shift = 0;
  return marks.map((mark, at) => {
    const from = mark.from + shift;
    const length = findings[at]?.replacement.length ?? 0;
    const to = from + length;
    shift += to - from - (mark.to - mark.from);
    return { ...mark, from, to, tone: length <= longestWhole ? 'match-whole' : 'match' };
  });
}

/** What stood at the offset in the text, as a rule reads it: strings of JSON without their escapes. */
export function valueAt(source: string, from: number, { length, path }: Finding): string {
  const written = source.slice(from, from + length);
  return path === null ? written : (JSON.parse(`"${written}"`) as string);
}

/** `app.masked.log` for `app.log`. */
export function maskedName(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `${name.slice(0, dot)}.masked${name.slice(dot)}` : `${name}.masked`;
}
