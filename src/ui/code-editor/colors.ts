import { tags, type Tag } from '@lezer/highlight';

export type ColorName = 'name' | 'value' | 'quiet' | 'invalid';

/** What is colored in code. Strings and everything else have the color of the text. */
export const colors: readonly { readonly name: ColorName; readonly tag: readonly Tag[]; readonly color: string }[] = [
  { name: 'name', tag: [tags.propertyName, tags.tagName], color: 'var(--primary-text)' },
  { name: 'value', tag: [tags.number, tags.atom, tags.bool, tags.null, tags.keyword], color: 'var(--warning)' },
  { name: 'quiet', tag: [tags.punctuation, tags.separator, tags.comment], color: 'var(--muted)' },
  { name: 'invalid', tag: [tags.invalid], color: 'var(--danger)' },
];
