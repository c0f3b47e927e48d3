import { describe, expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { validate } from '../engine.ts';
import { faultLines, faultText } from './fault-lines.ts';

async function linesFor(schema: unknown, data: unknown, open?: (key: string) => boolean) {
  const texts = { schema: JSON.stringify(schema), data: JSON.stringify(data) };
  const result = await execute(validate, texts);
  if (!result.ok) throw new Error(result.error.code);
  return faultLines(result.value.errors, open).map(
    ({ alternative, depth, fault, folded }) =>
      `${depth} ${alternative ?? '-'} ${fault.path} ${fault.keyword}${folded === undefined ? '' : ` ${folded}`}`,
  );
}

const wide = { type: 'object', required: ['a', 'b'] };
const near = { properties: { x: { type: 'string' } } };

describe('the faults of a union', () => {
  it('are those of the nearest alternative, until it is opened', async () => {
    const schema = { anyOf: [wide, near, { type: 'object', required: ['c', 'd', 'e'] }] };
    const nearest = ['0 -  anyOf 2', '1 2 /x type'];
    expect(await linesFor(schema, { x: 1 })).toEqual(nearest);
    expect(await linesFor(schema, { x: 1 }, () => true)).toEqual([
      ...nearest,
      '1 1  required',
      '1 1  required',
      '1 3  required',
      '1 3  required',
      '1 3  required',
    ]);
  });

  it('lead on to those of a union inside', async () => {
    const schema = { oneOf: [{ properties: { x: { anyOf: [{ type: 'string' }, { type: 'null' }] } } }, wide] };
    expect(await linesFor(schema, { x: 1 })).toEqual(['0 -  oneOf 1', '1 1 /x anyOf 1', '2 1 /x type']);
    const opened = await linesFor(schema, { x: 1 }, (key) => key === '0/0.0');
    expect(opened).toEqual(['0 -  oneOf 1', '1 1 /x anyOf 1', '2 1 /x type', '2 2 /x type']);
  });

  it('are about the name of a member, as the union is', () => {
    const inner = { keyword: 'type', params: {} };
    const union = { keyword: 'anyOf', params: { name: 'n' }, branches: [[inner]] };
    const [, line] = faultLines([union] as unknown as Parameters<typeof faultLines>[0]);
    expect(line?.fault.params).toEqual({ name: 'n' });
    expect(line?.alternative).toBe(1);
  });

  it('are all in the text to copy, each below its union', () => {
    const inner = { keyword: 'type', params: {} };
    const union = { keyword: 'anyOf', params: {}, branches: [[inner, inner], [inner]] };
    const faults = [union, inner] as unknown as Parameters<typeof faultText>[0];
    expect(faultText(faults, ({ alternative, fault }) => `${alternative ?? ''}${fault.keyword}`)).toBe(
      'anyOf\n  2type\n  1type\n  1type\ntype',
    );
  });
});
