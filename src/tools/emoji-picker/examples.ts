import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'describe',
    input: { emoji: '😀' },
    partial: {
      emoji: '😀',
      name: 'grinning face',
      codePoints: ['U+1F600'],
      group: 'smileys-emotion',
      shortcodes: ['grinning'],
      skinTones: [],
      escapes: {
        javascript: '\\u{1F600}',
        utf16: '\\uD83D\\uDE00',
        html: '&#x1F600;',
        css: '\\01F600',
        python: '\\U0001F600',
        utf8: 'F0 9F 98 80',
        url: '%F0%9F%98%80',
      },
    },
  },
  {
    op: 'describe',
    input: { emoji: '❤️', locale: 'fr' },
    partial: { codePoints: ['U+2764', 'U+FE0F'], name: 'cœur rouge' },
  },
  {
    op: 'describe',
    input: { emoji: '👋🏽' },
    partial: { name: 'waving hand: medium skin tone', codePoints: ['U+1F44B', 'U+1F3FD'], shortcodes: ['wave'] },
  },
  { op: 'describe', input: { emoji: ':rocket:' }, partial: { emoji: '🚀' } },
  { op: 'describe', input: { emoji: '🇫🇷' }, partial: { name: 'flag: France' } },
  { op: 'describe', input: { emoji: 'x' }, error: 'unknown-emoji' },
  { op: 'describe', input: { emoji: ' ' }, error: 'empty-input' },
  {
    op: 'search',
    input: { query: 'tada', limit: 1 },
    value: [{ emoji: '🎉', name: 'party popper', codePoints: ['U+1F389'] }],
  },
  {
    op: 'search',
    input: { query: 'waving hand', limit: 1 },
    value: [{ emoji: '👋', name: 'waving hand', codePoints: ['U+1F44B'] }],
  },
  { op: 'search', input: { query: 'zzzzz' }, value: [] },
];
