import { text } from '#core/field.ts';
import type { WithDraft } from '#ui/hooks/use-draft.ts';
import { slugify } from '../engine.ts';

/** Replacements are typed as lines: `C++ => cpp`. */
export const fields = { ...slugify.input, replacements: text('') };
export const initial = { text: 'Déjà vu: 50% off & more!\nПривет, мир\n你好世界' };

export type DraftProps = WithDraft<typeof fields>;

/** `from => to` a line; blanks alone before the arrow and its own are one. What replaces nothing is left out. */
export function replacementsIn(source: string): readonly (readonly string[])[] {
  return source.split('\n').flatMap((line) => {
    const at = line.indexOf('=>');
    const given = line.slice(0, Math.max(at, 0));
    const from = given.trim() || (given.length > 1 ? ' ' : '');
    return from === '' ? [] : [[from, line.slice(at + 2).trim()]];
  });
}

const defaults = {
  separator: '-',
  case: 'lower',
  mode: 'ascii',
  symbolWords: 'en',
  decamelize: false,
  preserve: '',
  unique: false,
  keepExtension: false,
  replacements: '',
} as const;

/** What is set for one purpose; the rest is as at first, but for language and length. */
export const presets = {
  url: defaults,
  file: { ...defaults, case: 'preserve', keepExtension: true, unique: true },
  python: { ...defaults, separator: '_' },
  // GitHub drops all punctuation but hyphens and underscores, and makes a hyphen of every blank: `Q & A` is `q--a`.
  github: {
    ...defaults,
    separator: '',
    mode: 'unicode',
    symbolWords: 'none',
    preserve: '-_',
    replacements: '  => -',
  },
} as const;
