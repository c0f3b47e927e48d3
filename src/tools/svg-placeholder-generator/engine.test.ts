import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Draft } from '#core/field.ts';
import { mismatch } from '#core/example.ts';
import { execute, isOperation, type Operation } from '#core/operation.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import * as engine from './engine.ts';
import { examples } from './examples.ts';

const seed = 20261121;
const { dataUri, svg } = engine;
const operations = new Map<string, Operation>(
  Object.values<unknown>(engine)
    .filter(isOperation)
    .map((found) => [found.id.slice(found.id.indexOf('/') + 1), found]),
);

async function drawn(input: Draft<typeof svg.input>): Promise<string> {
  const result = await execute(svg, input);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('examples', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const op = operations.get(example.op) as Operation;
      expect(mismatch(example, await execute(op, example.input))).toBeUndefined();
    });
  }
});

const size = async (input: Draft<typeof svg.input>): Promise<string | undefined> =>
  /font-size="(\d+)"/.exec(await drawn(input))?.[1];

describe('svg', () => {
  it('shows its size unless told otherwise', async () => {
    expect(await drawn({})).toContain('>600x350</text>');
    expect(await drawn({ text: ' ' })).toContain('> </text>');
  });

  it('fits the text by its longest line, its lines and the smaller side', async () => {
    expect(await size({ width: 600, height: 350 })).toBe('58');
    expect(await size({ width: 300, height: 3000, text: 'x'.repeat(100) })).toBe('4');
    expect(await size({ width: 300, height: 30, text: 'a\nb\nc\nd\ne' })).toBe('4');
    expect(await size({ width: 1, height: 1, text: 'long text' })).toBe('1');
    expect(await size({ width: 60, height: 600, text: '😀😀' })).toBe('10');
    expect(await size({ fontSize: 5000 })).toBe('5000');
  });

  it('keeps the place of an empty line, whatever ends lines', async () => {
    const ys = async (text: string) =>
      [...(await drawn({ width: 100, height: 100, fontSize: 10, text })).matchAll(/ y="([^"]+)"/g)].map(([, y]) => y);
    expect(await ys('a\r\n\rb')).toEqual(['38', '62']);
    expect(await ys('a\nb')).toEqual(['44', '56']);
    expect(await ys('\n')).toEqual([]);
  });

  it('takes colours of every notation it knows, and nothing else', async () => {
    for (const color of ['#abc', '#abcd', '#aabbcc', '#aabbccdd', 'navy', 'transparent', ' NAVY ', '#ABC']) {
      expect(await drawn({ color })).toContain(`fill="${color.trim().toLowerCase()}"`);
    }
    for (const color of ['', '#', '#ab', '#abcde', '#ggg', 'red"', 'rgb(1,2,3)', 'dark blue', 'a1', 'é', 'pin\u212a']) {
      expect(await execute(svg, { color })).toMatchObject({ ok: false, error: { code: 'invalid-color' } });
    }
  });

  it('is well-formed whatever the text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
        const markup = await drawn({ text });
        expect(markup.isWellFormed()).toBe(true);
        // oxlint-disable-next-line no-control-regex
        expect(markup).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/);
        expect(markup.split('\n').every((line) => /^ {0,2}<[^<>]+>(?:[^<>]*<\/text>)?$/.test(line))).toBe(true);
        expect(markup).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
      }),
      { seed },
    );
    expect(await drawn({ text: '\0\ud800\uffff<' })).toContain('>\ufffd\ufffd\ufffd&lt;</text>');
  });
});

describe('data-uri', () => {
  it('is read back as the same markup', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 100 }), async (text) => {
        const expected = await drawn({ text });
        for (const encoding of ['percent', 'base64'] as const) {
          const result = await execute(dataUri, { text, encoding });
          const uri = result.ok ? result.value : '';
          expect(await (await fetch(uri)).text()).toBe(expected);
          expect(uri.slice(5)).toMatch(/^[A-Za-z0-9\-._~!$()*+,;=:@/?%]*$/);
        }
      }),
      { seed, numRuns: propertyRuns(0.5) },
    );
  });
});
