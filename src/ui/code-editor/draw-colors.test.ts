import { describe, expect, it } from 'vitest';
import { drawColors } from './draw-colors.ts';

describe('drawColors', () => {
  it('colors names, values and punctuation, and leaves strings', () => {
    expect(drawColors({ text: '{"a": 1, "b": "c"}', language: 'json', marks: [] })).toEqual([
      { text: '{', color: 'quiet' },
      { text: '"a"', color: 'name' },
      { text: ':', color: 'quiet' },
      { text: ' ' },
      { text: '1', color: 'value' },
      { text: ',', color: 'quiet' },
      { text: ' ' },
      { text: '"b"', color: 'name' },
      { text: ':', color: 'quiet' },
      { text: ' "c"' },
      { text: '}', color: 'quiet' },
    ]);
  });

  it.each([
    ['xml', '<a>b</a>', 'a', 'name'],
    ['html', '<a>b</a>', 'a', 'name'],
    ['yaml', 'a: 1', 'a', 'name'],
    ['toml', 'a = 1', 'a', 'name'],
    ['sql', 'SELECT 1', 'SELECT', 'value'],
    ['code', 'return "a";', 'return', 'value'],
  ] as const)('colors %s', (language, text, part, color) => {
    const parts = drawColors({ text, language, marks: [] });
    expect(parts.map((one) => one.text).join('')).toBe(text);
    expect(parts.find((one) => one.text.trim() === part)?.color).toBe(color);
  });

  it('draws marks, also over colors', () => {
    const match = { from: 1, to: 2, tone: 'match' } as const;
    expect(drawColors({ text: 'ab', language: 'text', marks: [match] })).toEqual([
      { text: 'a' },
      { text: 'b', mark: 'match' },
    ]);
    const warning = { from: 0, to: 1, tone: 'warning' } as const;
    expect(drawColors({ text: '12', language: 'json', marks: [warning] })).toEqual([
      { text: '1', color: 'value', mark: 'warning' },
      { text: '2', color: 'value' },
    ]);
  });

  it('draws nothing where nothing is colored, or where the editor comes at once', () => {
    expect(drawColors({ text: '', language: 'json', marks: [] })).toEqual([]);
    expect(drawColors({ text: 'abc', language: 'text', marks: [] })).toEqual([]);
    expect(drawColors({ text: '[1]', language: 'json', marks: [{ from: 0, to: 1, tone: 'error' }] })).toEqual([]);
    expect(drawColors({ text: `[${'1,'.repeat(2000)}1]`, language: 'json', marks: [] })).toEqual([]);
    expect(drawColors({ text: '[1,\r\n2]', language: 'json', marks: [] })).toEqual([]);
  });
});
