import { ToolError } from '#core/operation.ts';
import { codePointsOf, escapesOf, type Escapes } from './escapes.ts';
import { keyOf, loadStore, type Emoji, type Group, type Locale, type Store } from './store.ts';

export interface Description {
  readonly emoji: string;
  readonly name: string;
  readonly codePoints: readonly string[];
  readonly group: Group;
  readonly version: number;
  readonly tags: readonly string[];
  readonly shortcodes: readonly string[];
  readonly skinTones: readonly string[];
  readonly escapes: Escapes;
}

/** `U+1F468 U+200D U+1F469`, `1F468-200D-1F469` or `23-20E3`; one number alone has at least four digits. */
const codeList = /^(?:u\+[\da-f]{2,6}|[\da-f]{4,6}|[\da-f]{2,3}(?=[\s,-]))(?:[\s,-]+(?:u\+)?[\da-f]{2,6})*$/i;

function readCodes(text: string): string {
  const codes = text.split(/[\s,-]+/).map((code) => Number.parseInt(code.replace(/^u\+/i, ''), 16));
  return codes.every((code) => code <= 0x10ffff) ? codes.map((code) => String.fromCodePoint(code)).join('') : '';
}

/** The emoji that a text names: itself, its shortcode or its code points. */
export function findNamed({ byEmoji, byShortcode }: Store, text: string): Emoji | undefined {
  const shortcode = /^:(.+):$/.exec(text)?.[1];
  if (shortcode !== undefined) return byShortcode.get(shortcode.toLowerCase());
  return byEmoji.get(keyOf(text)) ?? (codeList.test(text) ? byEmoji.get(keyOf(readCodes(text))) : undefined);
}

export async function describeEmoji(input: { readonly emoji: string; readonly locale: Locale }): Promise<Description> {
  const text = input.emoji.trim();
  if (text === '') throw new ToolError('empty-input', { field: 'emoji' });
  const found = findNamed(await loadStore(input.locale), text);
  if (!found) throw new ToolError('unknown-emoji');
  const { emoji, name, version, base } = found;
  return {
    emoji,
    name,
    codePoints: codePointsOf(emoji),
    group: base.group,
    version,
    tags: base.tags,
    shortcodes: base.shortcodes,
    skinTones: base.skins.map((skin) => skin.emoji),
    escapes: escapesOf(emoji),
  };
}
