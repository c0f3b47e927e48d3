import type { Example } from '#core/example.ts';
import { targets } from './engine/targets.ts';

const escape = (text: string, target: string, value: string, options: object = {}): Example => ({
  op: 'escape',
  input: { text, target, ...options },
  value,
});
const unescape = (text: string, target: string, value: string): Example => ({
  op: 'unescape',
  input: { text, target },
  value,
});

export const examples: readonly Example[] = [
  escape('a"b\\', 'json', '"a\\"b\\\\"'),
  escape('\né', 'python', '"\\n\\xe9"', { ascii: true }),
  escape('${x}', 'javascript', '`\\${x}`', { quote: 'backtick' }),
  escape("it's", 'shell', "'it'\\''s'"),
  escape("it's", 'sql', "'it''s'"),
  escape('a\\b', 'postgres', "E'a\\\\b'"),
  escape('100% & more', 'cmd', '100%% ^& more'),
  escape('#{x}', 'ruby', '"\\#{x}"'),
  escape('a_b', 'latex', 'a\\_b'),
  {
    op: 'escape',
    input: { text: 'a\0', target: 'c' },
    error: 'not-representable',
    details: { target: 'c', reason: 'nul', codePoint: 'U+0000', index: 1, line: 1, column: 2 },
  },
  {
    op: 'escape',
    input: { text: 'a', target: 'java', quote: 'single' },
    error: 'unsupported-quote',
    details: { target: 'java', quote: 'single' },
  },
  unescape('"caf\\u00e9\\n"', 'json', 'café\n'),
  { op: 'unescape', input: { text: '"\\q"' }, error: 'invalid-escape', details: { sequence: '\\q', index: 1 } },
  { op: 'unescape', input: { text: '"a"b"' }, error: 'unescaped-quote', details: { index: 2, line: 1, column: 3 } },
  unescape("'it'\\''s'", 'shell', "it's"),
  { op: 'unescape', input: { text: 'a\\' }, error: 'unterminated-escape', details: { index: 1 } },
  { op: 'unescape', input: { text: '%FF', target: 'url' }, error: 'not-text', details: { index: 0 } },
  {
    op: 'check',
    input: { text: 'a\nb' },
    partial: targets.map((target) => ({ target, ok: target !== 'cmd' })),
  },
];
