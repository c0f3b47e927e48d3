import { isScalar, Schema, type ScalarTag } from 'yaml';
import type { PlainCode } from './findings.ts';
import { jsonText } from '#lib/documents/print-json.ts';
import { Float, type Value } from '#lib/documents/value.ts';
import { scalarValue, tagOf } from '#lib/documents/yaml-scalars.ts';

const schemas = { '1.2': 'core', '1.1': 'yaml-1.1' } as const;
type Version = keyof typeof schemas;

const known = new Map<Version, readonly ScalarTag[]>();
const asBigInt = { intAsBigInt: true } as Parameters<ScalarTag['resolve']>[2];

/** The tags that a plain scalar may get; dates stay text. */
function tagsOf(version: Version): readonly ScalarTag[] {
  let tags = known.get(version);
  if (!tags) {
    tags = new Schema({ schema: schemas[version] }).tags.filter(
      (tag): tag is ScalarTag =>
        !tag.collection && tag.default === true && tag.test !== undefined && tag.tag !== tagOf('timestamp'),
    );
    known.set(version, tags);
  }
  return tags;
}

/** What a version of YAML makes of a plain scalar. */
export function readPlain(source: string, version: Version): Value {
  const tag = tagsOf(version).find(({ test }) => test?.test(source));
  const found = tag ? tag.resolve(source, () => undefined, asBigInt) : source;
  const value = isScalar(found) ? found.value : found;
  const read = scalarValue({
    source,
    value,
    tag: undefined,
    isPlain: true,
    isVersion11: version === '1.1',
    nativeDates: false,
  });
  return read === undefined ? source : read;
}

/** Warnings; the others are for information. */
export const warningCodes: ReadonlySet<string> = new Set([
  'boolean-word',
  'octal-looking',
  'sexagesimal',
  'underscore-number',
  'version-number',
  'exponent-number',
  'unused-anchor',
  'anchor-redefined',
  'unknown-tag',
  'complex-key',
  'no-break-space',
  'mixed-line-endings',
]);

const largest = 2n ** 53n - 1n;
const isBig = (value: Value): boolean => typeof value === 'bigint' && (value > largest || value < -largest);
const isNumber = (value: Value): boolean => typeof value === 'bigint' || value instanceof Float;
const isFinite = (value: Value): boolean => value instanceof Float && !value.isSpecial;

/** https://yaml.org/type/timestamp.html */
const timestamp =
  /^\d{4}-\d\d-\d\d$|^\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?$/;

interface Reading {
  readonly source: string;
  readonly yaml12: Value;
  readonly yaml11: Value;
}

/** In this order: the first that applies is told. */
const tests: readonly (readonly [PlainCode, (reading: Reading) => boolean])[] = [
  ['boolean-word', ({ source }) => /^(?:y|Y|yes|Yes|YES|n|N|no|No|NO|on|On|ON|off|Off|OFF)$/.test(source)],
  ['octal-looking', ({ source }) => /^0[0-7]+$/.test(source)],
  ['octal-1.2', ({ source }) => /^0o[0-7]+$/.test(source)],
  ['sexagesimal', ({ source }) => /^[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/.test(source)],
  ['underscore-number', ({ source, yaml11 }) => source.includes('_') && isNumber(yaml11)],
  ['date', ({ source }) => timestamp.test(source)],
  ['version-number', ({ source, yaml12 }) => isFinite(yaml12) && /\.\d*0$/.test(source)],
  ['exponent-number', ({ source, yaml12 }) => isFinite(yaml12) && /e/i.test(source)],
  ['big-integer', ({ yaml12, yaml11 }) => isBig(yaml12) || isBig(yaml11)],
  ['null-word', ({ source }) => /^(?:~|null|Null|NULL)$/.test(source)],
  ['case-boolean', ({ source }) => /^(?:True|TRUE|False|FALSE)$/.test(source)],
];

export interface PlainFinding {
  readonly code: PlainCode;
  /** Compact JSON of what each version reads. */
  readonly yaml12: string;
  readonly yaml11: string;
}

/** What readers of a plain scalar disagree about, or may take for something else than was meant. */
export function judgePlain(source: string): PlainFinding | undefined {
  // Words that no test takes are most of a document.
  if (source.length > 100 && /[^\d]/.test(source)) return undefined;
  const reading = { source, yaml12: readPlain(source, '1.2'), yaml11: readPlain(source, '1.1') };
  const found = tests.find(([, test]) => test(reading));
  return found && { code: found[0], yaml12: jsonText(reading.yaml12), yaml11: jsonText(reading.yaml11) };
}
