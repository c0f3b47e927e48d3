import type { Input } from '#core/field.ts';
import { codePointAt } from '#lib/code-point.ts';
import { codePointLabel } from '#lib/unicode/properties.ts';
import { loadSecurity, type Security } from '#lib/unicode/security.ts';
import type { cleanFields } from './fields.ts';
import { kinds, type Found, type Kind } from './kinds.ts';
import { lookAlikes } from './look-alikes.ts';
import { findAll } from './scan.ts';

type Options = Omit<Input<typeof cleanFields>, 'text'>;

/** What stands in the place of a look-alike: of the same category, else the first, else what it is made of. */
function asciiFor(data: Security): (character: string) => string {
  const alike = lookAlikes(data);
  return (character) => {
    const category = data.category.of(codePointAt(character) ?? 0);
    const candidates = alike.of(character);
    const best = candidates.find((each) => data.category.of(each.charCodeAt(0)) === category) ?? candidates[0];
    const skeleton = alike.skeleton(character);
    return best ?? (/^[ -~]+$/.test(skeleton) ? skeleton : character);
  };
}

/** What becomes of what was found; kinds that are left alone have no entry. */
function replacements(options: Options, data: Security): Partial<Record<Kind, (part: string) => string>> {
  const gone = (): string => '';
  const ascii = asciiFor(data);
  return {
    ...(options.bidi && { 'bidi-control': gone }),
    ...(options.marks && { 'bidi-mark': gone }),
    ...(options.zeroWidth && { 'zero-width': gone, joiner: gone }),
    ...(options.tags && { tag: gone, 'variation-selector': gone }),
    ...(options.spaces === 'space' && { space: () => ' ' }),
    ...(options.lines === 'newline' && { 'line-separator': () => '\n' }),
    ...(options.bom && { bom: gone }),
    ...(options.controls && { control: gone }),
    ...(options.confusables && { confusable: ascii }),
    ...(options.punctuation && { punctuation: ascii }),
  };
}

/** The text with parts of it replaced, where they stand and as long as they do not overlap. */
function replaceParts(text: string, found: readonly Found[], change: (each: Found, part: string) => string): string {
  let result = '';
  let end = 0;
  for (const each of found) {
    result += text.slice(end, each.index) + change(each, text.slice(each.index, each.end));
    ({ end } = each);
  }
  return result + text.slice(end);
}

export async function cleanText({ text, ...options }: Input<typeof cleanFields>): Promise<string> {
  const data = await loadSecurity();
  const wanted = replacements(options, data);
  const found = findAll(text, 'code', data).filter(({ kind }) => wanted[kind]);
  const cleaned = replaceParts(text, found, ({ kind }, part) => wanted[kind]?.(part) ?? part);
  return options.nfc ? cleaned.normalize('NFC') : cleaned;
}

const shown: ReadonlySet<Kind> = new Set(kinds.slice(0, kinds.indexOf('control') + 1));

export async function revealText(text: string): Promise<string> {
  const found = findAll(text, 'text', await loadSecurity()).filter(({ kind }) => shown.has(kind));
  const label = (character: string): string => `[${codePointLabel(codePointAt(character) ?? 0)}]`;
  return replaceParts(text, found, (_, part) => Array.from(part, label).join(''));
}
