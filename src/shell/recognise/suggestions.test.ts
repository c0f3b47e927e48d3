import { describe, expect, it } from 'vitest';
import { sampleSize } from '#core/sample.ts';
import { suggestionsFor } from './suggestions.ts';

const uuid = '550e8400-e29b-41d4-a716-446655440000';

describe('suggestions', () => {
  it('say why, what to run, and what the page shall hold', async () => {
    const { found, others } = await suggestionsFor({ text: ` ${uuid}\n` }, undefined, 'en');
    expect(found[0]).toMatchObject({
      tool: 'uuid-generator',
      reason: 'UUID, version 4',
      request: { op: 'uuid-generator/parse', input: { uuid } },
    });
    expect(await found[0]?.values()).toEqual({ uuid, tab: 'decode' });
    expect(others.length).toBeGreaterThan(5);
  });

  it('hand the whole over, not the sample', async () => {
    const text = `[${'{"a":1},'.repeat(20_000)}{}]`;
    const { found } = await suggestionsFor({ text }, undefined, 'en');
    expect(text.length).toBeGreaterThan(sampleSize);
    expect(found[0]?.tool).toBe('json-prettify');
    expect(await found[0]?.values()).toMatchObject({ text });
    const { found: ofFile } = await suggestionsFor({ file: new File([text], 'a.json') }, undefined, 'en');
    expect(ofFile[0]?.file).toBeUndefined();
    expect(await ofFile[0]?.values()).toMatchObject({ text });
  });

  it('read a file in UTF-16 with a byte order mark', async () => {
    const fileOf = (text: string): File => {
      const bytes = new DataView(new ArrayBuffer(text.length * 2));
      for (let at = 0; at < text.length; at++) bytes.setUint16(at * 2, text.charCodeAt(at), true);
      return new File([bytes], 'export.txt');
    };
    const short = '{"été":"😀"}';
    const long = `[${'{"é":1},'.repeat(20_000)}{}]`;
    for (const text of [short, long]) {
      const { found, others } = await suggestionsFor({ file: fileOf(`\uFEFF${text}`) }, undefined, 'en');
      expect(found[0]).toMatchObject({ tool: 'json-prettify', file: undefined });
      expect(await found[0]?.values()).toMatchObject({ text });
      expect(await others.find(({ tool }) => tool === 'case-converter')?.values()).toEqual({ text });
    }
    for (const file of [fileOf('\uFEFF\0a'), new File([fileOf('\uFEFFa'), 'b'], 'odd.txt')]) {
      expect((await suggestionsFor({ file }, undefined, 'en')).others).toEqual([]);
    }
  });

  it('take a long file for text only where all of it is that', async () => {
    const start = `[${'{"a":1},'.repeat(20_000)}`;
    const late = [0x22, 0xe9, 0x22, 0x5d];
    const toolsOf = async (...parts: BlobPart[]) => {
      const file = new File(parts, 'a.json');
      const { found, others } = await suggestionsFor({ file }, { text: '{"a":2}' }, 'en');
      for (const suggestion of found) expect(suggestion.file).toBe(file);
      expect(others).toEqual([]);
      return found.map(({ tool }) => tool);
    };
    const ofShort = await toolsOf(Uint8Array.of(0x5b, ...late));
    expect(ofShort).toContain('hash-text');
    expect(await toolsOf(start, Uint8Array.from(late))).toEqual(ofShort);
    const utf16 = Uint16Array.from(`\uFEFF${start}\uD800"]`, (unit) => unit.charCodeAt(0));
    expect(await toolsOf(utf16)).toEqual(ofShort);
    // It ends in the middle of a character.
    expect(await toolsOf(start, Uint8Array.of(0x22, 0xc3))).toEqual(ofShort);
  });

  it('put the whole where the sample was, and leave what was found in it', async () => {
    const pem = `-----BEGIN CERTIFICATE-----\n${`${'A'.repeat(64)}\n`.repeat(1100)}-----END CERTIFICATE-----\n`;
    const { found } = await suggestionsFor({ text: pem }, undefined, 'en');
    expect(found[0]?.request).toEqual({ op: 'x509-parser/inspect', input: { text: pem } });
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln';
    const log = `GET / ${token}\n${'GET / 200\n'.repeat(10_000)}`;
    const { found: inLog } = await suggestionsFor({ text: log }, undefined, 'en');
    expect(inLog.find(({ tool }) => tool === 'jwt-parser')?.request?.input).toEqual({ token });
  });

  it('give a file that is not text to the page as it is', async () => {
    const bytes = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAE='), (sign) => sign.charCodeAt(0));
    const file = new File([bytes], 'dot.png', { type: 'image/png' });
    const { found, others } = await suggestionsFor({ file }, undefined, 'en');
    expect(found.map(({ tool }) => tool)).toEqual(expect.arrayContaining(['base64-file-converter', 'hash-text']));
    for (const suggestion of found) expect(suggestion.file).toBe(file);
    expect(found[0]?.request?.input).toEqual({ file });
    expect(others).toEqual([]);
  });

  it('show any text where the page may have been left at another pane or tab', async () => {
    const { others } = await suggestionsFor({ text: 'any text' }, undefined, 'en');
    const valuesOf = (tool: string) => others.find((one) => one.tool === tool)?.values();
    expect(await valuesOf('url-encoder')).toEqual({ text: 'any text', source: 'text' });
    expect(await valuesOf('hash-text')).toEqual({ text: 'any text', tab: 'text' });
    expect(await valuesOf('case-converter')).toEqual({ text: 'any text' });
  });

  it('compare two texts, JSON with JSON before text with text', async () => {
    const { found } = await suggestionsFor({ text: '{"a":2}' }, { text: '{"a":1}' }, 'en');
    expect(found.slice(0, 2).map(({ tool }) => tool)).toEqual(['json-diff', 'text-diff']);
    expect(await found[0]?.values()).toEqual({ left: '{"a":1}', right: '{"a":2}' });
    expect(await found[1]?.values()).toEqual({ left: '{"a":1}', right: '{"a":2}' });
    expect(new Set(found.map(({ tool }) => tool)).size).toBe(found.length);
  });

  it('never take a second text for the files of a list', async () => {
    const sums = ['a', 'b'].map((name) => `${'0123456789abcdef'.repeat(4)}  ${name}.iso`).join('\n');
    const list = await suggestionsFor({ text: sums }, undefined, 'en');
    expect(list.found[0]?.tool).toBe('hash-text');
    expect(await list.found[0]?.values()).toEqual({ tab: 'file', list: sums });
    const { found } = await suggestionsFor({ text: '550e8400-e29b-41d4-a716-446655440000' }, { text: sums }, 'en');
    expect(found.map(({ tool }) => tool)).not.toContain('hash-text');
  });

  it('are none for prose, which tools take that take any text', async () => {
    const text = 'Some words of nobody in particular.';
    const { found, others } = await suggestionsFor({ text }, undefined, 'fr');
    expect(found).toEqual([]);
    const counted = others.find(({ tool }) => tool === 'text-statistics');
    expect(await counted?.values()).toEqual({ text });
  });
});
