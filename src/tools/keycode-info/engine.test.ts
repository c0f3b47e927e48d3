import { describe as suite, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { describe, lookup } from './engine.ts';
import { keyTable, type KeyRow } from './engine/table.ts';
import { examples } from './examples.ts';

const operations: Readonly<Record<string, unknown>> = { describe, lookup };

async function answer<T = unknown>(operation: unknown, input: object): Promise<T> {
  const result = await execute(operation as Operation, input);
  return (result.ok ? result.value : result.error.code) as T;
}

suite('keycode-info', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op] as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }

  it.each([
    [{ key: 'ß' }, { label: 'ß', codePoint: 'U+00DF' }],
    [{ key: 'é' }, { label: 'É', isPrintable: true }],
    [{ key: '😀' }, { label: '😀', codePoint: 'U+1F600', isPrintable: true }],
    [{ key: '' }, { label: '', isPrintable: false, codePoint: null, combo: '' }],
    [
      { key: 'Dead', code: 'BracketLeft' },
      { label: 'Dead', isDead: true, isPrintable: false },
    ],
    [{ key: 'Process', keyCode: 229 }, { isIme: true }],
    [{ key: 'a', isComposing: true }, { isIme: true }],
    [
      { key: 'Unidentified', keyCode: 229 },
      { isIme: true, label: 'Unidentified' },
    ],
    [
      { key: 'Enter', location: 3 },
      { location: { value: 3, name: 'numpad' }, ariaKeyshortcuts: 'Enter' },
    ],
    [
      { key: 'Shift', location: 2 },
      { modifiers: ['Shift'], combo: 'Shift', location: { value: 2, name: 'right' } },
    ],
    [
      { key: 'Shift', ctrlKey: true, shiftKey: true },
      { modifiers: ['Control', 'Shift'], combo: 'Ctrl+Shift', keyCondition: "event.key === 'Shift' && event.ctrlKey" },
    ],
    [
      { key: 'AltGraph', ctrlKey: true, altKey: true },
      { combo: 'Ctrl+Alt+AltGraph', isModifier: true },
    ],
    [
      { key: ' ', metaKey: true },
      { combo: 'Meta+Space', ariaKeyshortcuts: 'Meta+Space' },
    ],
    [{ key: '\\', code: 'Backslash' }, { keyCondition: String.raw`event.key === '\\'` }],
    [
      { key: 'a', ctrlKey: true, altKey: true, shiftKey: true, metaKey: true },
      {
        combo: 'Ctrl+Alt+Shift+Meta+A',
        ariaKeyshortcuts: 'Alt+Control+Shift+Meta+A',
        keyCondition: "event.key === 'a' && event.ctrlKey && event.altKey && event.shiftKey && event.metaKey",
      },
    ],
  ])('describes %j', async (input, expected) => {
    expect(await answer(describe, input)).toMatchObject(expected);
  });

  it('has conditions that hold for the event they describe', async () => {
    for (const { key, code } of keyTable) {
      const event = { key, code, ctrlKey: true, altKey: false, shiftKey: true, metaKey: false };
      const { keyCondition, codeCondition } = await answer<Record<string, string>>(describe, event);
      for (const condition of [keyCondition, codeCondition]) {
        const [, member = '', literal = ''] = /^event\.(\w+) === ('(?:[^'\\]|\\.)*')/.exec(condition ?? '') ?? [];
        expect(literal.slice(1, -1).replace(/\\(.)/g, '$1')).toBe(event[member as 'key' | 'code']);
      }
    }
  });

  it('knows 124 keys, each code once', async () => {
    expect(await answer(lookup, {})).toHaveLength(124);
    expect(new Set(keyTable.map(({ code }) => code)).size).toBe(124);
    expect(await answer(lookup, { query: '  ' })).toHaveLength(124);
  });

  it.each([
    ['13', ['NumpadEnter', 'Enter']],
    ['5', ['Digit5', 'F5', 'F15', 'Numpad5']],
    ['k', ['KeyK']],
    ['\\', ['Backslash', 'IntlBackslash']],
    ['shift', ['ShiftLeft', 'ShiftRight']],
    ['59', ['Semicolon']],
    ['999', []],
  ])('looks up %j', async (query, codes) => {
    const found = (await answer<KeyRow[]>(lookup, { query })).map(({ code }) => code);
    expect(found).toEqual(expect.arrayContaining(codes));
    if (codes.length === 0 || /\d\d/.test(query)) expect(found).toEqual(codes);
  });
});
