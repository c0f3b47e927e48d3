import { ToolError } from '#core/operation.ts';
import { checkNationally, hasNationalCheck } from './national.ts';
import { checkDigitsOf, compact } from './reading.ts';
import { shownCharacter } from '#lib/shown-character.ts';
import { bbanLength, structureFault, structures, unregistered, type Part, type Structure } from '#lib/iban-registry.ts';

function structureOf(country: string): { readonly code: string; readonly structure: Structure } {
  const code = compact(country);
  if (code === '') throw new ToolError('empty-input', { field: 'country' });
  const structure = structures.get(code);
  if (structure) return { code, structure };
  throw new ToolError('unknown-country', {
    field: 'country',
    country: code,
    ...(unregistered.has(code) && { reason: 'unregistered' }),
  });
}

/** Refuses a text that does not fit its places; `about` says in the error which text it is. */
function refuseMisfit(structure: Structure, bban: string, about: object): void {
  const expected = bbanLength(structure);
  if (bban.length !== expected) throw new ToolError('wrong-length', { ...about, length: bban.length, expected });
  const fault = structureFault(structure, bban);
  if (fault) {
    const details = {
      ...about,
      position: fault.at + 1,
      reason: fault.expected,
      character: shownCharacter(bban, fault.at),
    };
    throw new ToolError('wrong-structure', details);
  }
}

export function composeIban(country: string, source: string): string {
  const { code, structure } = structureOf(country);
  const bban = compact(source);
  if (bban === '') throw new ToolError('empty-input', { field: 'bban' });
  refuseMisfit(structure, bban, { field: 'bban', country: code });
  return `${code}${checkDigitsOf(code, bban)}${bban}`;
}

const symbols = { n: '0123456789', a: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', c: '0123456789' } as const;

/** Every text that fits the places; national check digits are at most two. */
function* textsOf({ classes }: Part, start = ''): Generator<string> {
  const kind = classes[start.length];
  if (kind === undefined) yield start;
  else for (const symbol of symbols[kind]) yield* textsOf({ name: 'check', classes }, start + symbol);
}

/** The parts with the missing checks filled in so that the country's rule is kept; undefined when none does. */
function completeChecks(country: string, structure: Structure, values: readonly string[]): string[] | undefined {
  const at = structure.findIndex(({ name }, index) => name === 'check' && values[index] === '');
  const part = structure[at];
  if (!part) return checkNationally(country, values.join('')) === 'invalid' ? undefined : [...values];
  for (const text of textsOf(part)) {
    const found = completeChecks(country, structure, values.with(at, text));
    if (found) return found;
  }
  return undefined;
}

export interface Built {
  readonly iban: string;
  /** The parts in order, with the national check digits that were left out. */
  readonly values: readonly string[];
}

export function buildIban(country: string, texts: readonly string[]): Built {
  const { code, structure } = structureOf(country);
  const values = structure.map((part, index) => {
    const value = compact(texts[index] ?? '');
    // Numbers are written with leading zeros.
    const isNumber = /^\d+$/.test(value) && !part.classes.includes('a');
    return isNumber ? value.padStart(part.classes.length, '0') : value;
  });
  for (const [index, part] of structure.entries()) {
    const value = values[index] ?? '';
    const about = { field: `parts.${index}`, part: part.name };
    if (value === '' && part.name === 'check' && hasNationalCheck(code)) continue;
    if (value === '') throw new ToolError('empty-input', about);
    refuseMisfit([part], value, about);
  }
  const complete = completeChecks(code, structure, values) ?? (values.includes('') ? undefined : values);
  if (!complete) throw new ToolError('no-national-check', { country: code });
  return { iban: composeIban(code, complete.join('')), values: complete };
}
